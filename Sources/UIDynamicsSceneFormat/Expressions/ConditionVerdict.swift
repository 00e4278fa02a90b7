// SPDX-License-Identifier: MIT

/// Whether a condition holds, and by how much: the quantitative meaning of temporal logic.
package struct ConditionVerdict: Equatable, Sendable {
  package var holds: Bool
  /// In the unit of what is compared, positive where it holds with something to spare; 1 or -1 where
  /// nothing is compared.
  package var margin: Double
  /// Whether the margin is only a sign.
  package var isPlain: Bool
  /// How much of the margin counts as much as 1 pt: a tolerance that the condition names.
  package var scale = 1.0

  private init(_ holds: Bool, _ margin: Double, isPlain: Bool = false) {
    // A difference of finite numbers may be larger than numbers can be.
    let most = Double.greatestFiniteMagnitude
    (self.holds, self.margin) = (holds, min(most, max(-most, margin)))
    self.isPlain = isPlain
  }

  /// Of a comparison.
  init(_ holds: Bool, by margin: Double, tolerance: Double = 1) {
    self.init(holds, margin)
    if tolerance > 0 { scale = tolerance }
  }

  /// Of what is only true or false.
  init(_ holds: Bool) { self.init(holds, holds ? 1 : -1, isPlain: true) }

  package var opposite: ConditionVerdict {
    var opposite = ConditionVerdict(!holds, -margin, isPlain: isPlain)
    opposite.scale = scale
    return opposite
  }

  /// The margin is that of the one with less to spare.
  func and(_ other: ConditionVerdict) -> ConditionVerdict {
    var lesser = other.margin < margin ? other : self
    lesser.holds = holds && other.holds
    return lesser
  }

  /// The margin is that of the one with more to spare.
  func or(_ other: ConditionVerdict) -> ConditionVerdict {
    opposite.and(other.opposite).opposite
  }

  func joined(_ other: ConditionVerdict, isAny: Bool) -> ConditionVerdict {
    isAny ? or(other) : and(other)
  }
}
