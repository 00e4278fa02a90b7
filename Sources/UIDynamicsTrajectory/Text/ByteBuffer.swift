// SPDX-License-Identifier: MIT

/// Output bytes on their way to a file: filled row by row, drained, and filled again.
///
/// One buffer serves a whole run, so that a row costs no allocation once the longest has been seen.
package struct ByteBuffer {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package var count: Int { bytes.count }
  package var isEmpty: Bool { bytes.isEmpty }

  /// Shows the bytes to whoever sends them on.
  package func withUnsafeBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Forgets the bytes and keeps the storage.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  package mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends a literal without making a String of it.
  package mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
