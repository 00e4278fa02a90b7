// SPDX-License-Identifier: MIT

/// Turns frames into rows, of text as a rule.
package protocol TrajectoryWriter {
  /// Appends what stands before the first row.
  mutating func begin(_ buffer: inout ByteBuffer)
  /// Appends what happened before the next frame, in a form that has a place for it.
  mutating func write(_ events: [EventRecord], to buffer: inout ByteBuffer)
  /// Appends the rows of one frame.
  mutating func write(_ frame: Frame, to buffer: inout ByteBuffer)
  /// Appends what stands behind the last row.
  mutating func end(_ buffer: inout ByteBuffer)
}

/// Most forms have rows and nothing else.
extension TrajectoryWriter {
  package mutating func begin(_ buffer: inout ByteBuffer) {}
  package mutating func write(_ events: [EventRecord], to buffer: inout ByteBuffer) {}
  package mutating func end(_ buffer: inout ByteBuffer) {}
}
