// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Numbers with a bounded number of digits behind the point.
enum DecimalText {
  /// The nearest number with so many digits, 0 to 9.
  static func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = scale(digits)
    let scaled = value * scale
    // Beyond this every number is whole at its own precision.
    guard scaled.magnitude < 0x1p52 else { return value }
    let whole = scaled.rounded()
    return whole == 0 ? 0 : whole / scale
  }

  /// A rounded number as it is written: no zeros at the end, and none before the point where that is
  /// left out.
  static func text(_ value: Double, leadingZero: Bool = true) -> String {
    let scaled = (value * scale(most)).rounded()
    guard scaled.magnitude < 0x1p52 else { return NumberText.text(of: value) }
    let unit = Int(scale(most))
    let (front, back) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
    let sign = scaled < 0 ? "-" : ""
    let whole = front == 0 && back != 0 && !leadingZero ? "" : String(front)
    return back == 0 ? sign + whole : sign + whole + fraction(back)
  }

  /// The point and the digits behind it, without zeros at the end.
  private static func fraction(_ billionths: Int) -> String {
    var (rest, count) = (billionths, most)
    while rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    let digits = String(rest)
    return "." + String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  /// One of the last of so many digits, 0 to 9.
  static func unit(_ digits: Int) -> Double { 1 / scale(digits) }

  /// The digits, 0 to 9, with which one of the last place is at most the given size.
  static func digits(for size: Double) -> Int {
    (0...most).first { 1 / scale($0) <= size } ?? most
  }

  /// An error for a sentence: rounded up, so that the sentence stays true.
  static func bound(_ error: Double) -> String {
    let scale = scale(error < 0.01 ? 5 : error < 0.1 ? 4 : 3)
    return text((error * scale).rounded(.up) / scale)
  }

  private static let most = 9

  private static func scale(_ digits: Int) -> Double { scales[digits] }

  private static let scales: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
