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
  /// Speed of B along the axis relative to A that the motor strives for, m/s.
  package var motorSpeed: Float
  /// Largest force of the motor, N, at least 0; 0 means there is none.
  package var maxMotorForce: Float

  package init(
    _ placement: JointPlacement, localAxisA: Vector, referenceAngle: Float? = nil,
    limits: JointLimits? = nil, motorSpeed: Float = 0, maxMotorForce: Float = 0
  ) {
    self.placement = placement
    self.localAxisA = localAxisA
    self.referenceAngle = referenceAngle
    self.limits = limits
    self.motorSpeed = motorSpeed
    self.maxMotorForce = maxMotorForce
  }
}
