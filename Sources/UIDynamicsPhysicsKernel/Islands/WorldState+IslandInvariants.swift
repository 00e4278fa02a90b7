// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    /// Each awake body belongs to one island; bodies connected by a contact or joint belong to the same one.
    var islandFault: String? {
      var body = newestBody
      while body != none {
        let state = bodies[body]
        if state.isActive && state.islandStamp <= island.firstStamp {
          return "body \(body) is awake but in no island"
        }
        body = state.older
      }
      var slot = newestContact
      while slot != none {
        let contact = contacts[slot]
        if contact.isTouching && contact.isSolid && contact.isEnabled,
          areParted(contact.bodyA, contact.bodyB)
        {
          return "contact \(slot) joins two islands"
        }
        slot = contact.older
      }
      return jointedIslandFault
    }

    private var jointedIslandFault: String? {
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
