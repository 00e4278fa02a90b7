// SPDX-License-Identifier: MIT

package struct RopeJointDefinition: Sendable {
  package var placement: JointPlacement
  /// At least 0; `nil` uses the current distance.
  package var maxLength: Float?

  package init(_ placement: JointPlacement, maxLength: Float? = nil) {
    self.placement = placement
    self.maxLength = maxLength
  }
}
