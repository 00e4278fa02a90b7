// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The random numbers of a scene: one sequence from `run.seed`, in the order in which they are asked
/// for, at load and then in the run; and another for what only looks at the run.
package struct SceneRandom: Equatable, Sendable {
  private var numbers: RandomNumbers

  package init(seed: Int64) { numbers = RandomNumbers(seed: UInt64(bitPattern: seed)) }

  /// For expectations and metrics, which must not change the motion.
  package init(judging seed: Int64) { self.init(seed: ~seed) }

  /// From `lower` up to, and save for rounding not including, `upper`.
  mutating func number(from lower: Double, to upper: Double) -> Double {
    // Halves, so that no difference is too large for a number.
    min(2 * (lower / 2 + numbers.unit() * (upper / 2 - lower / 2)), upper)
  }

  /// A whole number from `lower` to `upper`, both included; they are whole, and at most 2⁵³ in size.
  mutating func whole(from lower: Double, to upper: Double) -> Double {
    lower + Double(numbers.below(UInt64(upper - lower) + 1))
  }
}
