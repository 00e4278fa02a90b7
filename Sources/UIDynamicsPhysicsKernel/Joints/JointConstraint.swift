// SPDX-License-Identifier: MIT

/// The operations of a joint in the solver, in order; every call is resolved at compile time.
protocol JointConstraint: BitwiseCopyable {
  var bodies: JointBodies { get set }

  /// Computes the constants of the sub-step and scales the last impulses to its length.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings)

  func warmStart(_ pair: inout VelocityPair)

  /// Returns whether an accumulated impulse changed.
  mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool

  /// Returns whether the error was within tolerance (`slop` for distances).
  func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool
}
