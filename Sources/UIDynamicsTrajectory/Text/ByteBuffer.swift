// SPDX-License-Identifier: MIT

/// A reusable output buffer.
///
/// One buffer is used for an entire run, so rows do not allocate memory once it is large enough.
package struct ByteBuffer {
  /// The bytes, followed by unused capacity.
  private var room: [UInt8]
  package private(set) var count = 0

  package init(capacity: Int = 0) {
    room = Array(repeating: 0, count: capacity)
  }

  package var bytes: [UInt8] { Array(room[..<count]) }

  package var isEmpty: Bool { count == 0 }
  package var last: UInt8? { count > 0 ? room[count - 1] : nil }

  package func withUnsafeBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try room.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[..<count])))
    }
  }

  /// Removes the bytes but keeps the capacity.
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

  /// Appends text without creating a `String`.
  package mutating func append(literal text: StaticString) {
    append(atMost: text.utf8CodeUnitCount) { $0.append(literal: text) }
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the output of `body`, which is at most `most` bytes.
  @inline(__always) mutating func append(atMost most: Int, _ body: (inout TextCursor) -> Void) {
    if room.count - count < most { makeRoom(for: most) }
    let start = count
    count = room.withUnsafeMutableBufferPointer { room in
      guard let base = room.baseAddress else { return start }
      var cursor = TextCursor(at: base + start)
      body(&cursor)
      return cursor.position - base
    }
  }

  /// Doubles the capacity, so appending takes amortized constant time.
  private mutating func makeRoom(for most: Int) {
    let (count, capacity) = (count, max(count + most, 2 * room.count, 64))
    room = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, initializedCount in
      _ = room.withUnsafeBufferPointer { bytes.initialize(fromContentsOf: $0[..<count]) }
      bytes[count...].initialize(repeating: 0)
      initializedCount = capacity
    }
  }
}
