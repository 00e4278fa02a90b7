// SPDX-License-Identifier: MIT

/// The logarithm and exponential to base e, for scene expressions, accurate to one unit in the last place.
///
/// Source: Cody and Waite, *Software Manual for the Elementary Functions*, 1980, chapters 5 and 6.
extension Exponentiation {
  /// ln 2 in two parts; the first one ends in 21 zero bits, so its product with an exponent is exact.
  private static var ln2High: Double { 0x1.62e42feep-1 }
  private static var ln2Low: Double { 0x1.a39ef35793c76p-33 }

  /// Returns e to the power of x, which is infinity above 709.78, 0 below −745.13, and NaN for NaN.
  package static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 0x1.62e42fefa39efp+9 { return .infinity }
    if x < -746 { return 0 }
    let whole = (x * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
    let (high, low) = (x - whole * ln2High, whole * ln2Low)
    let y = high - low
    // With |y| ≤ 0.347, the term after y¹⁵/15! is below 2⁻⁶⁴. The series starts after y²/2.
    var series = 1.0
    for denominator in stride(from: 15.0, through: 3, by: -1) {
      series = 1 + y / denominator * series
    }
    // The rounding error of y.
    let lost = (high - y) - low
    return scaled(1 + (y + (0.5 * y * y * series + lost)), by: Int(whole))
  }

  /// Returns the natural logarithm: −∞ for 0, NaN for negative numbers.
  ///
  /// With x = 2ᵉ (1 + f), s = f/(2 + f) and h = f²/2: ln(1 + f) = f − (h − s (h + r)). Here, r is the series
  /// of 2 artanh s without its first term, divided by s. The largest summand, f, is exact.
  package static func logarithm(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 || !x.isFinite { return x > 0 ? .infinity : .nan }
    var (whole, fraction) = (Double(x.exponent), x.significand)
    if fraction > 0x1.6a09e667f3bcdp+0 { (whole, fraction) = (whole + 1, fraction / 2) }
    let f = fraction - 1
    let s = f / (2 + f)
    let z = s * s
    // With |s| ≤ 0.172, the term after 2/23 is below 2⁻⁵⁸ of the sum.
    var series = 2 / 23.0
    for denominator in stride(from: 21.0, through: 3, by: -2) {
      series = series * z + 2 / denominator
    }
    let h = 0.5 * f * f
    return whole * ln2High - ((h - (s * (h + z * series) + whole * ln2Low)) - f)
  }
}
