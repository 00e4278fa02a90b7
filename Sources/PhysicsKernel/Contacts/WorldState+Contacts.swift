// SPDX-License-Identifier: MIT

extension WorldState {
  /// Makes contacts of those pairs of the broad phase that are new, in the order of their fixtures.
  mutating func findNewContacts() {
    broadPhase.findPairs()
    for i in 0..<broadPhase.pairs.count {
      let pair = broadPhase.pairs[i]
      addContact(Int32(truncatingIfNeeded: pair >> 32), Int32(truncatingIfNeeded: pair))
    }
  }

  private mutating func addContact(_ first: Int32, _ second: Int32) {
    let (a, b) = (fixtures.at(first), fixtures.at(second))
    guard shouldCollide(a, b) else { return }
    // Edges before polygons before circles; like pairs keep their order. Edges do not meet.
    let inOrder = Contact.Pair(a.pointee.kind, b.pointee.kind)
    guard let pair = inOrder ?? Contact.Pair(b.pointee.kind, a.pointee.kind) else { return }
    let swap = inOrder == nil
    let (fixtureA, fixtureB) = swap ? (b, a) : (a, b)
    let surface = MixedSurface(fixtureA.pointee, fixtureB.pointee)
    var contact = Contact(
      fixtureA: swap ? second : first, fixtureB: swap ? first : second,
      bodyA: fixtureA.pointee.body, bodyB: fixtureB.pointee.body,
      flags: [.enabled], pair: pair,
      friction: surface.friction, restitution: surface.restitution,
      radiusA: fixtureA.pointee.radius, radiusB: fixtureB.pointee.radius)
    setResponses(&contact)
    link(contact)
  }

  /// Whether two fixtures may touch at all: different bodies, one of them dynamic, filters agree, no
  /// joint in between forbids it.
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

  /// Whom the contact moves, by the filters of its fixtures, and whether it can have an impact.
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

  /// Two ordinary dynamic bodies may pass through each other, and so may what moves nothing.
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

  /// Brings the contacts of a body up to date after it became a bullet or ceased to be one.
  func updateImpacts(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      setImpact(&contacts.at(end >> 1).pointee)
      end = older(of: end)
    }
  }

  /// Puts a contact at the head of all three lists and wakes both bodies.
  private mutating func link(_ contact: Contact) {
    let slot = contactSlots.take()
    var contact = contact
    contact.older = newestContact
    contact.ends.0.older = bodies.at(contact.bodyA).pointee.firstContactEnd
    contact.ends.1.older = bodies.at(contact.bodyB).pointee.firstContactEnd
    if newestContact != none { contacts.at(newestContact).pointee.newer = slot }
    newestContact = slot
    if Int(slot) == contacts.count { contacts.append(contact) } else { contacts[slot] = contact }
    contactCount += 1
    broadPhase.known.insert(PairSet.key(contact.fixtureA, contact.fixtureB))
    hang(slot << 1, on: contact.bodyA)
    hang(slot << 1 | 1, on: contact.bodyB)
    if contact.isSolid {
      wake(contact.bodyA)
      wake(contact.bodyB)
    }
  }

  /// Makes an end, whose older neighbour is set already, the newest of a body's list.
  private mutating func hang(_ end: Int32, on body: Int32) {
    let first = bodies.at(body).pointee.firstContactEnd
    if first != none { setNewer(of: first, end) }
    bodies.at(body).pointee.firstContactEnd = end
  }

  /// Takes a contact out; if its fixtures touched, that ends and what it held wakes.
  mutating func destroyContact(_ slot: Int32) {
    let contact = contacts.at(slot).pointee
    if contact.isTouching { recordEnd(slot) }
    if contact.newer == none {
      newestContact = contact.older
    } else {
      contacts.at(contact.newer).pointee.older = contact.older
    }
    if contact.older != none { contacts.at(contact.older).pointee.newer = contact.newer }
    unlink(contact.ends.0, from: contact.bodyA)
    unlink(contact.ends.1, from: contact.bodyB)
    contactSlots.giveBack(slot)
    contactCount -= 1
    broadPhase.known.remove(PairSet.key(contact.fixtureA, contact.fixtureB))
    if contact.manifold.count > 0 && contact.isSolid {
      wake(contact.bodyA)
      wake(contact.bodyB)
    }
  }

  private mutating func unlink(_ end: Contact.End, from body: Int32) {
    if end.newer == none {
      bodies.at(body).pointee.firstContactEnd = end.older
    } else {
      setOlder(of: end.newer, end.older)
    }
    if end.older != none { setNewer(of: end.older, end.newer) }
  }

  /// The next older end in the same body's list.
  @inline(__always) func older(of end: Int32) -> Int32 {
    let contact = contacts.at(end >> 1)
    return end & 1 == 0 ? contact.pointee.ends.0.older : contact.pointee.ends.1.older
  }

  private func setOlder(of end: Int32, _ value: Int32) {
    let contact = contacts.at(end >> 1)
    if end & 1 == 0 {
      contact.pointee.ends.0.older = value
    } else {
      contact.pointee.ends.1.older = value
    }
  }

  private func setNewer(of end: Int32, _ value: Int32) {
    let contact = contacts.at(end >> 1)
    if end & 1 == 0 {
      contact.pointee.ends.0.newer = value
    } else {
      contact.pointee.ends.1.newer = value
    }
  }

  /// Wakes a body during a step; the impact queue takes note.
  @inline(__always) mutating func wake(_ body: Int32) {
    if bodies.at(body).pointee.isAwake { return }
    bodies.at(body).pointee.wake()
    impacts.hasWoken = true
  }

  /// Has the contacts of a body filtered again and its pairs sought anew.
  mutating func refilterContacts(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      contacts.at(end >> 1).pointee.flags.insert(.needsFiltering)
      end = older(of: end)
    }
    touchFixtures(of: slot)
  }

  /// Whether the contact outlives a change of filters; if so, whom it moves is set anew.
  mutating func refilter(_ slot: Int32) -> Bool {
    let contact = contacts.at(slot)
    guard
      shouldCollide(fixtures.at(contact.pointee.fixtureA), fixtures.at(contact.pointee.fixtureB))
    else { return false }
    contact.pointee.flags.remove(.needsFiltering)
    let wasSolid = contact.pointee.flags.intersection([.movesA, .movesB])
    setResponses(&contact.pointee)
    // A body that slept on something may have lost its hold.
    if contact.pointee.isTouching
      && contact.pointee.flags.intersection([.movesA, .movesB]) != wasSolid
    {
      wake(contact.pointee.bodyA)
      wake(contact.pointee.bodyB)
    }
    return true
  }
}
