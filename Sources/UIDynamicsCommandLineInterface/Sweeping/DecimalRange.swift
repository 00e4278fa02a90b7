// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The numbers of `range(from,to,step)`, including the end if a step hits it.
///
/// Values are integer multiples of the last decimal place, so `range(0,1,0.1)` contains exactly 0.3.
struct DecimalRange {
  private let scale: Double
  private let start: Double
  private let step: Double
  /// 0 if the step points away from the end; infinity if there are too many to count.
  let count: Double
  /// The end, if no step hits it.
  let missedEnd: Double?

  init?(from: String, to: String, step: String) {
    guard let from = DecimalText(from), let to = DecimalText(to), let step = DecimalText(step)
    else { return nil }
    let places = max(from.places, to.places, step.places)
    let isExact = places <= DecimalText.mostPlaces
    let scale = isExact ? DecimalText.power(places) : 1
    let parts = [from, to, step].map { isExact ? ($0.value * scale).rounded() : $0.value }
    (self.scale, start, self.step) = (scale, parts[0], parts[2])
    // Inexact steps can miss the end by rounding.
    let span = parts[1] - parts[0]
    let ratio =
      span.isFinite ? span / parts[2] : (parts[1] / 2 - parts[0] / 2) / (parts[2] / 2)
    let steps = ratio + (isExact ? 0 : 1e-9)
    count = parts[2] == 0 || steps.isNaN ? 0 : max(0, steps.rounded(.down) + 1)
    missedEnd = steps - steps.rounded(.down) > 2e-9 ? to.value : nil
  }

  func value(_ index: Int) -> Double { start.addingProduct(Double(index), step) / scale }
}

private struct DecimalText {
  /// Larger powers of ten are not exact.
  static let mostPlaces = 15

  let value: Double
  let places: Int

  init?(_ text: String) {
    let text = text.trimmed
    guard let value = Arguments.decimal(text), value.isFinite else { return nil }
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 99 : 0
    self.value = value
    // From 2^53 on, integers are not exact.
    let places = max(0, (digits.count > 1 ? digits[1].count : 0) - exponent)
    let isExact =
      places <= Self.mostPlaces && (value * Self.power(places)).magnitude < 0x1p53
    self.places = isExact ? places : .max
  }

  static func power(_ places: Int) -> Double {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }
}

extension String {
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
