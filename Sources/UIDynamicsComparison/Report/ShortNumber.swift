// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Formats numbers with three significant digits.
enum ShortNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "not a number" }
    let sign = value < 0 ? "−" : ""
    var (mantissa, exponent) = (value.magnitude, 0)
    while mantissa >= 1000 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 100 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    let whole = mantissa.rounded()
    if exponent >= 0 && exponent < 6 { return sign + NumberText.text(of: whole * power(exponent)) }
    // Dividing by a power of ten rounds only once, so three digits remain.
    if exponent < 0 && exponent > -8 {
      return sign + NumberText.text(of: whole / power(-exponent))
    }
    return "\(sign)\(NumberText.text(of: whole / 100))e\(exponent + 2)"
  }

  /// Returns a time in seconds, to the millisecond if three digits cannot distinguish consecutive ticks.
  static func time(_ value: Double) -> String {
    guard (10..<1e12).contains(value.magnitude) else { return text(value) }
    let rounded = (value.magnitude * 1000).rounded() / 1000
    return (value < 0 ? "−" : "") + NumberText.text(of: rounded)
  }

  static func signed(_ value: Double) -> String { value > 0 ? "+\(text(value))" : text(value) }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { value, _ in value * 10 }
  }

  static func exact(_ value: Double, of column: Column) -> String {
    if value.isNaN { return "none" }
    if column == .awake { return value == 0 ? "false" : "true" }
    return column.isSinglePrecision
      ? NumberText.text(of: Float(value)) : NumberText.text(of: value)
  }
}
