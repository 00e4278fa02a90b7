// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Numbers with a limited number of decimals.
enum DecimalText {
  /// Rounds to 0 to 9 decimals.
  static func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = scale(digits)
    let scaled = value * scale
    guard scaled.magnitude < 0x1p52 else { return value }
    let whole = scaled.rounded()
    return whole == 0 ? 0 : whole / scale
  }

  /// Writes a rounded number without trailing zeros, optionally without the zero before the point.
  static func text(_ value: Double, leadingZero: Bool = true) -> String {
    let scaled = (value * scale(most)).rounded()
    guard scaled.magnitude < 0x1p52 else { return NumberText.text(of: value) }
    let (front, back) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: Int(scale(most)))
    var fraction = String(back + Int(scale(most))).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    var text = scaled < 0 ? "-" : ""
    if front != 0 || fraction.isEmpty || leadingZero { text += "\(front)" }
    return fraction.isEmpty ? text : "\(text).\(fraction)"
  }

  /// One unit of the last of `digits` decimals, 0 to 9.
  static func unit(_ digits: Int) -> Double { 1 / scale(digits) }

  /// The number of decimals, 0 to 9, whose unit is at most `size`.
  static func digits(for size: Double) -> Int {
    var digits = 0
    while digits < most, !(1 / scale(digits) <= size) { digits += 1 }
    return digits
  }

  /// Formats an error for a message, rounded up so that the message stays true.
  static func bound(_ error: Double) -> String {
    let scale = scale(error < 0.01 ? 5 : error < 0.1 ? 4 : 3)
    return text((error * scale).rounded(.up) / scale)
  }

  private static let most = 9

  private static func scale(_ digits: Int) -> Double { scales[digits] }

  private static let scales: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
