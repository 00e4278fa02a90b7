// SPDX-License-Identifier: MIT

package struct RopeJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The largest distance, at least 0; `nil` uses the current one.
  package var maxLength: Float?

  package init(_ placement: JointPlacement, maxLength: Float? = nil) {
    self.placement = placement
    self.maxLength = maxLength
  }
}
