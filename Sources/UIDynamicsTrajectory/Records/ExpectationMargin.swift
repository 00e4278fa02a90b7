// SPDX-License-Identifier: MIT

/// The margin by which an expectation was met or missed.
package struct ExpectationMargin: Equatable, Sendable {
  package enum Sense: Equatable, Sendable {
    /// The remaining margin in the unit of the comparison; negative if the expectation was missed.
    case amount
    /// 1 or -1 for a purely Boolean result.
    case sign
    /// A substitute for an event that never happened, useful only for ranking runs.
    case substitute
  }

  package var value: Double
  package var sense: Sense
  package var tick: Int
  /// The amount that counts as much as 1 pt when expectations are weighted.
  package var scale: Double

  package init(_ value: Double, _ sense: Sense, tick: Int, scale: Double = 1) {
    (self.value, self.sense, self.tick, self.scale) = (value, sense, tick, scale)
  }
}

extension RunSummary.Expectation {
  /// A string such as `missed by 8.2 at tick 67`; `nil` if the expectation was met or the value is not an amount.
  package var miss: String? {
    guard !passed, let margin, margin.sense == .amount else { return nil }
    let size = margin.value.magnitude
    let amount = size < 0.01 ? NumberText.text(of: Float(size)) : NumberText.thousandths(size)
    return "missed by \(amount)" + (margin.tick == tick ? "" : " at tick \(margin.tick)")
  }
}
