// SPDX-License-Identifier: MIT

extension WorldState {
  /// Stops fast bodies where they would pass through something in this sub-step.
  ///
  /// The earliest impact is solved, which may change the others; then the next one, until none is
  /// left (Catto, *Continuous Collision*, GDC 2013; Mirtich's event queue with islands of two).
  mutating func solveImpacts(_ h: Float) {
    var slot = newestBody
    while slot != none {
      bodies.at(slot).pointee.sweep.startTime = 0
      slot = bodies.at(slot).pointee.older
    }
    impacts.clear()
    gatherCandidates(until: none)
    while let impact = earliestImpact() {
      let before = motion(of: impact.contact)
      impacts.hasEnabled = false
      guard reach(impact) else { continue }
      let known = newestContact
      solveImpact(impact.time, h)
      findNewContacts()
      gatherCandidates(until: known)
      if island.bodies.count == 2 && !impacts.hasEnabled && newestContact == known
        && before == motion(of: impact.contact)
      {
        giveUp(impact.contact)
      }
    }
  }

  /// Where the two bodies of a contact are going.
  private struct PairMotion: Equatable {
    var a: Sweep
    var b: Sweep
    var linear: (a: Vector, b: Vector)
    var angular: (a: Float, b: Float)

    static func == (one: PairMotion, other: PairMotion) -> Bool {
      one.a == other.a && one.b == other.b && one.linear == other.linear
        && one.angular == other.angular
    }
  }

  private func motion(of contact: Int32) -> PairMotion {
    let a = bodies.at(contacts.at(contact).pointee.bodyA)
    let b = bodies.at(contacts.at(contact).pointee.bodyB)
    return PairMotion(
      a: a.pointee.sweep, b: b.pointee.sweep,
      linear: (a.pointee.linearVelocity, b.pointee.linearVelocity),
      angular: (a.pointee.angularVelocity, b.pointee.angularVelocity))
  }

  /// Leaves a contact alone for the rest of the sub-step.
  ///
  /// A body pressed onto another rests just at the distance of an impact, so the same impact comes
  /// again as often as it may. Once one has changed nothing the next ones cannot either, unless a
  /// contact came into play that may have its impact first.
  private func giveUp(_ contact: Int32) {
    contacts.at(contact).pointee.impactCount = Tolerances.impactsPerContact + 1
  }

  /// A contact and when it will touch, as a part of the sub-step.
  struct Impact {
    var contact: Int32
    var time: Float
  }

  /// Adds the contacts newer than `known` that can have an impact.
  private mutating func gatherCandidates(until known: Int32) {
    let first = impacts.candidates.count
    var slot = newestContact
    while slot != known {
      let contact = contacts.at(slot)
      if contact.pointee.flags.contains(.canHaveImpact) { impacts.candidates.append(slot) }
      slot = contact.pointee.older
    }
    impacts.candidates.reverse(from: first)
    for place in first..<impacts.candidates.count {
      let contact = contacts.at(impacts.candidates[place])
      contact.pointee.candidate = Int32(truncatingIfNeeded: place)
      contact.pointee.impactCount = 0
      contact.pointee.flags.subtract([.impactKnown, .awaitsTiming])
      awaitTiming(contact)
    }
  }

  private mutating func awaitTiming(_ contact: UnsafeMutablePointer<Contact>) {
    if contact.pointee.flags.contains(.awaitsTiming) { return }
    contact.pointee.flags.insert(.awaitsTiming)
    impacts.untimed.append(UInt64(UInt32(bitPattern: contact.pointee.candidate)))
  }

  /// The next impact, or nil when none comes before the end of the sub-step.
  private mutating func earliestImpact() -> Impact? {
    if impacts.hasWoken { awaitTimingOfAll() }
    dropSettled()
    timeContacts()
    var earliest = Impact(contact: none, time: 1)
    for i in 0..<impacts.upcoming.count {
      let contact = contacts.at(impacts.upcoming[i])
      let time = contact.pointee.impactTime
      // Of equal times the newest contact comes first.
      if time < earliest.time
        || time == earliest.time
          && contact.pointee.candidate > contacts.at(earliest.contact).pointee.candidate
      {
        earliest = Impact(contact: impacts.upcoming[i], time: time)
      }
    }
    if earliest.contact == none || 1 - 10 * Float.ulpOfOne < earliest.time { return nil }
    return earliest
  }

  /// Takes out of the upcoming ones those that were solved or have to be timed anew.
  private mutating func dropSettled() {
    var i = 0
    while i < impacts.upcoming.count {
      if contacts.at(impacts.upcoming[i]).pointee.flags.contains(.impactKnown) {
        i += 1
      } else {
        impacts.upcoming.removeUnordered(at: i)
      }
    }
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
      contact.pointee.flags.insert(.impactKnown)
      if contact.pointee.impactTime < 1 { impacts.upcoming.append(slot) }
    }
  }

  /// When the two fixtures touch; brings both sweeps to the same start first.
  private func impactTime(of contact: UnsafeMutablePointer<Contact>) -> Float {
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let (startA, startB) = (a.pointee.sweep.startTime, b.pointee.sweep.startTime)
    let start = larger(startA, startB)
    if startA < startB {
      a.pointee.sweep.advance(to: start)
    } else if startB < startA {
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
  @inline(__always) private func passesBy(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let reach = sweptBoxes[contact.pointee.fixtureA].grown(by: Tolerances.impactReach)
    return !reach.overlaps(sweptBoxes[contact.pointee.fixtureB])
  }

  /// Brings both bodies to the impact and collects around them what is solved with it.
  ///
  /// False when they turn out not to touch there: then both go on as if nothing had been.
  private mutating func reach(_ impact: Impact) -> Bool {
    let contact = contacts.at(impact.contact)
    let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
    let (sweepA, sweepB) = (bodies.at(a).pointee.sweep, bodies.at(b).pointee.sweep)
    bodies.at(a).pointee.advance(to: impact.time)
    bodies.at(b).pointee.advance(to: impact.time)
    updateManifold(impact.contact)
    contact.pointee.flags.remove(.impactKnown)
    contact.pointee.impactCount += 1
    guard contact.pointee.isTouching else {
      // Switched off until an impact nearby has it measured again.
      contact.pointee.flags.remove(.enabled)
      restore(a, sweepA)
      restore(b, sweepB)
      return false
    }
    wake(a)
    wake(b)
    island.clear()
    addToImpact(body: a)
    addToImpact(body: b)
    addToImpact(contact: impact.contact)
    addNeighbours(of: a, at: impact.time)
    addNeighbours(of: b, at: impact.time)
    return true
  }

  private func restore(_ body: Int32, _ sweep: Sweep) {
    bodies.at(body).pointee.sweep = sweep
    bodies.at(body).pointee.updatePose()
  }

  private mutating func addToImpact(body: Int32) {
    bodies.at(body).pointee.islandStamp = island.stamp
    island.bodies.append(body)
  }

  private mutating func addToImpact(contact: Int32) {
    contacts.at(contact).pointee.islandStamp = island.stamp
    island.contacts.append(contact)
  }

  /// Adds what touches a body at the impact: fixed bodies and pairs with a bullet.
  private mutating func addNeighbours(of slot: Int32, at time: Float) {
    if !bodies.at(slot).pointee.isDynamic { return }
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      if island.contacts.count == Tolerances.contactsPerImpact { return }
      let contact = contacts.at(end >> 1)
      if contact.pointee.islandStamp != island.stamp
        && contact.pointee.flags.contains(.canHaveImpact)
      {
        addIfTouching(
          end >> 1, other: end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA, at: time)
      }
      end = older(of: end)
    }
  }

  /// Adds a contact and its other body when they touch with that body brought to the impact.
  private mutating func addIfTouching(_ contact: Int32, other: Int32, at time: Float) {
    let body = bodies.at(other)
    let sweep = body.pointee.sweep
    let isIncluded = body.pointee.islandStamp == island.stamp
    if !contacts.at(contact).pointee.isEnabled { impacts.hasEnabled = true }
    if !isIncluded { body.pointee.advance(to: time) }
    updateManifold(contact)
    guard contacts.at(contact).pointee.isTouching else { return restore(other, sweep) }
    addToImpact(contact: contact)
    if isIncluded { return }
    if body.pointee.isDynamic { wake(other) }
    addToImpact(body: other)
  }

  /// Solves the contacts collected, in what is left of the sub-step.
  ///
  /// Positions first, so that the two touch cleanly; only they are moved by it. No impulse is taken
  /// over or left behind: those of the whole sub-step were applied already.
  private mutating func solveImpact(_ time: Float, _ h: Float) {
    let rest = (1 - time) * h
    solver.clear()
    for i in 0..<island.bodies.count {
      let body = bodies.at(island.bodies[i])
      body.pointee.solverIndex = Int32(truncatingIfNeeded: i)
      appendToSolver(body)
    }
    for i in 0..<island.contacts.count {
      let contact = contacts.at(island.contacts[i])
      _ = appendConstraints(
        island.contacts[i], frozenA: bodies.at(contact.pointee.bodyA).pointee.solverIndex > 1,
        frozenB: bodies.at(contact.pointee.bodyB).pointee.solverIndex > 1)
    }
    for _ in 0..<Tolerances.impactPositionIterations {
      let deepest = solver.solvePositions(rate: Tolerances.impactCorrectionRate)
      if deepest >= -1.5 * conventions.linearSlop { break }
    }

    // The sweep starts again from here, for the impacts that follow.
    for i in 0..<2 {
      let body = bodies.at(island.bodies[i])
      body.pointee.sweep.startCenter = solver.positions[i].center
      body.pointee.sweep.startAngle = solver.positions[i].angle
    }
    for i in 0..<island.contacts.count {
      let contact = contacts.at(island.contacts[i])
      solver.prepare(
        solver.constraints.base + i, contact.pointee.manifold, radiusA: contact.pointee.radiusA,
        radiusB: contact.pointee.radiusB)
    }
    solver.solveVelocities(upTo: Tolerances.velocityIterations)
    solver.integratePositions(rest)
    for i in 0..<island.bodies.count { storeBody(island.bodies[i], index: i) }
    for i in 0..<island.contacts.count { settlePoint(i) }
    forgetImpacts()
  }

  /// Tells the broad phase where the bodies went and has their next impacts sought anew.
  private mutating func forgetImpacts() {
    for i in 0..<island.bodies.count {
      let slot = island.bodies[i]
      if !bodies.at(slot).pointee.isDynamic { continue }
      updateBoxes(of: slot)
      var end = bodies.at(slot).pointee.firstContactEnd
      while end != none {
        let contact = contacts.at(end >> 1)
        if contact.pointee.flags.contains(.canHaveImpact) {
          contact.pointee.flags.remove(.impactKnown)
          awaitTiming(contact)
        }
        end = older(of: end)
      }
    }
  }
}
