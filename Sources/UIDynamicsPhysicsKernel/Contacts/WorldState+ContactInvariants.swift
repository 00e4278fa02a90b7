// SPDX-License-Identifier: MIT

#if CHECKED
  extension WorldState {
    var contactFault: String? {
      for (slot, newer) in zip(allContacts, [none] + allContacts) {
        let contact = contacts[slot]
        if contact.newer != newer { return "contact \(slot) does not name its newer neighbor" }
        if let fault = fault(of: contact) { return "contact \(slot) \(fault)" }
      }
      let count = allContacts.count
      if count != contactCount { return "\(count) contacts in the list, \(contactCount) counted" }
      return endFault(expected: 2 * count)
    }

    private func fault(of contact: Contact) -> String? {
      if fixtures[contact.fixtureA].body != contact.bodyA { return "has a wrong body A" }
      if fixtures[contact.fixtureB].body != contact.bodyB { return "has a wrong body B" }
      if contact.bodyA == contact.bodyB { return "joins a body with itself" }
      if !bodies[contact.bodyA].isDynamic && !bodies[contact.bodyB].isDynamic {
        return "joins two fixed bodies"
      }
      if contact.isTouching != (contact.manifold.count > 0) {
        return "has \(contact.manifold.count) points and touches: \(contact.isTouching)"
      }
      if contact.pendingEvent != none { return "still waits for its first point" }
      if let fault = boxFault(of: contact) { return fault }
      let impulses = [contact.manifold.first.normalImpulse, contact.manifold.second.normalImpulse]
      return impulses.contains { $0 < 0 } ? "pulls" : nil
    }

    /// Checks the margin boxes, and that the tight boxes do not rule out an actual contact.
    private func boxFault(of contact: Contact) -> String? {
      if !contact.flags.contains(.hasOtherBoxes),
        !broadPhase.overlap(contact.fixtureA, contact.fixtureB)
      {
        return "ended without an event"
      }
      var (state, contact) = (self, contact)
      return state.isClear(&contact) && state.wouldTouch(&contact) ? "touches far away" : nil
    }

    private func endFault(expected: Int) -> String? {
      var count = 0
      for body in allBodies {
        var end = bodies[body].firstContactEnd
        while end != none {
          let contact = contacts[end >> 1]
          if (end & 1 == 0 ? contact.bodyA : contact.bodyB) != body {
            return "contact \(end >> 1) is linked into the list of body \(body)"
          }
          count += 1
          end = contactEnds.older(of: end)
        }
      }
      return count == expected ? nil : "\(count) ends of contacts, \(expected) expected"
    }
  }
#endif
