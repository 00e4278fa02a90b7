// SPDX-License-Identifier: MIT

extension WorldState {
  /// Puts a joint at the head of all three lists; both bodies wake.
  mutating func linkJoint(
    _ kind: JointKind, index: Int32, between placement: JointPlacement
  ) -> Int32 {
    let (a, b) = (placement.bodyA.slot, placement.bodyB.slot)
    var joint = Joint(
      kind: kind, collideConnected: placement.collideConnected, index: index, bodyA: a, bodyB: b)
    joint.older = joints.newest
    joint.ends.0.older = bodies.at(a).pointee.firstJointEnd
    joint.ends.1.older = bodies.at(b).pointee.firstJointEnd
    let slot = joints.rows.insert(joint)
    if joint.older != none { joints.rows.at(joint.older).pointee.newer = slot }
    joints.newest = slot
    joints.count += 1
    hangJoint(slot << 1, on: a)
    hangJoint(slot << 1 | 1, on: b)
    if !placement.collideConnected { filterContacts(between: a, b) }
    wake(a)
    wake(b)
    return slot
  }

  /// Makes an end, whose older neighbour is set already, the newest of a body's list.
  private mutating func hangJoint(_ end: Int32, on body: Int32) {
    let first = bodies.at(body).pointee.firstJointEnd
    if first != none { withJointEnd(first) { $0.newer = end } }
    bodies.at(body).pointee.firstJointEnd = end
  }

  /// Takes a joint out; both bodies wake.
  ///
  /// Bodies it kept apart from each other meet again once one of them has moved out of its fat
  /// box: pairs are sought for what moves.
  mutating func destroyJoint(_ slot: Int32) {
    let joint = joints.rows.at(slot).pointee
    if joint.newer == none {
      joints.newest = joint.older
    } else {
      joints.rows.at(joint.newer).pointee.older = joint.older
    }
    if joint.older != none { joints.rows.at(joint.older).pointee.newer = joint.newer }
    unhangJoint(joint.ends.0, from: joint.bodyA)
    unhangJoint(joint.ends.1, from: joint.bodyB)
    joints.removeNumbers(of: joint)
    joints.rows.remove(slot)
    joints.count -= 1
    wake(joint.bodyA)
    wake(joint.bodyB)
  }

  private mutating func unhangJoint(_ end: Joint.End, from body: Int32) {
    if end.newer == none {
      bodies.at(body).pointee.firstJointEnd = end.older
    } else {
      withJointEnd(end.newer) { $0.older = end.older }
    }
    if end.older != none { withJointEnd(end.older) { $0.newer = end.newer } }
  }

  mutating func destroyJoints(of body: Int32) {
    while bodies.at(body).pointee.firstJointEnd != none {
      destroyJoint(bodies.at(body).pointee.firstJointEnd >> 1)
    }
  }

  /// The next older end in the same body's list.
  @inline(__always) func olderJoint(of end: Int32) -> Int32 {
    let joint = joints.rows.at(end >> 1)
    return end & 1 == 0 ? joint.pointee.ends.0.older : joint.pointee.ends.1.older
  }

  @inline(__always) private func withJointEnd(_ end: Int32, _ change: (inout Joint.End) -> Void) {
    let joint = joints.rows.at(end >> 1)
    if end & 1 == 0 { change(&joint.pointee.ends.0) } else { change(&joint.pointee.ends.1) }
  }

  /// Whether some joint keeps two bodies from touching.
  ///
  /// It looks through the joints of the second, so let that be the dynamic one: a fixed body may
  /// have very many.
  @inline(__always) mutating func jointForbidsContact(_ body: Int32, _ other: Int32) -> Bool {
    var end = bodies.at(other).pointee.firstJointEnd
    while end != none {
      let joint = joints.rows.at(end >> 1)
      let partner = end & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
      if partner == body && !joint.pointee.collideConnected { return true }
      end = olderJoint(of: end)
    }
    return false
  }

  /// Has the contacts between two bodies filtered again in the next sub-step.
  private mutating func filterContacts(between a: Int32, _ b: Int32) {
    // Fixed bodies may have very many contacts.
    let (holder, other) = bodies.at(b).pointee.isDynamic ? (b, a) : (a, b)
    var end = bodies.at(holder).pointee.firstContactEnd
    while end != none {
      let contact = contacts.at(end >> 1)
      let partner = end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA
      if partner == other { contact.pointee.flags.insert(.needsFiltering) }
      end = older(of: end)
    }
  }
}
