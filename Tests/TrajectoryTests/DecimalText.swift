// SPDX-License-Identifier: MIT

/// An independent reader of JSON numbers, with which the results of `NumberText` are compared.
struct DecimalText {
  /// The number of digits, not counting zeros at either end.
  private(set) var significantDigits = 0
  /// The power of ten of the last significant digit.
  private(set) var lastPlace = 0

  /// Fails unless the text matches `-? (0 | [1-9][0-9]*) (. [0-9]+)? (e -? [1-9][0-9]*)?`.
  init?(_ text: String) {
    let unsigned = text.first == "-" ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: "e", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let exponent = Self.exponent(of: parts) else { return nil }
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), Self.isWhole(halves[0]) else { return nil }
    let fraction = halves.count == 2 ? halves[1] : ""
    guard halves.count == 1 || Self.isDigits(fraction) else { return nil }
    let digits = (halves[0] + fraction).drop { $0 == "0" }
    let trailingZeros = digits.reversed().prefix { $0 == "0" }.count
    significantDigits = digits.count - trailingZeros
    lastPlace = exponent - fraction.count + trailingZeros
  }

  /// Returns the decimals with one digit fewer that are closest to the value.
  ///
  /// If any decimal of that length parses to the value, one of the two adjacent decimals does. Two more on each side
  /// allow for the rounding error of the division.
  func shorterTexts(of value: Double) -> [String] {
    guard significantDigits > 1 else { return [] }
    let place = lastPlace + 1
    guard let unit = Double("1e\(max(place, -300))"), unit.isFinite else { return [] }
    // Below 1e-300, the unit is not exact, so the value and the unit are both scaled up.
    let lifted = place < -300 ? value * 1e200 * (Double("1e\(-100 - place)") ?? 1) : value
    let divisor = place < -300 ? 1e100 : unit
    let quotient = (lifted / divisor).rounded(.down)
    guard quotient.magnitude < 1e17 else { return [] }
    return (-2...3).map { "\(Int(quotient) + $0)e\(place)" }
  }

  /// Removes the parts of Swift's text that JSON does not need: `.0` and, in exponents, `+` and leading zeros.
  static func short(_ description: String) -> String {
    let parts = description.split(separator: "e")
    let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    guard parts.count == 2, let exponent = Int(parts[1]) else { return String(mantissa) }
    return "\(mantissa)e\(exponent)"
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isWhole(_ text: Substring) -> Bool {
    isDigits(text) && (text == "0" || text.first != "0")
  }

  private static func exponent(of parts: [Substring]) -> Int? {
    guard parts.count == 2 else { return 0 }
    let digits = parts[1].first == "-" ? parts[1].dropFirst() : parts[1]
    return isDigits(digits) && digits.first != "0" ? Int(parts[1]) : nil
  }
}
