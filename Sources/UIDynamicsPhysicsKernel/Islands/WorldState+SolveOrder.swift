// SPDX-License-Identifier: MIT

extension WorldState {
  /// Reorders the island's contacts for speed; the order at each body stays the same, so the results are bit-identical.
  mutating func orderContacts() {
    let count = island.contacts.count
    for i in 0..<island.bodies.count {
      bodies.at(island.bodies[i]).pointee.solverIndex = Int32(truncatingIfNeeded: i)
    }
    island.schedule.ends.extend(to: count)
    for i in 0..<count { island.schedule.ends[i] = movedBodies(of: island.contacts[i]) }
    island.schedule.arrange(&island.contacts, bodies: island.bodies.count)
  }

  /// A fixed body gets the index after the last dynamic one.
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
  /// With fewer contacts than this, ordering them takes more time than it saves.
  static var fewContacts: Int { 8 }

  /// With at least this many contacts, the owner may cancel between iterations.
  static var manyContacts: Int { 4096 }
}
