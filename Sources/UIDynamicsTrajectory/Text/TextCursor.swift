// SPDX-License-Identifier: MIT

/// A write position in a buffer with reserved space.
struct TextCursor {
  private(set) var position: UnsafeMutablePointer<UInt8>

  init(at position: UnsafeMutablePointer<UInt8>) { self.position = position }

  mutating func append(_ byte: UInt8) {
    position.pointee = byte
    position += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    position.update(from: first, count: bytes.count)
    position += bytes.count
  }

  /// The number of bytes that are copied at once for short strings.
  static let piece = 16

  /// Copies a whole piece but advances by only `count`; both sides must have room for a piece.
  mutating func append(piece: UnsafeRawPointer, _ count: Int) {
    let bytes = piece.loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(position).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
    position += count
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  mutating func append(_ buffer: ByteBuffer) {
    buffer.withUnsafeBytes { append($0.assumingMemoryBound(to: UInt8.self)) }
  }

  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Advances and returns the new position, from which digits can be written backward.
  mutating func skip(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    position += count
    return position
  }
}
