// SPDX-License-Identifier: MIT

/// Why a world steps no further.
package enum StepFault: Equatable, Sendable, BitwiseCopyable {
  /// A number of a body is not finite; `tag` is its owner's number of it, and `step` the sub-step at
  /// whose end it was seen, counted from 1.
  case notFinite(body: BodyID, tag: Int, step: UInt64)
  /// More fixtures came near each other than there may be contacts; the sub-step was left.
  case tooManyContacts(limit: Int)
  /// Impacts of one sub-step led to more searches for further ones than there may be; it was left.
  case tooManyImpacts(limit: Int)
  /// The owner asked to stop (`World.isCancelled`); the sub-step was left.
  case cancelled
}
