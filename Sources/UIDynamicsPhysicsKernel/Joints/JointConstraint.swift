// SPDX-License-Identifier: MIT

/// The operations of a joint in the solver, in order; every call is resolved at compile time.
protocol JointConstraint: BitwiseCopyable {
  var bodies: JointBodies { get set }

  /// Computes the values that stay constant in the sub-step and scales the last impulses to its length.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings)

  /// Applies the impulses of the last sub-step.
  func warmStart(_ pair: inout VelocityPair)

  /// Runs one velocity iteration; returns whether an accumulated impulse changed.
  mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool

  /// Runs one position iteration; returns whether the error was within tolerance (`slop` for distances, m).
  func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool
}
