// SPDX-License-Identifier: MIT

/// The adjustable properties of joints. The setters wake both bodies.
extension World {
  // MARK: Distance

  package func length(of joint: JointID) -> Float { distance(joint, "length").pointee.length }

  /// The length must be at least 0.
  package func setLength(of joint: JointID, _ length: Float) {
    let numbers = distance(joint, "setLength")
    halt(on: fault(atLeastZero: length, "length"), "setLength")
    numbers.pointee.length = length
    wakeBodies(of: joint)
  }

  /// Makes a distance joint a spring or, if the frequency is 0, a rod.
  package func setSpring(of joint: JointID, frequency: Float, dampingRatio: Float) {
    let numbers = distance(joint, "setSpring")
    halt(on: fault(atLeastZero: frequency, "frequency"), "setSpring")
    halt(on: fault(finite: dampingRatio, "damping ratio"), "setSpring")
    numbers.pointee.frequency = frequency
    numbers.pointee.dampingRatio = dampingRatio
    wakeBodies(of: joint)
  }

  // MARK: Rope

  package func maxLength(of joint: JointID) -> Float { rope(joint, "maxLength").pointee.maxLength }

  /// The length must be at least 0.
  package func setMaxLength(of joint: JointID, _ length: Float) {
    let numbers = rope(joint, "setMaxLength")
    halt(on: fault(atLeastZero: length, "largest length"), "setMaxLength")
    numbers.pointee.maxLength = length
    wakeBodies(of: joint)
  }

  // MARK: Limits

  /// Sets the limits of a revolute or prismatic joint (a prismatic joint's must contain 0); `nil` removes them.
  package func setLimits(of joint: JointID, _ limits: JointLimits?) {
    let isSlider = kind(of: joint) == .prismatic
    halt(on: limits.flatMap { isSlider ? fault(slider: $0) : $0.fault }, "setLimits")
    let limits = limits ?? .unlimited
    if isSlider {
      let numbers = prismatic(joint, "setLimits")
      if numbers.pointee.limits == limits { return }
      numbers.pointee.limits = limits
      numbers.pointee.impulse.z = 0
    } else {
      let numbers = revolute(joint, "setLimits")
      if numbers.pointee.limits == limits { return }
      numbers.pointee.limits = limits
      numbers.pointee.impulse.z = 0
    }
    wakeBodies(of: joint)
  }

  // MARK: Motors

  /// A torque of 0 disables the motor.
  package func setMotor(of joint: JointID, speed: Float = 0, maxTorque: Float) {
    let numbers = revolute(joint, "setMotor")
    halt(on: fault(finite: speed, "speed"), "setMotor")
    halt(on: fault(motor: maxTorque, "largest torque"), "setMotor")
    numbers.pointee.motor.speed = speed
    numbers.pointee.motor.maxTorque = maxTorque
    wakeBodies(of: joint)
  }

  // MARK: State

  /// Returns the anchors, each in the frame of its body.
  package func localAnchors(of joint: JointID) -> (Vector, Vector) {
    var task = JointBodiesReader()
    state.pointee.joints.perform(&task, on: self.joint(joint).pointee)
    return task.bodies.map { ($0.localAnchorA, $0.localAnchorB) } ?? (.zero, .zero)
  }

  /// Returns whether the anchors of a rod, spring or rope are farther apart than `factor` times its length.
  ///
  /// This is called for every rod in every tick, so it must be fast.
  package func isStretched(_ joint: JointID, beyond factor: Float) -> Bool {
    let row = self.joint(joint).pointee
    switch row.kind {
    case .distance:
      let numbers = state.pointee.joints.distances.at(row.index)
      return isStretched(row, numbers.pointee.bodies, beyond: factor * numbers.pointee.length)
    case .rope:
      let numbers = state.pointee.joints.ropes.at(row.index)
      return isStretched(row, numbers.pointee.bodies, beyond: factor * numbers.pointee.maxLength)
    case .revolute, .prismatic, .weld: return false
    }
  }

  @inline(__always) private func isStretched(
    _ joint: Joint, _ anchors: JointBodies, beyond length: Float
  ) -> Bool {
    let a = state.pointee.bodies.at(joint.bodyA).pointee.pose.apply(anchors.localAnchorA)
    let b = state.pointee.bodies.at(joint.bodyB).pointee.pose.apply(anchors.localAnchorB)
    return (b - a).lengthSquared > length * length
  }

  /// The axis in A's frame.
  package func localAxis(of joint: JointID) -> Vector {
    prismatic(joint, "localAxis").pointee.localAxis
  }

  /// The angle of B minus that of A, relative to the joint's reference angle; ropes and distance joints have none.
  package func angle(of joint: JointID) -> Float {
    let (a, b) = bodies(of: joint)
    let reference: Float =
      switch kind(of: joint) {
      case .revolute: revolute(joint, "angle").pointee.referenceAngle
      case .prismatic: prismatic(joint, "angle").pointee.referenceAngle
      case .weld:
        state.pointee.joints.welds.at(self.joint(joint).pointee.index).pointee
          .referenceAngle
      case .distance, .rope: 0
      }
    return angle(of: b) - angle(of: a) - reference
  }

  private func wakeBodies(of joint: JointID) {
    let joint = self.joint(joint).pointee
    state.pointee.wake(joint.bodyA)
    state.pointee.wake(joint.bodyB)
  }

  private func distance(
    _ joint: JointID, _ function: StaticString
  ) -> UnsafeMutablePointer<DistanceJoint> {
    state.pointee.joints.distances.at(index(of: joint, .distance, function))
  }

  private func rope(_ joint: JointID, _ function: StaticString) -> UnsafeMutablePointer<RopeJoint> {
    state.pointee.joints.ropes.at(index(of: joint, .rope, function))
  }

  private func revolute(
    _ joint: JointID, _ function: StaticString
  ) -> UnsafeMutablePointer<RevoluteJoint> {
    state.pointee.joints.revolutes.at(index(of: joint, .revolute, function))
  }

  private func prismatic(
    _ joint: JointID, _ function: StaticString
  ) -> UnsafeMutablePointer<PrismaticJoint> {
    state.pointee.joints.prismatics.at(index(of: joint, .prismatic, function))
  }

  /// Stops the process if the joint is of a different kind.
  private func index(of id: JointID, _ kind: JointKind, _ function: StaticString) -> Int32 {
    let joint = self.joint(id).pointee
    require(
      joint.kind == kind, "World.\(function): joint \(id.slot) is \(joint.kind), not \(kind).")
    return joint.index
  }
}
