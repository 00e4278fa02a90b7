// SPDX-License-Identifier: MIT

/// Turns frames into rows of text.
package protocol TrajectoryWriter {
  /// Appends what stands before the first row.
  mutating func begin(_ buffer: inout ByteBuffer)
  /// Appends the rows of one frame.
  mutating func write(_ frame: Frame, to buffer: inout ByteBuffer)
}
