// SPDX-License-Identifier: MIT

extension World {
  // MARK: Creation

  // Creating or removing a joint wakes both bodies. All numbers must be finite, except limits and torques.

  /// Keeps two anchors at a length of at least 0, or at their current distance.
  ///
  /// The frequency is at least 0; 0 makes the joint a rod. A damping ratio of 1 is critical, and rods ignore it.
  package func createDistanceJoint(
    _ placement: JointPlacement, length: Float? = nil, frequency: Float = 0,
    dampingRatio: Float = 0
  ) -> JointID {
    let joint = DistanceJoint(
      placement, length: length ?? distance(of: placement), frequency, dampingRatio)
    return link(.distance, state.pointee.joints.distances.insert(joint), placement)
  }

  /// Keeps two anchors within a length of at least 0, or within their current distance.
  package func createRopeJoint(_ placement: JointPlacement, maxLength: Float? = nil) -> JointID {
    let joint = RopeJoint(placement, maxLength: maxLength ?? distance(of: placement))
    return link(.rope, state.pointee.joints.ropes.insert(joint), placement)
  }

  /// Lets the bodies rotate about a point, against a torque of at least 0, within limits relative to their current angle.
  package func createRevoluteJoint(
    _ placement: JointPlacement, limits: JointLimits? = nil, friction: Float = 0
  ) -> JointID {
    let joint = RevoluteJoint(
      placement, relativeAngle(of: placement), limits ?? .unlimited, friction)
    return link(.revolute, state.pointee.joints.revolutes.insert(joint), placement)
  }

  /// Lets body B slide along an axis in A's frame, of any length except 0, within limits that contain 0.
  package func createPrismaticJoint(
    _ placement: JointPlacement, localAxisA: Vector, limits: JointLimits? = nil
  ) -> JointID {
    let joint = PrismaticJoint(
      placement, localAxisA, relativeAngle(of: placement), limits ?? .unlimited)
    return link(.prismatic, state.pointee.joints.prismatics.insert(joint), placement)
  }

  /// Keeps the current angle between the bodies.
  package func createWeldJoint(_ placement: JointPlacement) -> JointID {
    let joint = WeldJoint(placement, relativeAngle(of: placement))
    return link(.weld, state.pointee.joints.welds.insert(joint), placement)
  }

  package func destroyJoint(_ joint: JointID) {
    _ = self.joint(joint)
    state.pointee.destroyJoint(joint.slot)
  }

  private func link(
    _ kind: JointKind, _ index: Int32, _ placement: JointPlacement
  ) -> JointID {
    _ = (body(placement.bodyA), body(placement.bodyB))
    require(placement.bodyA != placement.bodyB, "World: both ends of a joint are at one body.")
    let slot = state.pointee.linkJoint(kind, index: index, between: placement)
    return JointID(slot: slot, generation: state.pointee.joints.rows.generation(of: slot))
  }

  private func distance(of placement: JointPlacement) -> Float {
    let a = worldPoint(placement.localAnchorA, of: placement.bodyA)
    let b = worldPoint(placement.localAnchorB, of: placement.bodyB)
    return (b - a).length
  }

  private func relativeAngle(of placement: JointPlacement) -> Float {
    angle(of: placement.bodyB) - angle(of: placement.bodyA)
  }

  // MARK: Lookup

  package func contains(_ joint: JointID) -> Bool {
    state.pointee.joints.rows.holds(joint.slot, generation: joint.generation)
  }

  package func kind(of joint: JointID) -> JointKind { self.joint(joint).pointee.kind }

  func joint(_ id: JointID) -> UnsafeMutablePointer<Joint> {
    require(
      contains(id), "World: joint \(id.slot) (generation \(id.generation)) was destroyed before.")
    return state.pointee.joints.rows.at(id.slot)
  }
}
