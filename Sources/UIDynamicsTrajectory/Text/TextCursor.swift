// SPDX-License-Identifier: MIT

/// Where the next byte of a text goes, in room that a `ByteBuffer` has made for it.
struct TextCursor {
  private(set) var place: UnsafeMutablePointer<UInt8>

  init(at place: UnsafeMutablePointer<UInt8>) { self.place = place }

  mutating func append(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    place.update(from: first, count: bytes.count)
    place += bytes.count
  }

  /// As many bytes are copied at once where a text is short.
  static let piece = 16

  /// Appends so many bytes of a piece, which is copied whole: both places must have room for it.
  mutating func append(piece: UnsafeRawPointer, _ count: Int) {
    let bytes = piece.loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(place).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
    place += count
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

  /// Goes on and returns the place behind, for who writes from the last byte to the first.
  mutating func skip(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    place += count
    return place
  }
}
