// SPDX-License-Identifier: MIT

/// Lists of awake bodies and contacts, oldest first, so that a sub-step skips everything asleep.
///
/// They may also contain items that fell asleep since the last use. Waking, adding or removing an item
/// invalidates a list; its next user rebuilds it.
struct AwakeLists {
  /// Awake dynamic bodies, and those solved in this sub-step.
  var bodies = FlatArray<Int32>()
  /// Contacts with such a body, and those to be filtered again.
  var contacts = FlatArray<Int32>()
  var knowsBodies = false
  var knowsContacts = false
  /// True if connections are unchanged since an island was kept.
  var knowsConnections = false

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
  }

  /// Invalidates the lists and the kept island.
  @inline(__always) mutating func forget() {
    (knowsBodies, knowsContacts, knowsConnections) = (false, false, false)
  }
}

extension WorldState {
  /// Wakes a body; skipped contacts are considered again.
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

  /// Returns whether a dynamic body was in an island of this sub-step, even if it fell asleep.
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
