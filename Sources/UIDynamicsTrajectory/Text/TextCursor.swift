// SPDX-License-Identifier: MIT

/// A write position in reserved buffer space.
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

  /// The size of a fixed-length copy for short texts.
  static let piece = 16

  /// Copies a whole piece but advances by `count`; both sides must have room for a piece.
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

  /// Advances and returns the new position, for writing backward.
  mutating func skip(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    position += count
    return position
  }
}
