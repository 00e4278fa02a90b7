// SPDX-License-Identifier: MIT

package struct RevoluteJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The angle of B minus that of A that the limits treat as 0; `nil` uses the current one.
  package var referenceAngle: Float?
  /// The range of B's angle relative to A, where positive is clockwise; `nil` means no limits.
  package var limits: JointLimits?
  /// The target angular velocity of B relative to A.
  package var motorSpeed: Float
  /// At least 0, which disables the motor; otherwise, a speed of 0 makes the motor act as friction.
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
