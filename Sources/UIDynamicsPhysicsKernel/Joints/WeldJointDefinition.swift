// SPDX-License-Identifier: MIT

/// How to fix two bodies to each other.
package struct WeldJointDefinition: Sendable {
  package var placement: JointPlacement
  /// Angle of B minus angle of A to keep, rad; nil takes the present one.
  package var referenceAngle: Float?

  package init(_ placement: JointPlacement, referenceAngle: Float? = nil) {
    self.placement = placement
    self.referenceAngle = referenceAngle
  }
}
