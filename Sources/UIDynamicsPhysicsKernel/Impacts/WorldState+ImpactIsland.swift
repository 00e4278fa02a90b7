// SPDX-License-Identifier: MIT

extension WorldState {
  /// Moves both bodies to the impact and collects the contacts to solve; moves the bodies back if they do not touch.
  mutating func reach(_ impact: Impact) -> Bool {
    let contact = contacts.at(impact.contact)
    let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
    let (sweepA, sweepB) = (bodies.at(a).pointee.sweep, bodies.at(b).pointee.sweep)
    advance(a, to: impact.time)
    advance(b, to: impact.time)
    refreshManifold(impact.contact)
    contact.pointee.flags.remove(.impactKnown)
    contact.pointee.impactCount += 1
    guard contact.pointee.isTouching else {
      // The contact stays disabled until a nearby impact updates it.
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

  private mutating func advance(_ body: Int32, to time: Float) {
    noteAdvance(of: body)
    bodies.at(body).pointee.advance(to: time)
  }

  private mutating func restore(_ body: Int32, _ sweep: Sweep) {
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

  /// Adds the contacts with fixed bodies and bullets that touch at the time of the impact.
  private mutating func addNeighbours(of slot: Int32, at time: Float) {
    if !bodies.at(slot).pointee.isDynamic { return }
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      if island.contacts.count == Tolerances.contactsPerImpact { return }
      let contact = contacts.at(end >> 1)
      if contact.pointee.islandStamp != island.stamp
        && contact.pointee.flags.contains(.canHaveImpact) && !isClearOfImpact(contact)
      {
        addIfTouching(
          end >> 1, other: end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA, at: time)
      }
      end = contactEnds.older(of: end)
    }
  }

  /// Returns whether a contact can be skipped because it neither touches nor will touch in this sub-step.
  @inline(__always) private mutating func isClearOfImpact(
    _ contact: UnsafeMutablePointer<Contact>
  ) -> Bool {
    let isClear = contact.pointee.isEnabled && !contact.pointee.isTouching && staysClear(contact)
    #if CHECKED
      precondition(!isClear || !wouldTouch(contact))
    #endif
    return isClear
  }

  private mutating func addIfTouching(_ contact: Int32, other: Int32, at time: Float) {
    let body = bodies.at(other)
    let sweep = body.pointee.sweep
    let isIncluded = body.pointee.islandStamp == island.stamp
    if !contacts.at(contact).pointee.isEnabled { impacts.hasEnabled = true }
    if !isIncluded { advance(other, to: time) }
    refreshManifold(contact)
    guard contacts.at(contact).pointee.isTouching else { return restore(other, sweep) }
    addToImpact(contact: contact)
    if isIncluded { return }
    if body.pointee.isDynamic { wake(other) }
    addToImpact(body: other)
  }
}
