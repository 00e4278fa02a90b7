// SPDX-License-Identifier: MIT

extension WorldState {
  /// Updates the contacts of awake bodies and collects impact candidates.
  ///
  /// Starts with the newest contact, which determines the order of begin and end events.
  mutating func updateContacts() {
    impacts.candidates.removeAll()
    findAwakeContacts()
    var index = awake.contacts.count
    var kept = index
    while index > 0 && awake.knowsContacts {
      index -= 1
      let slot = awake.contacts[index]
      let older = contacts.at(slot).pointee.older
      if updateContact(slot) {
        kept -= 1
        awake.contacts[kept] = slot
      }
      if isLeaving { return }
      // A body woke up, so its contacts may come between this one and the next one in the list.
      if !awake.knowsContacts { updateContacts(from: older) }
    }
    awake.contacts.removeAll(before: kept)
    impacts.newestSeen = newestContact
  }

  private mutating func updateContacts(from newest: Int32) {
    var slot = newest
    while slot != none {
      let older = contacts.at(slot).pointee.older
      _ = updateContact(slot)
      slot = older
      if isLeaving { return }
    }
  }

  /// Updates or removes a contact; returns whether it still exists and is awake.
  @inline(__always) private mutating func updateContact(_ slot: Int32) -> Bool {
    spend(1)
    let contact = contacts.at(slot)
    if contact.pointee.flags.contains(.needsFiltering), !refilter(slot) {
      destroyContact(slot)
      return false
    }
    guard isActive(contact) else { return false }
    if contact.pointee.flags.contains(.hasOtherBoxes) {
      guard broadPhase.overlap(contact.pointee.fixtureA, contact.pointee.fixtureB) else {
        destroyContact(slot)
        return false
      }
      contact.pointee.flags.remove(.hasOtherBoxes)
    }
    if !contact.pointee.isTouching && isClear(contact) {
      contact.pointee.flags.insert(.enabled)
    } else {
      updateManifold(slot)
    }
    if contact.pointee.flags.contains(.canHaveImpact) { impacts.candidates.append(slot) }
    return true
  }

  @inline(__always) mutating func isActive(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    bodies.at(contact.pointee.bodyA).pointee.isActive
      || bodies.at(contact.pointee.bodyB).pointee.isActive
  }

  /// Updates a contact's points during a sub-step if a pose changed.
  ///
  /// Points that share a feature are always updated, because the second one then starts with the first one's impulse.
  mutating func refreshManifold(_ slot: Int32) {
    let contact = contacts.at(slot)
    let manifold = contact.pointee.manifold
    let isOneFeature = manifold.count == 2 && manifold.first.feature == manifold.second.feature
    if isOneFeature || collidedPoses[slot] != poses(of: contact) { return updateManifold(slot) }
    contact.pointee.flags.insert(.enabled)
  }

  @inline(__always) private mutating func poses(
    of contact: UnsafeMutablePointer<Contact>
  ) -> PosePairBits {
    PosePairBits(
      bodies.at(contact.pointee.bodyA).pointee.pose, bodies.at(contact.pointee.bodyB).pointee.pose)
  }

  mutating func updateManifold(_ slot: Int32) {
    let contact = contacts.at(slot)
    contact.pointee.flags.insert(.enabled)
    collidedPoses[slot] = poses(of: contact)
    var manifold = collide(contact)
    let touches = manifold.count > 0
    let touched = contact.pointee.isTouching
    if !touches && !touched { return }
    manifold.keepImpulses(of: &contact.pointee.manifold)
    contact.pointee.manifold = manifold
    if touches == touched { return }
    if contact.pointee.isSolid {
      wake(contact.pointee.bodyA)
      wake(contact.pointee.bodyB)
    }
    if touches {
      contact.pointee.flags.insert(.touching)
      recordBegin(slot)
    } else {
      contact.pointee.flags.remove(.touching)
      recordEnd(slot)
    }
  }

  #if CHECKED
    mutating func wouldTouch(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
      collide(contact).count > 0
    }
  #endif

  @inline(__always) private mutating func collide(_ contact: UnsafeMutablePointer<Contact>)
    -> Manifold
  {
    let poseA = bodies.at(contact.pointee.bodyA).pointee.pose
    let poseB = bodies.at(contact.pointee.bodyB).pointee.pose
    let (a, b) = (contact.pointee.fixtureA, contact.pointee.fixtureB)
    switch contact.pointee.pair {
    case .polygons:
      // For polygons with thousands of corners, this takes as long as a thousand pairs of boxes.
      spend(Int(fixtures.at(a).pointee.vertexCount &* fixtures.at(b).pointee.vertexCount) >> 6)
      return collidePolygons(
        polygonView(of: a), poseA, polygonView(of: b), poseB,
        known: &contact.pointee.decidingFace)
    case .edgePolygon:
      return collideEdgePolygon(
        edgeView(of: a), poseA, polygonView(of: b), poseB,
        centroid: fixtures.at(b).pointee.centroid, scratch: scratch.base)
    case .polygonCircle:
      return collidePolygonCircle(polygonView(of: a), poseA, circleView(of: b), poseB)
    case .edgeCircle:
      return collideEdgeCircle(edgeView(of: a), poseA, circleView(of: b), poseB)
    case .circles:
      return collideCircles(circleView(of: a), poseA, circleView(of: b), poseB)
    }
  }
}

extension WorldState {
  private mutating func recordBegin(_ slot: Int32) {
    awake.knowsConnections = false
    contacts.at(slot).pointee.pendingEvent = Int32(begun.count)
    begun.append(event(slot))
    // A contact that does not move anything is never solved, so its first point is reported.
    if !contacts.at(slot).pointee.isSolid { reportPoint(of: slot, impulses: (0, 0)) }
  }

  mutating func recordEnd(_ slot: Int32) {
    awake.knowsConnections = false
    contacts.at(slot).pointee.pendingEvent = none
    ended.append(event(slot))
  }

  private func event(_ slot: Int32) -> ContactEvent {
    let contact = contacts.at(slot)
    let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
    return ContactEvent(
      bodyA: id(of: a), bodyB: id(of: b), tagA: bodies.at(a).pointee.tag,
      tagB: bodies.at(b).pointee.tag, point: .zero)
  }

  func id(of body: Int32) -> BodyID {
    BodyID(slot: body, generation: bodySlots.generation(of: body))
  }

  /// Completes a begin event with the point that received the larger impulse in the first solve.
  mutating func reportPoint(of slot: Int32, impulses: (Float, Float)) {
    let contact = contacts.at(slot)
    let event = contact.pointee.pendingEvent
    if event == none { return }
    contact.pointee.pendingEvent = none
    let world = WorldPoints(
      &contact.pointee.manifold, poseA: bodies.at(contact.pointee.bodyA).pointee.pose,
      radiusA: contact.pointee.radiusA,
      poseB: bodies.at(contact.pointee.bodyB).pointee.pose, radiusB: contact.pointee.radiusB)
    let second = contact.pointee.manifold.count > 1 && impulses.1 > impulses.0
    begun.at(event).pointee.point =
      second ? Vector(world.x.y, world.y.y) : Vector(world.x.x, world.y.x)
  }
}
