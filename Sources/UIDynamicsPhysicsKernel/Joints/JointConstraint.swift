// SPDX-License-Identifier: MIT

/// The solver's operations on a joint, in order of execution; all calls are resolved at compile time.
protocol JointConstraint: BitwiseCopyable {
  var bodies: JointBodies { get set }

  /// Computes the constants of the sub-step and scales the previous impulses to its duration.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings)

  func warmStart(_ pair: inout VelocityPair)

  /// Returns whether an accumulated impulse changed.
  mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool

  /// Returns whether the error was within tolerance; `slop` is the tolerance for distances.
  func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool
}
