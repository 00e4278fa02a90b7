// SPDX-License-Identifier: MIT

package struct RevoluteJointDefinition: Sendable {
  package var placement: JointPlacement
  /// The angle of B minus that of A that counts as 0; `nil` uses the current one.
  package var referenceAngle: Float?
  /// The range of B's angle relative to A, positive clockwise; `nil` for no limits.
  package var limits: JointLimits?
  /// The target of B's angular velocity relative to A.
  package var motorSpeed: Float
  /// At least 0; 0 for no motor, and friction if the speed is 0.
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
