// SPDX-License-Identifier: MIT

/// Output bytes on their way to a file: filled row by row, drained, and filled again.
///
/// One buffer serves a whole run, so that a row costs no allocation once the longest has been seen.
package struct ByteBuffer {
  /// The bytes, and behind them room for more in which anything may stand.
  private var room: [UInt8]
  package private(set) var count = 0

  package init(capacity: Int = 0) {
    room = Array(repeating: 0, count: capacity)
  }

  /// A copy of the bytes.
  package var bytes: [UInt8] { Array(room[..<count]) }

  package var isEmpty: Bool { count == 0 }
  package var last: UInt8? { count > 0 ? room[count - 1] : nil }

  /// Shows the bytes to whoever sends them on.
  package func withUnsafeBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try room.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[..<count])))
    }
  }

  /// Forgets the bytes and keeps the storage.
  package mutating func removeAll() {
    count = 0
  }

  package mutating func append(_ byte: UInt8) {
    if count == room.count { makeRoom(for: 1) }
    room[count] = byte
    count += 1
  }

  package mutating func append(_ more: [UInt8]) {
    append(atMost: more.count) { $0.append(more) }
  }

  package mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    append(atMost: more.count) { $0.append(more) }
  }

  /// Appends a literal without making a String of it.
  package mutating func append(literal text: StaticString) {
    append(atMost: text.utf8CodeUnitCount) { $0.append(literal: text) }
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends what a body writes, which is no more than so many bytes.
  @inline(__always) mutating func append(atMost most: Int, _ body: (inout TextCursor) -> Void) {
    if room.count - count < most { makeRoom(for: most) }
    let start = count
    count = room.withUnsafeMutableBufferPointer { room in
      guard let base = room.baseAddress else { return start }
      var cursor = TextCursor(at: base + start)
      body(&cursor)
      return cursor.place - base
    }
  }

  /// The room doubles, so that each byte is moved twice at most.
  private mutating func makeRoom(for most: Int) {
    let (count, capacity) = (count, max(count + most, 2 * room.count, 64))
    room = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, initializedCount in
      _ = room.withUnsafeBufferPointer { bytes.initialize(fromContentsOf: $0[..<count]) }
      bytes[count...].initialize(repeating: 0)
      initializedCount = capacity
    }
  }
}
