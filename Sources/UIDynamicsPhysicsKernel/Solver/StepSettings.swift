// SPDX-License-Identifier: MIT

/// How one sub-step, or what is left of it after an impact, is solved.
struct StepSettings {
  /// Duration h, s.
  var duration: Float
  /// Factor from the impulses the last sub-step left to those this one starts with, 1.
  var warmStartRatio: Float
  /// Error of a joint that is left alone, m.
  var linearSlop: Float
  var velocityIterations = Tolerances.velocityIterations
  var positionIterations = Tolerances.positionIterations

  /// 1/h, 1/s.
  @inline(__always) var inverseDuration: Float { 1 / duration }
}
