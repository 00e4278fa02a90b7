// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The random numbers of a scene: a single sequence that starts at `run.seed` and serves loading and running.
package struct SceneRandom: Equatable, Sendable {
  private var numbers: RandomNumbers

  package init(seed: Int64) { numbers = RandomNumbers(seed: UInt64(bitPattern: seed)) }

  /// A separate sequence for expectations and metrics, which must not change the motion.
  package init(judging seed: Int64) { self.init(seed: ~seed) }

  /// Returns a number below `upper`, or equal to it because of rounding.
  mutating func number(from lower: Double, to upper: Double) -> Double {
    // Halving avoids an overflow of the difference.
    min(2 * (lower / 2 + numbers.unit() * (upper / 2 - lower / 2)), upper)
  }

  /// Returns an integer in the closed range; the bounds are integers with a magnitude of at most 2⁵³.
  mutating func whole(from lower: Double, to upper: Double) -> Double {
    lower + Double(numbers.below(UInt64(upper - lower) + 1))
  }
}
