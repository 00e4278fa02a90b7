// SPDX-License-Identifier: MIT

struct StepSettings {
  /// h, s.
  var duration: Float
  /// The factor for the last sub-step's impulses.
  var warmStartRatio: Float
  /// The joint error that stays uncorrected, m.
  var linearSlop: Float
  var velocityIterations = Tolerances.velocityIterations
  var positionIterations = Tolerances.positionIterations

  @inline(__always) var inverseDuration: Float { 1 / duration }
}
