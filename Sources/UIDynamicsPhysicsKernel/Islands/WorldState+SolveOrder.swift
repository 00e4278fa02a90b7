// SPDX-License-Identifier: MIT

extension WorldState {
  /// Reorders the contacts of the island for speed; each body meets its own in the same order, so every bit stays.
  mutating func orderContacts() {
    let count = island.contacts.count
    for i in 0..<island.bodies.count {
      bodies.at(island.bodies[i]).pointee.solverIndex = Int32(truncatingIfNeeded: i)
    }
    island.schedule.ends.extend(to: count)
    for i in 0..<count { island.schedule.ends[i] = movedBodies(of: island.contacts[i]) }
    island.schedule.arrange(&island.contacts, bodies: island.bodies.count)
  }

  /// A fixed body gets the index after the last.
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
  /// The number of contacts below which ordering does not pay.
  static var fewContacts: Int { 8 }

  /// The number of contacts from which the owner is asked between iterations.
  static var manyContacts: Int { 4096 }
}
