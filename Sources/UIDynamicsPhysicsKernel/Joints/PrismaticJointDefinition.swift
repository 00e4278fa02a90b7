// SPDX-License-Identifier: MIT

package struct PrismaticJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The axis in A's frame; any length except 0.
  package var localAxisA: Vector
  /// The angle of B minus that of A, which the joint keeps; `nil` keeps the current one.
  package var referenceAngle: Float?
  /// The range of motion along the axis, which must contain 0; `nil` means no limits.
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
