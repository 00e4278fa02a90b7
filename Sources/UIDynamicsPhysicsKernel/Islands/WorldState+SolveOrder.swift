// SPDX-License-Identifier: MIT

extension WorldState {
  /// Puts contacts of the island that do not disturb each other side by side.
  ///
  /// The solver is sequential: a contact sees what those before it did to its two bodies. Only
  /// that order matters, so contacts may be exchanged as long as every body meets its own in the
  /// order in which the island was built; not one bit of the result changes. Each contact gets the
  /// level after the highest its bodies have reached; one level holds contacts without a common
  /// body, whose long chains of dependent operations the processor can then work on at once.
  mutating func orderContactsByLevel() {
    let count = island.contacts.count
    if count < Island.fewContacts { return }
    island.bodyLevels.extend(to: island.bodies.count)
    for i in 0..<island.bodies.count {
      bodies.at(island.bodies[i]).pointee.solverIndex = Int32(truncatingIfNeeded: i)
      island.bodyLevels[i] = 0
    }
    island.levels.removeAll()
    island.levelStarts.removeAll()
    for i in 0..<count { island.append(level: nextLevel(for: island.contacts[i])) }
    island.sortByLevel()
  }

  /// Raises both bodies of a contact to a common new level; a fixed body stays below all.
  @inline(__always) private func nextLevel(for slot: Int32) -> Int32 {
    let contact = contacts.at(slot)
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let placeA = island.bodyLevels.at(a.pointee.solverIndex)
    let placeB = island.bodyLevels.at(b.pointee.solverIndex)
    let level = max(placeA.pointee, placeB.pointee)
    if a.pointee.isDynamic { placeA.pointee = level + 1 }
    if b.pointee.isDynamic { placeB.pointee = level + 1 }
    return level
  }
}

extension Island {
  /// Below this number of contacts ordering them costs more than it brings.
  static var fewContacts: Int { 8 }

  /// From this number of contacts on the owner is asked between iterations.
  static var manyContacts: Int { 4096 }

  @inline(__always) mutating func append(level: Int32) {
    levels.append(level)
    while levelStarts.count <= Int(level) { levelStarts.append(0) }
    levelStarts.at(level).pointee += 1
  }

  /// Counting sort of the contacts by level; within a level the order is kept.
  mutating func sortByLevel() {
    var start: Int32 = 0
    for level in 0..<levelStarts.count {
      let size = levelStarts[level]
      levelStarts[level] = start
      start += size
    }
    ordered.extend(to: contacts.count)
    for i in 0..<contacts.count {
      let place = levelStarts.at(levels[i])
      ordered[place.pointee] = contacts[i]
      place.pointee += 1
    }
    swap(&contacts, &ordered)
  }
}
