// SPDX-License-Identifier: MIT

extension WorldState {
  mutating func linkJoint(
    _ kind: JointKind, index: Int32, between placement: JointPlacement
  ) -> Int32 {
    let (a, b) = (placement.bodyA.slot, placement.bodyB.slot)
    var joint = Joint(
      kind: kind, collideConnected: placement.collideConnected, index: index, bodyA: a, bodyB: b)
    joint.older = joints.newest
    let slot = joints.rows.insert(joint)
    joints.ends.extend(toSlots: joints.rows.elements.count)
    if joint.older != none { joints.rows.at(joint.older).pointee.newer = slot }
    joints.newest = slot
    joints.count += 1
    joints.ends.link(slot << 1, to: &bodies.at(a).pointee.firstJointEnd)
    joints.ends.link(slot << 1 | 1, to: &bodies.at(b).pointee.firstJointEnd)
    if !placement.collideConnected { filterContacts(between: a, b) }
    awake.knowsConnections = false
    wake(a)
    wake(b)
    return slot
  }

  /// Bodies that the joint kept from colliding do so again only after one of them leaves its margin box, because only
  /// moved fixtures are searched for pairs.
  mutating func destroyJoint(_ slot: Int32) {
    let joint = joints.rows.at(slot).pointee
    if joint.newer == none {
      joints.newest = joint.older
    } else {
      joints.rows.at(joint.newer).pointee.older = joint.older
    }
    if joint.older != none { joints.rows.at(joint.older).pointee.newer = joint.newer }
    joints.ends.unlink(slot << 1, from: &bodies.at(joint.bodyA).pointee.firstJointEnd)
    joints.ends.unlink(slot << 1 | 1, from: &bodies.at(joint.bodyB).pointee.firstJointEnd)
    joints.removeNumbers(of: joint)
    joints.rows.remove(slot)
    joints.count -= 1
    awake.knowsConnections = false
    wake(joint.bodyA)
    wake(joint.bodyB)
  }

  mutating func destroyJoints(of body: Int32) {
    while bodies.at(body).pointee.firstJointEnd != none {
      destroyJoint(bodies.at(body).pointee.firstJointEnd >> 1)
    }
  }

  /// Searches the joints of `other`, which should be dynamic because a fixed body may have a huge number of them.
  @inline(__always) mutating func jointForbidsContact(_ body: Int32, _ other: Int32) -> Bool {
    var end = bodies.at(other).pointee.firstJointEnd
    while end != none {
      let joint = joints.rows.at(end >> 1)
      let partner = end & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
      if partner == body && !joint.pointee.collideConnected { return true }
      end = joints.ends.older(of: end)
    }
    return false
  }

  private mutating func filterContacts(between a: Int32, _ b: Int32) {
    // Searches the contacts of the dynamic body, because a fixed one may have a huge number of them.
    let (holder, other) = bodies.at(b).pointee.isDynamic ? (b, a) : (a, b)
    var end = bodies.at(holder).pointee.firstContactEnd
    while end != none {
      let contact = contacts.at(end >> 1)
      let partner = end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA
      if partner == other { contact.pointee.flags.insert(.needsFiltering) }
      end = contactEnds.older(of: end)
    }
    awake.forget()
  }
}
