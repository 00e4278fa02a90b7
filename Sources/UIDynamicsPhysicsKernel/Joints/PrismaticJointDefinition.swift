// SPDX-License-Identifier: MIT

package struct PrismaticJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The axis in the frame of body A; any length but 0.
  package var localAxisA: Vector
  /// The angle of B minus that of A to keep; `nil` keeps the current one.
  package var referenceAngle: Float?
  /// The range along the axis, which must contain 0; `nil` for no limits.
  package var limits: JointLimits?

  package init(
    _ placement: JointPlacement, localAxisA: Vector, referenceAngle: Float? = nil,
    limits: JointLimits? = nil
  ) {
    self.placement = placement
    self.localAxisA = localAxisA
    self.referenceAngle = referenceAngle
    self.limits = limits
  }
}
