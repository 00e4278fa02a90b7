// SPDX-License-Identifier: MIT

/// The result of a condition and its margin, as in the quantitative semantics of temporal logic.
package struct ConditionVerdict: Equatable, Sendable {
  package var holds: Bool
  /// The margin in the unit of the comparison, positive if the condition holds; 1 or -1 without a comparison.
  package var margin: Double
  /// True if only the sign of the margin has a meaning.
  package var isPlain: Bool
  /// The margin that counts as 1 pt, derived from the tolerance in the condition.
  package var scale = 1.0

  private init(_ holds: Bool, _ margin: Double, isPlain: Bool = false) {
    // The difference of finite numbers can overflow.
    let most = Double.greatestFiniteMagnitude
    (self.holds, self.margin) = (holds, min(most, max(-most, margin)))
    self.isPlain = isPlain
  }

  init(_ holds: Bool, by margin: Double, tolerance: Double = 1) {
    self.init(holds, margin)
    if tolerance > 0 { scale = tolerance }
  }

  init(_ holds: Bool) { self.init(holds, holds ? 1 : -1, isPlain: true) }

  package var opposite: ConditionVerdict {
    var opposite = ConditionVerdict(!holds, -margin, isPlain: isPlain)
    opposite.scale = scale
    return opposite
  }

  /// True if both conditions hold, or either if `isAny`; the margin is the smaller one, or the larger if `isAny`.
  func joined(_ other: ConditionVerdict, isAny: Bool) -> ConditionVerdict {
    if isAny { return opposite.joined(other.opposite, isAny: false).opposite }
    var lesser = other.margin < margin ? other : self
    lesser.holds = holds && other.holds
    return lesser
  }
}
