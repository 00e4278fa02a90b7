// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// Converts points to meters and back, with the same rounding as the animator.
enum Points {
  static func meters(_ points: Double) -> Float { Float(Double(0.01 as Float) * points) }

  static func meters(_ x: Double, _ y: Double) -> Vector { Vector(meters(x), meters(y)) }

  static func points(_ meters: Float) -> Double { Double(100 * meters) }

  /// Returns the number of sub-steps after a tick of 1/60 s: one in the first tick, and two in each later one.
  static func subSteps(afterTick tick: Int) -> Int { 2 * tick - 1 }
}
