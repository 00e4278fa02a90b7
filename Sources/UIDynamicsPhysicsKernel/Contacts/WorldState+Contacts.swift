// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension WorldState {
  /// Adds contacts in the order of their fixtures.
  mutating func findNewContacts() {
    findPairs()
    if contactCount + broadPhase.pairs.count > limits.contacts {
      leave(.tooManyContacts(limit: limits.contacts))
    }
    if isLeaving { return }
    for i in 0..<broadPhase.pairs.count {
      let pair = broadPhase.pairs[i]
      addContact(Int32(truncatingIfNeeded: pair >> 32), Int32(truncatingIfNeeded: pair))
    }
    spend(broadPhase.pairs.count)
  }

  /// Abandons the search if there are too many pairs.
  private mutating func findPairs() {
    broadPhase.beginSeeking()
    let room = limits.contacts - contactCount
    for i in 0..<broadPhase.moved.count {
      let fixture = broadPhase.moved[i]
      broadPhase.seek(fixture)
      for j in 0..<broadPhase.found.count { addPair(fixture, broadPhase.found[j]) }
      if spend(broadPhase.found.count >> 2) || broadPhase.pairs.count > room { break }
    }
    broadPhase.endSeeking()
  }

  @inline(__always) private mutating func addPair(_ fixture: Int32, _ other: Int32) {
    guard let pair = broadPhase.newPair(fixture, other) else { return }
    let (first, second) = (fixtures.at(min(fixture, other)), fixtures.at(max(fixture, other)))
    if shouldCollide(first, second) { broadPhase.append(pair) }
  }

  private mutating func addContact(_ first: Int32, _ second: Int32) {
    let (a, b) = (fixtures.at(first), fixtures.at(second))
    // Edges come before polygons, and polygons before circles; fixtures of the same kind keep their order.
    let inOrder = Contact.Pair(a.pointee.kind, b.pointee.kind)
    guard let pair = inOrder ?? Contact.Pair(b.pointee.kind, a.pointee.kind) else { return }
    let swap = inOrder == nil
    let (fixtureA, fixtureB) = swap ? (b, a) : (a, b)
    let surface = MixedSurface(fixtureA.pointee, fixtureB.pointee)
    var contact = Contact(
      fixtureA: swap ? second : first, fixtureB: swap ? first : second,
      bodyA: fixtureA.pointee.body, bodyB: fixtureB.pointee.body,
      flags: [.enabled], pair: pair, clearance: clearance(fixtureA.pointee, fixtureB.pointee),
      friction: surface.friction, restitution: surface.restitution,
      radiusA: fixtureA.pointee.radius, radiusB: fixtureB.pointee.radius)
    setResponses(&contact)
    link(contact)
  }

  private mutating func shouldCollide(
    _ a: UnsafeMutablePointer<Fixture>, _ b: UnsafeMutablePointer<Fixture>
  ) -> Bool {
    let (bodyA, bodyB) = (a.pointee.body, b.pointee.body)
    return bodyA != bodyB
      && (bodies.at(bodyA).pointee.isDynamic || bodies.at(bodyB).pointee.isDynamic)
      && a.pointee.filter.meets(b.pointee.filter)
      && !(bodies.at(bodyB).pointee.isDynamic
        ? jointForbidsContact(bodyA, bodyB) : jointForbidsContact(bodyB, bodyA))
  }

  private func setResponses(_ contact: inout Contact) {
    let (a, b) = (fixtures.at(contact.fixtureA), fixtures.at(contact.fixtureB))
    contact.flags.subtract([.movesA, .movesB])
    if bodies.at(contact.bodyA).pointee.isDynamic
      && a.pointee.filter.responds(to: b.pointee.filter)
    {
      contact.flags.insert(.movesA)
    }
    if bodies.at(contact.bodyB).pointee.isDynamic
      && b.pointee.filter.responds(to: a.pointee.filter)
    {
      contact.flags.insert(.movesB)
    }
    setImpact(&contact)
  }

  /// Sets `canHaveImpact`; two dynamic bodies may pass through each other unless one of them is a bullet.
  private func setImpact(_ contact: inout Contact) {
    let (a, b) = (bodies.at(contact.bodyA), bodies.at(contact.bodyB))
    let isExposed =
      a.pointee.isBullet || !a.pointee.isDynamic || b.pointee.isBullet || !b.pointee.isDynamic
    if isExposed && contact.isSolid {
      contact.flags.insert(.canHaveImpact)
    } else {
      contact.flags.remove(.canHaveImpact)
    }
  }

  func updateImpacts(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      setImpact(&contacts.at(end >> 1).pointee)
      end = contactEnds.older(of: end)
    }
  }

  /// Adds a contact to all three lists; a solid contact wakes both bodies.
  private mutating func link(_ contact: Contact) {
    let slot = contactSlots.allocate()
    var contact = contact
    contact.older = newestContact
    if newestContact != none { contacts.at(newestContact).pointee.newer = slot }
    newestContact = slot
    if Int(slot) == contacts.count { contacts.append(contact) } else { contacts[slot] = contact }
    collidedPoses.extend(to: contacts.count)
    impacts.starts.extend(to: contacts.count)
    contactEnds.extend(toSlots: contacts.count)
    collidedPoses[slot] = .unknown
    contactCount += 1
    awake.contacts.append(slot)
    broadPhase.known.insert(PairSet.key(contact.fixtureA, contact.fixtureB))
    contactEnds.link(slot << 1, to: &bodies.at(contact.bodyA).pointee.firstContactEnd)
    contactEnds.link(slot << 1 | 1, to: &bodies.at(contact.bodyB).pointee.firstContactEnd)
    if contact.isSolid {
      wake(contact.bodyA)
      wake(contact.bodyB)
    }
  }

  /// Removes a contact, but not from the list of awake ones; if it was touching, also records its end and wakes its bodies.
  mutating func destroyContact(_ slot: Int32) {
    let contact = contacts.at(slot).pointee
    if contact.isTouching { recordEnd(slot) }
    if contact.newer == none {
      newestContact = contact.older
    } else {
      contacts.at(contact.newer).pointee.older = contact.older
    }
    if contact.older != none { contacts.at(contact.older).pointee.newer = contact.newer }
    contactEnds.unlink(slot << 1, from: &bodies.at(contact.bodyA).pointee.firstContactEnd)
    contactEnds.unlink(slot << 1 | 1, from: &bodies.at(contact.bodyB).pointee.firstContactEnd)
    contactSlots.free(slot)
    contactCount -= 1
    broadPhase.known.remove(PairSet.key(contact.fixtureA, contact.fixtureB))
    if contact.manifold.count > 0 && contact.isSolid {
      wake(contact.bodyA)
      wake(contact.bodyB)
    }
  }

  mutating func refilterContacts(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      contacts.at(end >> 1).pointee.flags.insert(.needsFiltering)
      end = contactEnds.older(of: end)
    }
    awake.forget()
    touchFixtures(of: slot)
  }

  /// Returns whether the contact still exists after a change of filters.
  mutating func refilter(_ slot: Int32) -> Bool {
    let contact = contacts.at(slot)
    guard
      shouldCollide(fixtures.at(contact.pointee.fixtureA), fixtures.at(contact.pointee.fixtureB))
    else { return false }
    contact.pointee.flags.remove(.needsFiltering)
    let wasSolid = contact.pointee.flags.intersection([.movesA, .movesB])
    setResponses(&contact.pointee)
    // A sleeping body may have lost its support.
    if contact.pointee.isTouching
      && contact.pointee.flags.intersection([.movesA, .movesB]) != wasSolid
    {
      wake(contact.pointee.bodyA)
      wake(contact.pointee.bodyB)
    }
    return true
  }
}
