// SPDX-License-Identifier: MIT

/// Powers with identical bits on every machine and in every build mode.
///
/// Normal results have a relative error below 2⁻⁴⁰. Rounded to `Float`, all but about one in a hundred thousand
/// are correctly rounded. Source: Cody and Waite, *Software Manual for the Elementary Functions*, 1980, chapters 5 to 7.
package enum Exponentiation {
  /// Returns a power; as in IEEE `pow`, x⁰ is always 1, and a negative base with a fractional exponent results in NaN.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if exponent.magnitude <= 64 && exponent == exponent.rounded() {
      let product = power(base, Int(exponent.magnitude))
      return exponent < 0 ? 1 / product : product
    }
    if base == 0 { return exponent > 0 ? 0 : exponent < 0 ? .infinity : .nan }
    guard base < 0 else { return exponential2(exponent * logarithm2(base)) }
    guard exponent == exponent.rounded() else { return .nan }
    let size = exponential2(exponent * logarithm2(-base))
    // From 2⁵³ on, every integer is even.
    let isOdd = exponent.magnitude < 0x1p53 && exponent / 2 != (exponent / 2).rounded()
    return isOdd ? -size : size
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (product, square, rest) = (1.0, base, exponent)
    while true {
      if rest & 1 == 1 { product *= square }
      rest >>= 1
      if rest == 0 { return product }
      square *= square
    }
  }

  /// Returns the logarithm to base 2: −∞ for 0, NaN for negative numbers.
  ///
  /// With x = 2ᵉ m, where m is between √½ and √2: log₂ x = e + 2/ln 2 · artanh((m − 1)/(m + 1)).
  package static func logarithm2(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 || !x.isFinite { return x > 0 ? .infinity : .nan }
    var (whole, fraction) = (Double(x.exponent), x.significand)
    if fraction > 0x1.6a09e667f3bcdp+0 { (whole, fraction) = (whole + 1, fraction / 2) }
    let s = (fraction - 1) / (fraction + 1)
    let z = s * s
    // With |s| ≤ 0.172, the term after 1/25 is below 2⁻⁷⁰ of the sum.
    var series = 1 / 25.0
    for denominator in stride(from: 23.0, through: 3, by: -2) {
      series = series * z + 1 / denominator
    }
    return whole + 0x1.71547652b82fep+1 * (s + s * (z * series))
  }

  /// Returns 2 to the power of x: the integer part becomes the exponent, and the rest, in [−½, ½], the series of e^(x ln 2).
  package static func exponential2(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x >= 1024 { return .infinity }
    if x < -1100 { return 0 }
    let whole = x.rounded(.toNearestOrEven)
    let y = (x - whole) * 0x1.62e42fefa39efp-1
    // With |y| ≤ 0.347, the term after y¹⁴/14! is below 2⁻⁶⁰.
    var series = 1.0
    for denominator in stride(from: 14.0, through: 1, by: -1) {
      series = 1 + y / denominator * series
    }
    return scaled(series, by: Int(whole))
  }

  /// Scales in two steps: the first is exact, and the second may round to a subnormal number.
  static func scaled(_ x: Double, by n: Int) -> Double {
    let half = n / 2
    return x * powerOfTwo(half) * powerOfTwo(n - half)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(sign: .plus, exponentBitPattern: UInt(n + 1023), significandBitPattern: 0)
  }
}
