// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    /// Each awake body belongs to one island; bodies connected by a contact or joint belong to the same one.
    var islandFault: String? {
      for body in allBodies
      where bodies[body].isActive && bodies[body].islandStamp <= island.firstStamp {
        return "body \(body) is awake but in no island"
      }
      for slot in allContacts {
        let contact = contacts[slot]
        if contact.isTouching && contact.isSolid && contact.isEnabled,
          areParted(contact.bodyA, contact.bodyB)
        {
          return "contact \(slot) joins two islands"
        }
      }
      var slot = joints.newest
      while slot != none {
        let joint = joints.rows.at(slot).pointee
        if areParted(joint.bodyA, joint.bodyB) { return "joint \(slot) joins two islands" }
        slot = joint.older
      }
      return nil
    }

    private func areParted(_ a: Int32, _ b: Int32) -> Bool {
      let (first, second) = (bodies[a], bodies[b])
      guard first.isDynamic && second.isDynamic else { return false }
      guard first.islandStamp > island.firstStamp || second.islandStamp > island.firstStamp
      else { return false }
      return first.islandStamp != second.islandStamp
    }
  }
#endif
