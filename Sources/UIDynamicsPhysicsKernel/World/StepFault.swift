// SPDX-License-Identifier: MIT

package enum StepFault: Equatable, Sendable, BitwiseCopyable {
  /// `tag` is the owner's number; `step` counts sub-steps from 1. All other faults abandon the sub-step before its end.
  case notFinite(body: BodyID, tag: Int, step: UInt64)
  case tooManyContacts(limit: Int)
  /// The impacts of one sub-step required too many searches.
  case tooManyImpacts(limit: Int)
  /// `World.isCancelled` returned true.
  case cancelled
}
