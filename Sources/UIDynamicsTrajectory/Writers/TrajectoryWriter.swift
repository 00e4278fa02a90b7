// SPDX-License-Identifier: MIT

package protocol TrajectoryWriter {
  mutating func begin(_ buffer: inout ByteBuffer)
  /// Appends the events before the next frame, if the format supports them.
  mutating func write(_ events: [EventRecord], to buffer: inout ByteBuffer)
  mutating func write(_ frame: Frame, to buffer: inout ByteBuffer)
  mutating func end(_ buffer: inout ByteBuffer)
}

extension TrajectoryWriter {
  package mutating func begin(_ buffer: inout ByteBuffer) {}
  package mutating func write(_ events: [EventRecord], to buffer: inout ByteBuffer) {}
  package mutating func end(_ buffer: inout ByteBuffer) {}
}
