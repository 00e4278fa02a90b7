// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The random numbers of a scene, one sequence from `run.seed` for load and run.
package struct SceneRandom: Equatable, Sendable {
  private var numbers: RandomNumbers

  package init(seed: Int64) { numbers = RandomNumbers(seed: UInt64(bitPattern: seed)) }

  /// For expectations and metrics, which must not change the motion.
  package init(judging seed: Int64) { self.init(seed: ~seed) }

  /// Returns a number below `upper`, except after rounding.
  mutating func number(from lower: Double, to upper: Double) -> Double {
    // Halving avoids an overflow of the difference.
    min(2 * (lower / 2 + numbers.unit() * (upper / 2 - lower / 2)), upper)
  }

  /// Returns an integer in the closed range; the bounds are integers of at most 2⁵³ in magnitude.
  mutating func whole(from lower: Double, to upper: Double) -> Double {
    lower + Double(numbers.below(UInt64(upper - lower) + 1))
  }
}
