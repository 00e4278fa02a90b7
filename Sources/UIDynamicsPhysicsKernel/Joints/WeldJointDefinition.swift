// SPDX-License-Identifier: MIT

package struct WeldJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The angle of B minus that of A, which the joint keeps; `nil` keeps the current one.
  package var referenceAngle: Float?

  package init(_ placement: JointPlacement, referenceAngle: Float? = nil) {
    self.placement = placement
    self.referenceAngle = referenceAngle
  }
}
