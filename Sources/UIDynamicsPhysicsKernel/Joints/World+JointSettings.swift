// SPDX-License-Identifier: MIT

/// The adjustable properties of joints. The setters wake both bodies.
extension World {
  // MARK: Length

  /// The length of a rod or spring, or the largest length of a rope; `nil` for other kinds.
  package func length(of joint: JointID) -> Float? {
    let row = self.joint(joint).pointee
    return switch row.kind {
    case .distance: state.pointee.joints.distances.at(row.index).pointee.length
    case .rope: state.pointee.joints.ropes.at(row.index).pointee.maxLength
    case .revolute, .prismatic, .weld: nil
    }
  }

  /// The length must be at least 0; other kinds ignore it.
  package func setLength(of joint: JointID, _ length: Float) {
    let row = self.joint(joint).pointee
    switch row.kind {
    case .distance: state.pointee.joints.distances.at(row.index).pointee.length = length
    case .rope: state.pointee.joints.ropes.at(row.index).pointee.maxLength = length
    case .revolute, .prismatic, .weld: return
    }
    wakeBodies(of: joint)
  }

  /// Makes a distance joint a spring or, if the frequency is 0, a rod.
  package func setSpring(of joint: JointID, frequency: Float, dampingRatio: Float) {
    let numbers = state.pointee.joints.distances.at(index(of: joint, .distance))
    numbers.pointee.frequency = frequency
    numbers.pointee.dampingRatio = dampingRatio
    wakeBodies(of: joint)
  }

  // MARK: Limits

  /// Sets the limits of a revolute or prismatic joint (a prismatic joint's must contain 0); `nil` removes them.
  package func setLimits(of joint: JointID, _ limits: JointLimits?) {
    let isSlider = kind(of: joint) == .prismatic
    let limits = limits ?? .unlimited
    if isSlider {
      let numbers = prismatic(joint)
      if numbers.pointee.limits == limits { return }
      numbers.pointee.limits = limits
      numbers.pointee.impulse.z = 0
    } else {
      let numbers = revolute(joint)
      if numbers.pointee.limits == limits { return }
      numbers.pointee.limits = limits
      numbers.pointee.impulse.z = 0
    }
    wakeBodies(of: joint)
  }

  // MARK: Friction

  /// The torque must be at least 0.
  package func setFriction(of joint: JointID, torque: Float) {
    revolute(joint).pointee.friction.torque = torque
    wakeBodies(of: joint)
  }

  // MARK: State

  /// Returns the anchors, each in the frame of its body.
  package func localAnchors(of joint: JointID) -> (Vector, Vector) {
    let (row, joints) = (self.joint(joint).pointee, state.pointee.joints)
    let bodies =
      switch row.kind {
      case .distance: joints.distances.at(row.index).pointee.bodies
      case .rope: joints.ropes.at(row.index).pointee.bodies
      case .revolute: joints.revolutes.at(row.index).pointee.bodies
      case .prismatic: joints.prismatics.at(row.index).pointee.bodies
      case .weld: joints.welds.at(row.index).pointee.bodies
      }
    return (bodies.localAnchorA, bodies.localAnchorB)
  }

  /// The axis in A's frame.
  package func localAxis(of joint: JointID) -> Vector {
    prismatic(joint).pointee.localAxis
  }

  private func wakeBodies(of joint: JointID) {
    let joint = self.joint(joint).pointee
    state.pointee.wake(joint.bodyA)
    state.pointee.wake(joint.bodyB)
  }

  private func revolute(_ joint: JointID) -> UnsafeMutablePointer<RevoluteJoint> {
    state.pointee.joints.revolutes.at(index(of: joint, .revolute))
  }

  private func prismatic(_ joint: JointID) -> UnsafeMutablePointer<PrismaticJoint> {
    state.pointee.joints.prismatics.at(index(of: joint, .prismatic))
  }

  /// Stops the process if the joint is of a different kind.
  private func index(of id: JointID, _ kind: JointKind) -> Int32 {
    let joint = self.joint(id).pointee
    require(joint.kind == kind, "World: joint \(id.slot) is \(joint.kind), not \(kind).")
    return joint.index
  }
}
