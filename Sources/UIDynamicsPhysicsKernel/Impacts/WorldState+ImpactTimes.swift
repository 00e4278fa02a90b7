// SPDX-License-Identifier: MIT

extension WorldState {
  /// Sorts the candidates by creation, adds newer contacts, and times those with an active body.
  ///
  /// All sweeps start at the beginning of the sub-step, so the order of timing does not matter.
  mutating func gatherCandidates() {
    impacts.hasAll = !awake.knowsContacts
    if impacts.hasAll {
      impacts.candidates.removeAll()
      impacts.newestSeen = none
    }
    impacts.candidates.reverse(from: 0)
    listCandidates(newerThan: impacts.newestSeen)
    for index in 0..<impacts.candidates.count {
      let contact = resetCandidate(at: index)
      if isActive(contact) { time(contact, impacts.candidates[index]) }
    }
    spend(8 * impacts.candidates.count)
  }

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
          contact.pointee.flags.subtract([.impactKnown, .isDecidedAtStart])
        }
      }
      slot = contact.pointee.older
    }
    impacts.everything.reverse(from: 0)
    swap(&impacts.candidates, &impacts.everything)
    renumberCandidates()
  }

  private mutating func renumberCandidates() {
    impacts.untimed.removeAll()
    for index in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[index])
      contact.pointee.candidate = Int32(truncatingIfNeeded: index)
      if contact.pointee.flags.contains(.awaitsTiming) { impacts.untimed.append(UInt64(index)) }
    }
    impacts.upcoming.renumber(contacts)
  }

  mutating func addCandidates(newerThan known: Int32) {
    let first = impacts.candidates.count
    listCandidates(newerThan: known)
    for index in first..<impacts.candidates.count { awaitTiming(resetCandidate(at: index)) }
  }

  private mutating func listCandidates(newerThan known: Int32) {
    let first = impacts.candidates.count
    var slot = newestContact
    while slot != known {
      let contact = contacts.at(slot)
      if contact.pointee.flags.contains(.canHaveImpact) { impacts.candidates.append(slot) }
      slot = contact.pointee.older
    }
    impacts.candidates.reverse(from: first)
  }

  @inline(__always)
  private mutating func resetCandidate(at index: Int) -> UnsafeMutablePointer<Contact> {
    let contact = contacts.at(impacts.candidates[index])
    contact.pointee.candidate = Int32(truncatingIfNeeded: index)
    contact.pointee.impactCount = 0
    contact.pointee.flags.subtract([.impactKnown, .awaitsTiming, .isDecidedAtStart])
    return contact
  }

  mutating func awaitTiming(_ contact: UnsafeMutablePointer<Contact>) {
    if contact.pointee.flags.contains(.awaitsTiming) { return }
    contact.pointee.flags.insert(.awaitsTiming)
    impacts.untimed.append(UInt64(UInt32(bitPattern: contact.pointee.candidate)))
  }

  /// Returns `nil` if there is no impact before the end of the sub-step.
  mutating func earliestImpact() -> Impact? {
    let hasWoken = impacts.hasWoken
    if hasWoken {
      if !impacts.hasAll && !awake.knowsContacts { addSleepingCandidates() }
      awaitTimingOfAll()
    }
    timeContacts(inOrder: hasWoken)
    while let first = impacts.upcoming.first {
      if isCurrent(first) {
        let isLate = 1 - Tolerances.impactTimeMargin < first.time
        return isLate ? nil : Impact(contact: first.contact, time: first.time)
      }
      impacts.upcoming.removeFirst()
    }
    return nil
  }

  /// Returns whether an impact is still valid, which means that it was neither solved nor timed again.
  private mutating func isCurrent(_ entry: ImpactHeap.Entry) -> Bool {
    let contact = contacts.at(entry.contact)
    return contact.pointee.flags.contains(.impactKnown) && contact.pointee.impactTime == entry.time
  }

  private mutating func awaitTimingOfAll() {
    impacts.hasWoken = false
    for i in 0..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[i])
      if !contact.pointee.flags.contains(.impactKnown) { awaitTiming(contact) }
    }
  }

  /// Times a contact of a body that was just solved, or queues the contact if the order of timing matters.
  ///
  /// The order matters after a body woke up, because other contacts are waiting too, and if timing would advance
  /// the sweep of an inactive body. The contact of the impact itself is queued because `giveUp` may remove it.
  @inline(__always) mutating func renewImpact(_ end: Int32, of body: UnsafeMutablePointer<Body>) {
    let contact = contacts.at(end >> 1)
    let other = bodies.at(end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA)
    let isSolved = other.pointee.islandStamp == island.stamp && other.pointee.isDynamic
    // If both bodies were solved, their contact is timed for only one of them.
    if isSolved && end & 1 == 1 { return }
    contact.pointee.flags.remove(.impactKnown)
    let isNow =
      other.pointee.isActive || other.pointee.sweep.startTime == body.pointee.sweep.startTime
    if isNow && !impacts.hasWoken && end >> 1 != island.contacts[0] {
      time(contact, end >> 1)
    } else {
      awaitTiming(contact)
    }
  }

  /// After a body woke up, starts with the newest contact: timing aligns the starts of sweeps, so its order affects the motion.
  ///
  /// Otherwise, every contact has a body at the latest impact, or all sweeps are at their start, so the order has no effect.
  private mutating func timeContacts(inOrder: Bool) {
    if inOrder { sortAscending(impacts.untimed.base, count: impacts.untimed.count) }
    while !impacts.untimed.isEmpty {
      let slot = impacts.candidates[Int(impacts.untimed.popLast())]
      let contact = contacts.at(slot)
      contact.pointee.flags.remove(.awaitsTiming)
      if !contact.pointee.flags.contains(.impactKnown) && isActive(contact) { time(contact, slot) }
      spend(8)
    }
  }

  /// At least one of the bodies must be active.
  @inline(__always) private mutating func time(
    _ contact: UnsafeMutablePointer<Contact>, _ slot: Int32
  ) {
    // After too many impacts, a contact waits for the next sub-step.
    guard contact.pointee.isEnabled, contact.pointee.impactCount <= Tolerances.impactsPerContact
    else { return }
    alignStarts(contact)
    contact.pointee.flags.insert(.impactKnown)
    if passesBy(contact) {
      #if CHECKED
        precondition(searchedImpactTime(of: contact) == 1)
      #endif
      contact.pointee.flags.remove(.isDecidedAtStart)
      contact.pointee.impactTime = 1
      return
    }
    let time = impactTime(of: slot)
    contact.pointee.impactTime = time
    if time < 1 {
      impacts.upcoming.insert(
        ImpactHeap.Entry(time: time, candidate: contact.pointee.candidate, contact: slot))
    }
  }

  @inline(__always) private mutating func alignStarts(_ contact: UnsafeMutablePointer<Contact>) {
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let (startA, startB) = (a.pointee.sweep.startTime, b.pointee.sweep.startTime)
    if startA < startB {
      noteAdvance(of: contact.pointee.bodyA)
      a.pointee.sweep.advance(to: startB)
    } else if startB < startA {
      noteAdvance(of: contact.pointee.bodyB)
      b.pointee.sweep.advance(to: startA)
    }
  }

  /// Both sweeps must start at the same time.
  @inline(never) private mutating func impactTime(of slot: Int32) -> Float {
    let contact = contacts.at(slot)
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let starts = SweepStarts(a, b)
    if contact.pointee.flags.contains(.isDecidedAtStart) && impacts.starts[slot] == starts {
      #if CHECKED
        precondition(searchedImpactTime(of: contact) == contact.pointee.impactTime)
      #endif
      return contact.pointee.impactTime
    }
    if keepsApart(contact, a, b) {
      #if CHECKED
        precondition(searchedImpactTime(of: contact) == 1)
      #endif
      contact.pointee.flags.remove(.isDecidedAtStart)
      return 1
    }
    impacts.starts[slot] = starts
    return searchedImpactTime(of: contact)
  }

  private mutating func searchedImpactTime(of contact: UnsafeMutablePointer<Contact>) -> Float {
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let start = ConvexPair(
      a: convexPoints(of: contact.pointee.fixtureA), poseA: a.pointee.startPose(),
      b: convexPoints(of: contact.pointee.fixtureB), poseB: b.pointee.startPose())
    let found = TimeOfImpact.find(
      start, a.pointee.sweep, b.pointee.sweep, slop: conventions.linearSlop)
    if found.isDecidedAtStart {
      contact.pointee.flags.insert(.isDecidedAtStart)
    } else {
      contact.pointee.flags.remove(.isDecidedAtStart)
    }
    guard let fraction = found.time else { return 1 }
    let time = a.pointee.sweep.startTime
    return smaller(time + (1 - time) * fraction, 1)
  }

  /// The boxes include more than the distance of an impact, so if they do not overlap, a search would find no impact.
  @inline(__always) private mutating func passesBy(_ contact: UnsafeMutablePointer<Contact>) -> Bool
  {
    let a = sweptBoxes[contact.pointee.fixtureA].corners
    let b = sweptBoxes[contact.pointee.fixtureB].corners
    let lower = SIMD4(lowHalf: b.lowHalf, highHalf: a.lowHalf)
    return !all(lower .<= SIMD4(lowHalf: a.highHalf, highHalf: b.highHalf))
  }

  /// Like `passesBy(_:)`, but in B's moving frame, which separates bodies that fall side by side.
  ///
  /// If a body rotates by δ, a point at a distance r from its center stays within r δ of a straight path.
  @inline(__always) private mutating func keepsApart(
    _ contact: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>
  ) -> Bool {
    let (box, other) = (tightBoxes[contact.pointee.fixtureA], tightBoxes[contact.pointee.fixtureB])
    let path =
      (a.pointee.sweep.center - a.pointee.sweep.startCenter)
      - (b.pointee.sweep.center - b.pointee.sweep.startCenter)
    let start = BoundingBox(lower: box.lower - path, upper: box.upper - path)
    let distance = other.lower.x.magnitude + other.lower.y.magnitude
    let margin =
      Tolerances.impactReachSlops * conventions.linearSlop + Tolerances.impactReachGrowth * distance
      + reach(of: box, a) * (a.pointee.sweep.angle - a.pointee.sweep.startAngle).magnitude
      + reach(of: other, b) * (b.pointee.sweep.angle - b.pointee.sweep.startAngle).magnitude
    return !BoundingBox(enclosing: start, box).grown(by: margin).overlaps(other)
  }
}
