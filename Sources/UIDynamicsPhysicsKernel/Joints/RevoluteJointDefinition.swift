// SPDX-License-Identifier: MIT

/// How to pin two bodies together.
package struct RevoluteJointDefinition: Sendable {
  package var placement: JointPlacement
  /// Angle of B minus angle of A that counts as 0, rad; nil takes the present one.
  package var referenceAngle: Float?
  /// How far B may turn relative to A from there, rad, positive clockwise; nil: freely.
  package var limits: JointLimits?
  /// Turning speed of B relative to A that the motor strives for, rad/s.
  package var motorSpeed: Float
  /// Largest torque of the motor, N·m, at least 0, where 0 means there is none.
  ///
  /// With speed 0 it is a friction torque.
  package var maxMotorTorque: Float

  package init(
    _ placement: JointPlacement, referenceAngle: Float? = nil, limits: JointLimits? = nil,
    motorSpeed: Float = 0, maxMotorTorque: Float = 0
  ) {
    self.placement = placement
    self.referenceAngle = referenceAngle
    self.limits = limits
    self.motorSpeed = motorSpeed
    self.maxMotorTorque = maxMotorTorque
  }
}
