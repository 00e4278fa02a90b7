// SPDX-License-Identifier: MIT

/// How to make a rope between two points.
package struct RopeJointDefinition: Sendable {
  package var placement: JointPlacement
  /// Largest distance, m, at least 0; nil takes the distance the points have when it is made.
  package var maxLength: Float?

  package init(_ placement: JointPlacement, maxLength: Float? = nil) {
    self.placement = placement
    self.maxLength = maxLength
  }
}
