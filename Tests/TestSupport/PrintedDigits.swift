// SPDX-License-Identifier: MIT
package import Testing

/// Expects a number to agree with all digits in `literal`.
///
/// The number must be within half a unit of the literal's last digit. Trailing zeros are significant, so "50.0" is
/// checked to a tenth and "50.00" to a hundredth. An exponent ("4.37e-08") shifts the unit.
package func expectDigits(
  _ value: some BinaryFloatingPoint, _ literal: String, _ label: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let report = digitsReport(value, literal) else { return }
  Issue.record("\(heading(label))\(report)", sourceLocation: sourceLocation)
}

/// Returns a message if the number does not agree with `literal`, otherwise `nil`.
package func digitsReport(_ value: some BinaryFloatingPoint, _ literal: String) -> String? {
  guard let printed = PrintedNumber(literal) else {
    return "\"\(literal)\" is not a decimal number"
  }
  if printed.isPrinted(of: Double(value)) { return nil }
  return """
    got \(value), expected \(literal): off by \(Double(value) - printed.value), \
    allowed half a unit of the last digit, \(printed.unit / 2)
    """
}

/// A decimal number, with the unit of its last digit.
struct PrintedNumber {
  let value: Double
  let unit: Double

  init?(_ literal: String) {
    let parts = literal.split(
      separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    guard let value = Double(literal.hasPrefix(".") ? "0" + literal : literal), value.isFinite,
      let exponent = parts.count == 1 ? 0 : Int(parts[1])
    else { return nil }
    let decimals =
      parts[0].split(
        separator: ".", maxSplits: 1, omittingEmptySubsequences: false
      ).dropFirst().first?.count ?? 0
    self.value = value
    // Parsing text gives the `Double` that is nearest to the power of ten.
    unit = Double("1e\(exponent - decimals)") ?? 0
  }

  /// The additional tolerance allows for the rounding of the literal itself.
  func isPrinted(of other: Double) -> Bool {
    (other - value).magnitude <= unit / 2 + value.magnitude * 1e-15
  }
}
