// SPDX-License-Identifier: MIT

/// What the solver asks of each kind of joint, in this order within a sub-step.
///
/// Only a name for the pattern: every call is resolved when the kernel is compiled.
protocol JointConstraint: BitwiseCopyable {
  var bodies: JointBodies { get set }

  /// Sets everything that stays the same during the sub-step from where the bodies are, and
  /// scales the impulses of the last sub-step to the length of this one.
  mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings)

  /// Applies the impulses left by the last sub-step.
  func warmStart(_ pair: inout VelocityPair)

  /// One velocity iteration; says whether it changed an accumulated impulse.
  mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool

  /// One position iteration; says whether the error found was within the tolerances, of which
  /// `slop` is the one for distances, m.
  func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool
}
