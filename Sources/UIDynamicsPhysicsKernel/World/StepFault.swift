// SPDX-License-Identifier: MIT

package import UIDynamicsFacts

package enum StepFault: Equatable, Sendable, BitwiseCopyable {
  /// `tag` is the owner's number; `step` counts sub-steps from 1.
  case notFinite(body: BodyID, tag: Int, step: UInt64)
  case interrupted(StepInterruption)
}
