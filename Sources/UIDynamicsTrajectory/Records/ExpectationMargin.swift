// SPDX-License-Identifier: MIT

/// How far an expectation was met.
package struct ExpectationMargin: Equatable, Sendable {
  /// What the number is.
  package enum Sense: Equatable, Sendable {
    /// What was to spare, negative for what was missing, in the unit of what is compared.
    case amount
    /// 1 or -1 for what is only true or false.
    case sign
    /// Stands for an end that never came; only good for telling which of two runs is nearer to it.
    case substitute
  }

  package var value: Double
  package var sense: Sense
  /// The tick at which it was so.
  package var tick: Int
  /// How much of it counts as much as 1 pt, where different expectations are weighed.
  package var scale: Double

  package init(_ value: Double, _ sense: Sense, tick: Int, scale: Double = 1) {
    (self.value, self.sense, self.tick, self.scale) = (value, sense, tick, scale)
  }
}

extension RunSummary.Expectation {
  /// `missed by 8.2 at tick 67`; nil for what was met, and where the number says nothing to people.
  package var miss: String? {
    guard !passed, let margin, margin.sense == .amount else { return nil }
    let amount = NumberText.text(of: Float(margin.value.magnitude))
    return "missed by \(amount)" + (margin.tick == tick ? "" : " at tick \(margin.tick)")
  }
}
