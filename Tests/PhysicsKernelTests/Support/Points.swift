// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// Converts points to meters and back, rounded like the layer above does it.
enum Points {
  static func metres(_ points: Double) -> Float { Float(Double(0.01 as Float) * points) }

  static func metres(_ x: Double, _ y: Double) -> Vector { Vector(metres(x), metres(y)) }

  static func points(_ metres: Float) -> Double { Double(100 * metres) }

  /// The number of sub-steps after a tick of 1/60 s: one in the first, two in every later one.
  static func subSteps(afterTick tick: Int) -> Int { 2 * tick - 1 }
}
