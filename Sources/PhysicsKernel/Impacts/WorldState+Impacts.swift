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
    impacts.candidates.removeAll()
    gatherCandidates(until: none)
    while let impact = earliestImpact() {
      guard reach(impact) else { continue }
      let known = newestContact
      solveImpact(impact.time, h)
      findNewContacts()
      gatherCandidates(until: known)
    }
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
      contact.pointee.flags.remove(.impactKnown)
      contact.pointee.impactCount = 0
      contact.pointee.impactTime = 1
      if contact.pointee.isSolid && canHaveImpact(contact) { impacts.candidates.append(slot) }
      slot = contact.pointee.older
    }
    impacts.candidates.reverse(from: first)
  }

  /// Two ordinary dynamic bodies may pass through each other; nothing else may.
  private func canHaveImpact(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    return a.pointee.isBullet || !a.pointee.isDynamic || b.pointee.isBullet || !b.pointee.isDynamic
  }

  /// The next impact, or nil when none comes before the end of the sub-step.
  private func earliestImpact() -> Impact? {
    var earliest = Impact(contact: none, time: 1)
    var i = impacts.candidates.count
    while i > 0 {
      i -= 1
      let slot = impacts.candidates[i]
      let contact = contacts.at(slot)
      // One that keeps coming back is left to the next sub-step.
      guard contact.pointee.isEnabled, contact.pointee.impactCount <= Tolerances.impactsPerContact
      else { continue }
      if !contact.pointee.flags.contains(.impactKnown) {
        guard isActive(contact) else { continue }
        contact.pointee.impactTime = impactTime(of: contact)
        contact.pointee.flags.insert(.impactKnown)
      }
      if contact.pointee.impactTime < earliest.time {
        earliest = Impact(contact: slot, time: contact.pointee.impactTime)
      }
    }
    if earliest.contact == none || 1 - 10 * Float.ulpOfOne < earliest.time { return nil }
    return earliest
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
    let found = TimeOfImpact.find(
      convexPoints(of: contact.pointee.fixtureA), a.pointee.sweep,
      convexPoints(of: contact.pointee.fixtureB), b.pointee.sweep)
    guard let fraction = found else { return 1 }
    return smaller(start + (1 - start) * fraction, 1)
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
      if contact.pointee.islandStamp != island.stamp && contact.pointee.isSolid
        && canHaveImpact(contact)
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
    if !isIncluded { body.pointee.advance(to: time) }
    updateManifold(contact)
    guard contacts.at(contact).pointee.isTouching else { return restore(other, sweep) }
    addToImpact(contact: contact)
    if isIncluded { return }
    if body.pointee.isDynamic { body.pointee.wake() }
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
    for _ in 0..<Tolerances.impactPositionIterations
    where solver.solvePositions(rate: Tolerances.impactCorrectionRate)
      >= -1.5 * Tolerances.linearSlop
    { break }

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
    for _ in 0..<Tolerances.velocityIterations { solver.solveVelocities() }
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
        contacts.at(end >> 1).pointee.flags.remove(.impactKnown)
        end = older(of: end)
      }
    }
  }
}
