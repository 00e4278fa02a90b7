// SPDX-License-Identifier: MIT

/// How to let one body slide along another.
package struct PrismaticJointDefinition: Sendable {
  package var placement: JointPlacement
  /// Direction of the axis in the frame of body A; any length but 0.
  package var localAxisA: Vector
  /// Angle of B minus angle of A to keep, rad; nil takes the present one.
  package var referenceAngle: Float?
  /// How far B may move along the axis from A, m, 0 included; nil: freely.
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
