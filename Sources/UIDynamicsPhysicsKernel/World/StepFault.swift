// SPDX-License-Identifier: MIT

/// The reason that a world has stopped.
package enum StepFault: Equatable, Sendable, BitwiseCopyable {
  /// A body's state is not finite; `tag` is the owner's number, `step` counts sub-steps from 1.
  case notFinite(body: BodyID, tag: Int, step: UInt64)
  /// More pairs of fixtures are close than contacts are allowed; the sub-step is incomplete.
  case tooManyContacts(limit: Int)
  /// The impacts of one sub-step caused more searches than allowed; the sub-step is incomplete.
  case tooManyImpacts(limit: Int)
  /// The owner stopped it (`World.isCancelled`); the sub-step is incomplete.
  case cancelled
}
