// SPDX-License-Identifier: MIT

extension WorldState {
  /// Puts the candidates noted by `updateContacts`, newest first, into the order of creation and
  /// adds those that came since.
  mutating func gatherCandidates() {
    impacts.hasAll = !awake.knowsContacts
    if impacts.hasAll {
      impacts.candidates.removeAll()
      impacts.newestSeen = none
    }
    impacts.candidates.reverse(from: 0)
    awaitTiming(ofCandidatesFrom: 0)
    addCandidates(newerThan: impacts.newestSeen)
  }

  /// Puts the contacts that slept into their places among the candidates.
  private mutating func addSleepingCandidates() {
    impacts.hasAll = true
    impacts.everything.removeAll()
    var known = impacts.candidates.count
    var slot = newestContact
    while slot != none {
      let contact = contacts.at(slot)
      if contact.pointee.flags.contains(.canHaveImpact) {
        impacts.everything.append(slot)
        if known > 0 && impacts.candidates[known - 1] == slot {
          known -= 1
        } else {
          contact.pointee.impactCount = 0
          contact.pointee.flags.remove(.impactKnown)
        }
      }
      slot = contact.pointee.older
    }
    impacts.everything.reverse(from: 0)
    swap(&impacts.candidates, &impacts.everything)
    renumberCandidates()
  }

  /// Tells every candidate its place, and whoever goes by it.
  private mutating func renumberCandidates() {
    impacts.untimed.removeAll()
    for place in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[place])
      contact.pointee.candidate = Int32(truncatingIfNeeded: place)
      if contact.pointee.flags.contains(.awaitsTiming) { impacts.untimed.append(UInt64(place)) }
    }
    impacts.upcoming.renumber(contacts)
  }

  mutating func addCandidates(newerThan known: Int32) {
    let first = impacts.candidates.count
    var slot = newestContact
    while slot != known {
      let contact = contacts.at(slot)
      if contact.pointee.flags.contains(.canHaveImpact) { impacts.candidates.append(slot) }
      slot = contact.pointee.older
    }
    impacts.candidates.reverse(from: first)
    awaitTiming(ofCandidatesFrom: first)
  }

  private mutating func awaitTiming(ofCandidatesFrom first: Int) {
    for place in first..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[place])
      contact.pointee.candidate = Int32(truncatingIfNeeded: place)
      contact.pointee.impactCount = 0
      contact.pointee.flags.subtract([.impactKnown, .awaitsTiming])
      awaitTiming(contact)
    }
  }

  mutating func awaitTiming(_ contact: UnsafeMutablePointer<Contact>) {
    if contact.pointee.flags.contains(.awaitsTiming) { return }
    contact.pointee.flags.insert(.awaitsTiming)
    impacts.untimed.append(UInt64(UInt32(bitPattern: contact.pointee.candidate)))
  }

  /// The next impact, or nil when none comes before the end of the sub-step.
  mutating func earliestImpact() -> Impact? {
    if impacts.hasWoken {
      if !impacts.hasAll && !awake.knowsContacts { addSleepingCandidates() }
      awaitTimingOfAll()
    }
    timeContacts()
    while let first = impacts.upcoming.first {
      if isCurrent(first) {
        let isLate = 1 - Tolerances.impactTimeMargin < first.time
        return isLate ? nil : Impact(contact: first.contact, time: first.time)
      }
      impacts.upcoming.removeFirst()
    }
    return nil
  }

  /// Whether an impact has neither been solved nor timed anew since it was put in.
  private mutating func isCurrent(_ entry: ImpactHeap.Entry) -> Bool {
    let contact = contacts.at(entry.contact)
    return contact.pointee.flags.contains(.impactKnown) && contact.pointee.impactTime == entry.time
  }

  /// Puts back into the queue what was passed over because both bodies slept.
  private mutating func awaitTimingOfAll() {
    impacts.hasWoken = false
    for i in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[i])
      if !contact.pointee.flags.contains(.impactKnown) { awaitTiming(contact) }
    }
  }

  /// Times the contacts that wait for it, the newest first: timing brings two sweeps to a common
  /// start, so the order is part of the motion.
  private mutating func timeContacts() {
    sortAscending(impacts.untimed.base, count: impacts.untimed.count)
    while !impacts.untimed.isEmpty {
      let slot = impacts.candidates[Int(impacts.untimed.popLast())]
      let contact = contacts.at(slot)
      contact.pointee.flags.remove(.awaitsTiming)
      // One that keeps coming back is left to the next sub-step.
      guard contact.pointee.isEnabled, contact.pointee.impactCount <= Tolerances.impactsPerContact,
        !contact.pointee.flags.contains(.impactKnown), isActive(contact)
      else { continue }
      contact.pointee.impactTime = impactTime(of: contact)
      spend(8)
      contact.pointee.flags.insert(.impactKnown)
      guard contact.pointee.impactTime < 1 else { continue }
      impacts.upcoming.insert(
        ImpactHeap.Entry(
          time: contact.pointee.impactTime, candidate: contact.pointee.candidate, contact: slot))
    }
  }

  /// When the two fixtures touch; brings both sweeps to the same start first.
  private mutating func impactTime(of contact: UnsafeMutablePointer<Contact>) -> Float {
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let (startA, startB) = (a.pointee.sweep.startTime, b.pointee.sweep.startTime)
    let start = larger(startA, startB)
    if startA < startB {
      noteAdvance(of: contact.pointee.bodyA)
      a.pointee.sweep.advance(to: start)
    } else if startB < startA {
      noteAdvance(of: contact.pointee.bodyB)
      b.pointee.sweep.advance(to: start)
    }
    if passesBy(contact) { return 1 }
    let found = TimeOfImpact.find(
      convexPoints(of: contact.pointee.fixtureA), a.pointee.sweep,
      convexPoints(of: contact.pointee.fixtureB), b.pointee.sweep, slop: conventions.linearSlop)
    guard let fraction = found else { return 1 }
    return smaller(start + (1 - start) * fraction, 1)
  }

  /// Whether the two stay out of each other's reach for the whole sub-step, by their boxes alone.
  ///
  /// The margin is well above the distance at which an impact is taken, so that the search could
  /// not have found one either: this saves work and changes nothing.
  @inline(__always) private mutating func passesBy(_ contact: UnsafeMutablePointer<Contact>) -> Bool
  {
    let box = sweptBoxes[contact.pointee.fixtureA]
    let distance = box.lower.x.magnitude + box.lower.y.magnitude
    let reach = Tolerances.impactReach + Tolerances.impactReachGrowth * distance
    return !box.grown(by: reach).overlaps(sweptBoxes[contact.pointee.fixtureB])
  }
}
