// SPDX-License-Identifier: MIT

/// The digits of a number on their way to a Double.
package struct DecimalNumber {
  @usableFromInline let isNegative: Bool
  @usableFromInline let mantissa: UInt64
  @usableFromInline let count: Int
  @usableFromInline let exponent: Int

  /// All digits as a whole number, which of more than fit is what nobody looks at; how many bytes they take,
  /// the point included or not; and the power of ten.
  @inlinable package init(isNegative: Bool, mantissa: UInt64, count: Int, exponent: Int) {
    (self.isNegative, self.mantissa) = (isNegative, mantissa)
    (self.count, self.exponent) = (count, exponent)
  }

  /// The nearest Double where one correctly rounded operation finds it, else nil.
  ///
  /// Both operands are exact: the digits below 2⁵³ and the power of ten up to 10²². Source: W. D.
  /// Clinger, "How to read floating point numbers accurately", 1990.
  @inlinable package var exactValue: Double? {
    // Nineteen digits always fit into 64 bits; with a point among them these are eighteen.
    guard count <= 19, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    if exponent == 0 { return isNegative ? -Double(mantissa) : Double(mantissa) }
    let power = Self.powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -value : value
  }

  @usableFromInline static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
