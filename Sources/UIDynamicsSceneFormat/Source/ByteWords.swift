// SPDX-License-Identifier: MIT

/// Bytes looked at eight at a time.
///
/// No word is read that does not lie within the bytes; what is left behind the last is looked at byte by
/// byte.
extension UnsafeBufferPointer<UInt8> {
  private static var width: Int { 8 }

  /// The eight bytes from an offset on, the first as the lowest; `offset + 8` is not behind the end.
  @inline(__always) private func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + Self.width <= count)
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// The first offset, from one on, at which a byte of a JSON string does not stand for itself: a quotation
  /// mark, a backslash, a control character, or one beyond ASCII; the end where there is none.
  @inline(__always) func endOfPlainBytes(from start: Int) -> Int {
    var offset = start
    while offset + Self.width <= count {
      let marks = Self.marks(ofSpecialBytesIn: word(at: offset))
      if marks != 0 { return offset + marks.trailingZeroBitCount / UInt8.bitWidth }
      offset += Self.width
    }
    while offset < count, ASCII.isPlain(self[offset]) { offset += 1 }
    return offset
  }

  /// The highest bit of the first byte that is special is set, and none below it; above it any may be.
  ///
  /// Where a number is taken from each byte, the highest bit comes up in the first that is less; only what
  /// lies above that one can be wrong.
  @inline(__always) private static func marks(ofSpecialBytesIn word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, backslashes) = (
      word ^ (ones &* UInt64(ASCII.quote)), word ^ (ones &* UInt64(ASCII.backslash))
    )
    let isQuote = (quotes &- ones) & ~quotes
    let isBackslash = (backslashes &- ones) & ~backslashes
    let isControl = (word &- ones &* UInt64(ASCII.space)) & ~word
    return (isQuote | isBackslash | isControl | word) & 0x8080_8080_8080_8080
  }

  /// The end of the decimal digits from an offset on, which are put behind those of a number.
  @inline(__always) func endOfDigits(from start: Int, onto number: inout UInt64) -> Int {
    var offset = start
    while offset < count, ASCII.isDigit(self[offset]) {
      number = number &* 10 &+ UInt64(self[offset] &- ASCII.zero)
      offset &+= 1
    }
    return offset
  }

  /// Whether so many bytes from one offset on are those from another on; both lie within the bytes.
  @inline(__always) func areEqual(_ length: Int, at first: Int, and second: Int) -> Bool {
    var (one, other, rest) = (first, second, length)
    while rest > 0, Swift.max(one, other) + Self.width <= count {
      let difference = word(at: one) ^ word(at: other)
      // What lies behind the length is shifted out.
      if rest < Self.width {
        return difference << UInt64((Self.width - rest) * UInt8.bitWidth) == 0
      }
      if difference != 0 { return false }
      (one, other, rest) = (one + Self.width, other + Self.width, rest - Self.width)
    }
    for place in 0..<rest where self[one + place] != self[other + place] { return false }
    return true
  }
}
