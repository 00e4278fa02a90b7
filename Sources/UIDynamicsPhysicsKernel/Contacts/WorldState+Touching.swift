// SPDX-License-Identifier: MIT

extension WorldState {
  /// Brings every contact of a moving body up to date; those whose fat boxes part are taken out.
  ///
  /// Newest first: that is the order in which beginnings and ends are recorded. On the way it
  /// notes which can have an impact.
  mutating func updateContacts() {
    impacts.candidates.removeAll()
    var slot = newestContact
    while slot != none {
      let contact = contacts.at(slot)
      let next = contact.pointee.older
      if update(contact, slot) {
        if contact.pointee.flags.contains(.canHaveImpact) { impacts.candidates.append(slot) }
      } else {
        destroyContact(slot)
      }
      slot = next
      if spend(1) { return }
    }
    impacts.newestSeen = newestContact
  }

  /// Whether the contact lives on; if one of its bodies moves its manifold is up to date then.
  @inline(__always) private mutating func update(
    _ contact: UnsafeMutablePointer<Contact>, _ slot: Int32
  ) -> Bool {
    if contact.pointee.flags.contains(.needsFiltering), !refilter(slot) { return false }
    guard isActive(contact) else { return true }
    guard broadPhase.overlap(contact.pointee.fixtureA, contact.pointee.fixtureB) else {
      return false
    }
    updateManifold(slot)
    return true
  }

  /// Whether either body of a contact moves by itself now.
  @inline(__always) func isActive(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    bodies.at(contact.pointee.bodyA).pointee.isActive
      || bodies.at(contact.pointee.bodyB).pointee.isActive
  }

  /// Finds the points in which two fixtures touch now; those known before keep their impulses.
  mutating func updateManifold(_ slot: Int32) {
    let contact = contacts.at(slot)
    contact.pointee.flags.insert(.enabled)
    if !contact.pointee.isTouching && isKeptApart(contact) { return }
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

  /// Whether the face that separated two polygons last still does.
  @inline(__always) private func isKeptApart(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    contact.pointee.pair == .polygons
      && contact.pointee.separatingFace.separates(
        polygonView(of: contact.pointee.fixtureA), bodies.at(contact.pointee.bodyA).pointee.pose,
        polygonView(of: contact.pointee.fixtureB), bodies.at(contact.pointee.bodyB).pointee.pose)
  }

  @inline(__always) private mutating func collide(_ contact: UnsafeMutablePointer<Contact>)
    -> Manifold
  {
    let poseA = bodies.at(contact.pointee.bodyA).pointee.pose
    let poseB = bodies.at(contact.pointee.bodyB).pointee.pose
    let (a, b) = (contact.pointee.fixtureA, contact.pointee.fixtureB)
    switch contact.pointee.pair {
    case .polygons:
      // Two polygons of thousands of corners are the work of a thousand pairs of boxes.
      spend(Int(fixtures.at(a).pointee.vertexCount &* fixtures.at(b).pointee.vertexCount) >> 6)
      return collidePolygons(
        polygonView(of: a), poseA, polygonView(of: b), poseB,
        known: &contact.pointee.separatingFace)
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
    contacts.at(slot).pointee.pendingEvent = Int32(begun.count)
    begun.append(event(slot))
    // What moves nothing is never solved; its first point has to do.
    if !contacts.at(slot).pointee.isSolid { reportPoint(of: slot, impulses: (0, 0)) }
  }

  mutating func recordEnd(_ slot: Int32) {
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

  /// Fills in where a contact that just began was solved first: the point with most impulse.
  mutating func reportPoint(of slot: Int32, impulses: (Float, Float)) {
    let contact = contacts.at(slot)
    let event = contact.pointee.pendingEvent
    if event == none { return }
    contact.pointee.pendingEvent = none
    let manifold = contact.pointee.manifold
    let world = WorldManifold(
      manifold, poseA: bodies.at(contact.pointee.bodyA).pointee.pose,
      radiusA: contact.pointee.radiusA,
      poseB: bodies.at(contact.pointee.bodyB).pointee.pose, radiusB: contact.pointee.radiusB)
    let second = manifold.count > 1 && impulses.1 > impulses.0
    begun.at(event).pointee.point = second ? world.points.1 : world.points.0
  }
}
