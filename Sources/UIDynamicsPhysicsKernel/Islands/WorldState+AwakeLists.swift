// SPDX-License-Identifier: MIT

extension WorldState {
  /// Wakes a body, so contacts that were skipped are considered again.
  @inline(__always) mutating func wake(_ slot: Int32) {
    let body = bodies.at(slot)
    if body.pointee.isAwake { return }
    body.pointee.rouse()
    impacts.hasWoken = true
    if body.pointee.isDynamic { awake.forget() }
  }

  @inline(__always) mutating func findAwakeBodies() {
    if !awake.knowsBodies { listAwakeBodies() }
  }

  @inline(never) private mutating func listAwakeBodies() {
    awake.bodies.removeAll()
    var slot = newestBody
    while slot != none {
      let body = bodies.at(slot)
      if body.pointee.isActive || isSolved(body) { awake.bodies.append(slot) }
      slot = body.pointee.older
    }
    awake.bodies.reverse(from: 0)
    awake.knowsBodies = true
  }

  /// Returns whether a dynamic body was in an island of this sub-step, even if it has since fallen asleep.
  @inline(__always) func isSolved(_ body: UnsafeMutablePointer<Body>) -> Bool {
    body.pointee.isDynamic && body.pointee.islandStamp > island.firstStamp
  }

  @inline(__always) mutating func findAwakeContacts() {
    if !awake.knowsContacts { listAwakeContacts() }
  }

  @inline(never) private mutating func listAwakeContacts() {
    awake.contacts.removeAll()
    var slot = newestContact
    while slot != none {
      let contact = contacts.at(slot)
      if contact.pointee.flags.contains(.needsFiltering) || isActive(contact) {
        awake.contacts.append(slot)
      }
      slot = contact.pointee.older
    }
    awake.contacts.reverse(from: 0)
    awake.knowsContacts = true
  }
}
