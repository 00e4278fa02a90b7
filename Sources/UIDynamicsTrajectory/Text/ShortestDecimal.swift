// SPDX-License-Identifier: MIT

/// The shortest decimal that parses to the same number; if there are several, the nearest one.
///
/// Uses Schubfach (R. Giulietti, *The Schubfach way to render doubles*, 2020), which scales the interval of
/// decimals that parse to the number by a power of ten. The result is either a number with one digit fewer or
/// an integer next to the scaled value.
struct ShortestDecimal {
  /// At most 9 digits for `Float` and 17 for `Double`; the last one is not 0.
  private(set) var digits: UInt64
  private(set) var exponent: Int

  /// - Precondition: The value is finite and positive.
  init(_ value: Float) { self.init(RoundingInterval(value)) }

  /// - Precondition: The value is finite and positive.
  init(_ value: Double) { self.init(RoundingInterval(value)) }

  private init<Word>(_ interval: RoundingInterval<Word>) {
    exponent = interval.exponent
    var shortest = interval.shortest(&exponent)
    while true {
      let (tens, last) = shortest.quotientAndRemainder(dividingBy: 10)
      if last != 0 { break }
      shortest = tens
      exponent += 1
    }
    digits = UInt64(shortest)
  }

  static func count(of digits: UInt64) -> Int {
    var (count, rest) = (1, digits)
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    return count + (rest >= 1_000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
  }
}

/// The interval of numbers that parse to a value, in units of a quarter of a power of ten.
private struct RoundingInterval<Word: FixedWidthInteger & UnsignedInteger> {
  let exponent: Int
  private let lower: Word
  private let value: Word
  private let upper: Word

  /// Returns the nearest candidate in the interval, or one with a digit fewer if exactly one such candidate is in it.
  func shortest(_ exponent: inout Int) -> Word {
    let below = value / 4
    if below >= 10 {
      let tens = below / 10
      let isLowInside = lower <= 40 * tens
      let isHighInside = 40 * tens + 40 <= upper
      if isLowInside != isHighInside {
        exponent += 1
        return isHighInside ? tens + 1 : tens
      }
    }
    let isLowInside = lower <= 4 * below
    let isHighInside = 4 * below + 4 <= upper
    if isLowInside != isHighInside { return isHighInside ? below + 1 : below }
    let middle = 4 * below + 2
    let roundsUp = value > middle || value == middle && below & 1 == 1
    return roundsUp ? below + 1 : below
  }

  // Creates the interval around `whole` times a power of two. The interval is narrow if the value is itself a power of
  // two, because its lower neighbor is then only half as far away. `power` returns 10 to the given exponent, and `scale`
  // returns the upper part of the product, with a sticky last bit.
  private init<Power>(
    _ whole: Word, binary: Int, isNarrow: Bool, _ power: (_ exponent: Int) -> Power,
    _ scale: (Power, Word) -> Word
  ) {
    // floor(log10(2^binary)), or that of ¾ · 2^binary for a narrow interval; exact in the range of `Double`.
    let exponent = (binary * 1_262_611 - (isNarrow ? 524_031 : 0)) >> 22
    // floor(log2(10^-exponent)), exact in the same range.
    let shift = Word(binary + (-exponent * 1_741_647) >> 19 + 1)
    // The interval includes its ends only for an even mantissa, because parsing rounds half to even.
    let open = whole & 1
    let power = power(-exponent)
    self.exponent = exponent
    value = scale(power, 4 * whole << shift)
    lower = scale(power, (4 * whole - (isNarrow ? 1 : 2)) << shift) + open
    upper = scale(power, (4 * whole + 2) << shift) - open
  }
}

extension RoundingInterval<UInt32> {
  init(_ float: Float) {
    let mantissa = float.significandBitPattern
    let isSubnormal = float.exponentBitPattern == 0
    self.init(
      isSubnormal ? mantissa : mantissa | 1 << 23,
      binary: (isSubnormal ? 1 : Int(float.exponentBitPattern)) - 150,
      isNarrow: mantissa == 0 && float.exponentBitPattern > 1, PowersOfTen.significand
    ) { power, factor in
      let (high, low) = power.multipliedFullWidth(by: UInt64(factor))
      // The power is rounded up by less than 1, so its error stays in the lower half of `low`.
      return UInt32(truncatingIfNeeded: high) | (low >> 32 > 1 ? 1 : 0)
    }
  }
}

extension RoundingInterval<UInt64> {
  init(_ double: Double) {
    let mantissa = double.significandBitPattern
    let isSubnormal = double.exponentBitPattern == 0
    self.init(
      isSubnormal ? mantissa : mantissa | 1 << 52,
      binary: (isSubnormal ? 1 : Int(double.exponentBitPattern)) - 1075,
      isNarrow: mantissa == 0 && double.exponentBitPattern > 1, PowersOfTen.wideSignificand
    ) { power, factor in
      let (high, middle) = power.high.multipliedFullWidth(by: factor)
      let (carry, low) = power.low.multipliedFullWidth(by: factor)
      let (sum, isBeyond) = middle.addingReportingOverflow(carry)
      // The power is rounded up by at most 3, which is an error below 2^-67 here. No inexact product is less than 2^-66
      // above an integer.
      let isCut = sum != 0 || low >> 62 != 0
      return (high + (isBeyond ? 1 : 0)) | (isCut ? 1 : 0)
    }
  }
}
