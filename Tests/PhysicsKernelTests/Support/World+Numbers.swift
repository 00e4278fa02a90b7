// SPDX-License-Identifier: MIT

@testable import UIDynamicsPhysicsKernel

extension World {
  /// Makes island numbers overflow when the next one is used.
  func exhaustIslandNumbers() { state.pointee.island.stamp = Island.largestStamp }
}

extension World {
  // MARK: Bodies

  /// Returns the inertia about the center of mass in kg·m²; 0 for fixed bodies and those that must not rotate.
  func inertia(of body: BodyID) -> Float { self.body(body).pointee.inertia }

  /// Returns the filter of the body's newest fixture; without fixtures, a filter that matches nothing.
  func filter(of body: BodyID) -> CollisionFilter {
    let first = self.body(body).pointee.firstFixture
    return first == none
      ? CollisionFilter(category: 0, mask: 0) : state.pointee.fixtures[first].filter
  }

  func acts(_ field: FieldID, on body: BodyID) -> Bool {
    self.body(body).pointee.fields & (1 << UInt32(slot(of: field))) != 0
  }

  /// The number of contacts, including contacts that do not touch.
  var contactCount: Int { state.pointee.contactCount }

  // MARK: Joints

  var jointCount: Int { state.pointee.joints.count }

  /// Returns the joints of a body, newest first.
  func joints(of body: BodyID) -> [JointID] {
    var found: [JointID] = []
    var end = self.body(body).pointee.firstJointEnd
    while end != none {
      let slot = end >> 1
      found.append(
        JointID(slot: slot, generation: state.pointee.joints.rows.generation(of: slot)))
      end = state.pointee.joints.ends.older(of: end)
    }
    return found
  }

  func bodies(of joint: JointID) -> (BodyID, BodyID) {
    let joint = self.joint(joint).pointee
    return (state.pointee.id(of: joint.bodyA), state.pointee.id(of: joint.bodyB))
  }

  /// Returns the angle of B minus that of A, relative to the reference angle of a pin, slider or weld.
  func angle(of joint: JointID) -> Float {
    let (row, (a, b)) = (self.joint(joint).pointee, bodies(of: joint))
    let reference: Float =
      switch row.kind {
      case .revolute: state.pointee.joints.revolutes.at(row.index).pointee.referenceAngle
      case .prismatic: state.pointee.joints.prismatics.at(row.index).pointee.referenceAngle
      case .weld: state.pointee.joints.welds.at(row.index).pointee.referenceAngle
      case .distance, .rope: 0
      }
    return angle(of: b) - angle(of: a) - reference
  }

  /// Returns the anchors of a joint in world coordinates, in m.
  func anchors(of joint: JointID) -> (Vector, Vector) {
    let ((a, b), (anchorA, anchorB)) = (bodies(of: joint), localAnchors(of: joint))
    return (worldPoint(anchorA, of: a), worldPoint(anchorB, of: b))
  }
}
