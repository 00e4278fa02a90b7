// SPDX-License-Identifier: MIT

extension WorldState {
  /// Puts contacts of the island that do not disturb each other side by side.
  ///
  /// The solver is sequential: a contact sees what those before it did to its two bodies. Only
  /// that order matters, so contacts may be exchanged as long as every body meets its own in the
  /// order in which the island was built; not one bit of the result changes.
  mutating func orderContacts() {
    let count = island.contacts.count
    for i in 0..<island.bodies.count {
      bodies.at(island.bodies[i]).pointee.solverIndex = Int32(truncatingIfNeeded: i)
    }
    island.schedule.ends.extend(to: count)
    for i in 0..<count { island.schedule.ends[i] = movedBodies(of: island.contacts[i]) }
    island.schedule.arrange(&island.contacts, bodies: island.bodies.count)
  }

  /// Places of a contact's bodies in the island; for a fixed one, for which nobody waits, that behind
  /// all others.
  @inline(__always) private func movedBodies(of slot: Int32) -> ContactSchedule.Ends {
    let contact = contacts.at(slot)
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let fixed = Int32(truncatingIfNeeded: island.bodies.count)
    return ContactSchedule.Ends(
      a: a.pointee.isDynamic ? a.pointee.solverIndex : fixed,
      b: b.pointee.isDynamic ? b.pointee.solverIndex : fixed)
  }
}

extension Island {
  /// Below this number of contacts ordering them costs more than it brings.
  static var fewContacts: Int { 8 }

  /// From this number of contacts on the owner is asked between iterations.
  static var manyContacts: Int { 4096 }
}
