// SPDX-License-Identifier: MIT

extension World {
  // MARK: Creation
  // Creating or removing a joint wakes both bodies.

  package func createDistanceJoint(_ definition: DistanceJointDefinition) -> JointID {
    halt(on: validate(definition), "createDistanceJoint")
    let length = definition.length ?? distance(of: definition.placement)
    let index = state.pointee.joints.distances.insert(
      DistanceJoint(definition, length: length))
    return link(.distance, index, definition.placement)
  }

  package func createRopeJoint(_ definition: RopeJointDefinition) -> JointID {
    halt(on: validate(definition), "createRopeJoint")
    let length = definition.maxLength ?? distance(of: definition.placement)
    let index = state.pointee.joints.ropes.insert(RopeJoint(definition, maxLength: length))
    return link(.rope, index, definition.placement)
  }

  package func createRevoluteJoint(_ definition: RevoluteJointDefinition) -> JointID {
    halt(on: validate(definition), "createRevoluteJoint")
    let angle = definition.referenceAngle ?? relativeAngle(of: definition.placement)
    let index = state.pointee.joints.revolutes.insert(
      RevoluteJoint(definition, referenceAngle: angle))
    return link(.revolute, index, definition.placement)
  }

  package func createPrismaticJoint(_ definition: PrismaticJointDefinition) -> JointID {
    halt(on: validate(definition), "createPrismaticJoint")
    let angle = definition.referenceAngle ?? relativeAngle(of: definition.placement)
    let index = state.pointee.joints.prismatics.insert(
      PrismaticJoint(definition, referenceAngle: angle))
    return link(.prismatic, index, definition.placement)
  }

  package func createWeldJoint(_ definition: WeldJointDefinition) -> JointID {
    halt(on: validate(definition), "createWeldJoint")
    let angle = definition.referenceAngle ?? relativeAngle(of: definition.placement)
    let index = state.pointee.joints.welds.insert(WeldJoint(definition, referenceAngle: angle))
    return link(.weld, index, definition.placement)
  }

  package func destroyJoint(_ joint: JointID) {
    _ = self.joint(joint)
    state.pointee.destroyJoint(joint.slot)
  }

  private func link(
    _ kind: JointKind, _ index: Int32, _ placement: JointPlacement
  ) -> JointID {
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

  package func bodies(of joint: JointID) -> (BodyID, BodyID) {
    let joint = self.joint(joint).pointee
    return (state.pointee.id(of: joint.bodyA), state.pointee.id(of: joint.bodyB))
  }

  func joint(_ id: JointID) -> UnsafeMutablePointer<Joint> {
    require(
      contains(id), "World: joint \(id.slot) (generation \(id.generation)) was destroyed before.")
    return state.pointee.joints.rows.at(id.slot)
  }
}
