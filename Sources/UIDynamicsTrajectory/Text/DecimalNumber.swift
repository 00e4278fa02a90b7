// SPDX-License-Identifier: MIT

package enum DecimalNumber {
  /// Returns the nearest `Double` if a single correctly rounded operation can compute it, otherwise `nil`.
  ///
  /// `mantissa` contains all digits as an integer; `count` is their number and may include the decimal point.
  /// Both operands must be exact: digits below 2⁵³ and a power of ten up to 10²². Source: W. D. Clinger, "How
  /// to read floating point numbers accurately", 1990.
  @inlinable @inline(__always) package static func exactValue(
    _ mantissa: UInt64, count: Int, exponent: Int, isNegative: Bool
  ) -> Double? {
    // Nineteen digits always fit in 64 bits.
    guard count <= 19, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    if exponent == 0 { return isNegative ? -Double(mantissa) : Double(mantissa) }
    let power = powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -value : value
  }

  @usableFromInline static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
