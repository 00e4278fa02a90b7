// SPDX-License-Identifier: MIT

struct StepSettings {
  var duration: Float
  /// The factor that scales the last sub-step's impulses.
  var warmStartRatio: Float
  var linearSlop: Float
  var velocityIterations = Tolerances.velocityIterations
  var positionIterations = Tolerances.positionIterations

  @inline(__always) var inverseDuration: Float { 1 / duration }
}
