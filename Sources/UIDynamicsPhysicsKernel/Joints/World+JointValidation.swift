// SPDX-License-Identifier: MIT

/// Validates joint definitions; each function returns the reason why one is invalid, or `nil`.
extension World {
  package func validate(_ definition: DistanceJointDefinition) -> String? {
    validate(definition.placement)
      ?? fault(length: definition.length, "length")
      ?? fault(atLeastZero: definition.frequency, "frequency")
      ?? fault(finite: definition.dampingRatio, "damping ratio")
  }

  package func validate(_ definition: RopeJointDefinition) -> String? {
    validate(definition.placement) ?? fault(length: definition.maxLength, "largest length")
  }

  package func validate(_ definition: RevoluteJointDefinition) -> String? {
    validate(definition.placement)
      ?? fault(finite: definition.referenceAngle ?? 0, "reference angle")
      ?? definition.limits?.fault
      ?? fault(finite: definition.motorSpeed, "motor speed")
      ?? fault(motor: definition.maxMotorTorque, "largest torque")
  }

  package func validate(_ definition: PrismaticJointDefinition) -> String? {
    validate(definition.placement)
      ?? fault(axis: definition.localAxisA)
      ?? fault(finite: definition.referenceAngle ?? 0, "reference angle")
      ?? definition.limits.flatMap { fault(slider: $0) }
  }

  package func validate(_ definition: WeldJointDefinition) -> String? {
    validate(definition.placement)
      ?? fault(finite: definition.referenceAngle ?? 0, "reference angle")
  }

  private func validate(_ placement: JointPlacement) -> String? {
    if !contains(placement.bodyA) { return "body A was destroyed before." }
    if !contains(placement.bodyB) { return "body B was destroyed before." }
    if placement.bodyA == placement.bodyB { return "both ends are at the same body." }
    if !placement.localAnchorA.isFinite { return "the anchor of body A is not finite." }
    if !placement.localAnchorB.isFinite { return "the anchor of body B is not finite." }
    return nil
  }

  func fault(length: Float?, _ what: String) -> String? {
    length.flatMap { fault(atLeastZero: $0, what) }
  }

  func fault(atLeastZero value: Float, _ what: String) -> String? {
    value >= 0 && value.isFinite ? nil : "\(what) is \(value); it must be finite and at least 0."
  }

  func fault(finite value: Float, _ what: String) -> String? {
    value.isFinite ? nil : "\(what) is \(value); it must be finite."
  }

  /// Accepts infinity.
  func fault(motor value: Float, _ what: String) -> String? {
    value >= 0 ? nil : "\(what) is \(value); it must be at least 0."
  }

  func fault(slider limits: JointLimits) -> String? {
    if let fault = limits.fault { return fault }
    if limits.lower <= 0 && limits.upper >= 0 { return nil }
    return "limits \(limits.lower)...\(limits.upper) do not contain 0, where the slider starts."
  }

  private func fault(axis: Vector) -> String? {
    axis.isFinite && axis.length >= Float.ulpOfOne
      ? nil : "axis (\(axis.x), \(axis.y)) is not a direction."
  }
}
