// SPDX-License-Identifier: MIT

package protocol TrajectoryWriter {
  mutating func begin(_ buffer: inout ByteBuffer)
  mutating func write(_ frame: Frame, to buffer: inout ByteBuffer)
}

extension TrajectoryWriter {
  package mutating func begin(_ buffer: inout ByteBuffer) {}
}
