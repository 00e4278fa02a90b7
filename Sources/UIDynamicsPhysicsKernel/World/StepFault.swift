// SPDX-License-Identifier: MIT

package enum StepFault: Equatable, Sendable, BitwiseCopyable {
  /// `tag` is the owner's number; `step` counts sub-steps from 1. The other faults leave the sub-step incomplete.
  case notFinite(body: BodyID, tag: Int, step: UInt64)
  case tooManyContacts(limit: Int)
  /// The impacts of one sub-step caused too many searches.
  case tooManyImpacts(limit: Int)
  /// `World.isCancelled` returned true.
  case cancelled
}
