// SPDX-License-Identifier: MIT

/// Processes eight bytes at a time; words never extend beyond the buffer.
extension UnsafeBufferPointer<UInt8> {
  private static var width: Int { 8 }

  @inline(__always) private func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + Self.width <= count)
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the offset of the next quote, backslash, control character or non-ASCII byte, or the end.
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

  /// Sets the highest bit of the first special byte, and of no byte before it.
  ///
  /// Each byte's subtraction can borrow from the byte above it, so only bits above the first mark can be
  /// wrong.
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

  /// Appends the digits at an offset to a number, and returns the end of the digits.
  @inline(__always) func endOfDigits(from start: Int, onto number: inout UInt64) -> Int {
    var offset = start
    while offset < count, ASCII.isDigit(self[offset]) {
      number = number &* 10 &+ UInt64(self[offset] &- ASCII.zero)
      offset &+= 1
    }
    return offset
  }

  @inline(__always) func areEqual(_ length: Int, at first: Int, and second: Int) -> Bool {
    var (one, other, rest) = (first, second, length)
    while rest > 0, Swift.max(one, other) + Self.width <= count {
      let difference = word(at: one) ^ word(at: other)
      if rest < Self.width {
        return difference << UInt64((Self.width - rest) * UInt8.bitWidth) == 0
      }
      if difference != 0 { return false }
      (one, other, rest) = (one + Self.width, other + Self.width, rest - Self.width)
    }
    for index in 0..<rest where self[one + index] != self[other + index] { return false }
    return true
  }
}
