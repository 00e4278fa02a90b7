// SPDX-License-Identifier: MIT

/// A pin between two bodies.
package struct RevoluteJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The angle of B minus that of A that counts as 0, rad; `nil` uses the current one.
  package var referenceAngle: Float?
  /// The range of B's angle relative to A, rad, positive clockwise; `nil` for no limits.
  package var limits: JointLimits?
  /// The motor's target for B's angular velocity relative to A, rad/s.
  package var motorSpeed: Float
  /// The motor's largest torque, N·m, at least 0; 0 for no motor.
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
