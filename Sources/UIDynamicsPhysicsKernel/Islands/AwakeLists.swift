// SPDX-License-Identifier: MIT

/// What a sub-step has to look at: nothing that sleeps is walked.
///
/// A list holds all that is awake, oldest first, and what has fallen asleep since it was walked last.
/// What wakes, comes or goes makes a list unknown, because its place in the order would have to be
/// sought; whoever needs the list next goes through everything once and writes it anew.
struct AwakeLists {
  /// Slots of the dynamic bodies that are awake, and of those solved in this sub-step.
  var bodies = FlatArray<Int32>()
  /// Slots of the contacts that have such a body, and of those to be filtered again.
  var contacts = FlatArray<Int32>()
  var knowsBodies = false
  var knowsContacts = false
  /// Whether bodies are connected as they were when an island was kept.
  var knowsConnections = false

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
  }

  /// Has both lists written anew when they are needed next, and all islands built anew.
  @inline(__always) mutating func forget() {
    (knowsBodies, knowsContacts, knowsConnections) = (false, false, false)
  }
}

extension WorldState {
  /// Wakes a body; what was passed over because it slept is looked at again.
  @inline(__always) mutating func wake(_ slot: Int32) {
    let body = bodies.at(slot)
    if body.pointee.isAwake { return }
    body.pointee.rouse()
    impacts.hasWoken = true
    if body.pointee.isDynamic { awake.forget() }
  }

  /// Goes through all bodies if it is not known who is awake.
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

  /// Whether a body is dynamic and was in an island of this sub-step, even if it has fallen asleep in it.
  @inline(__always) func isSolved(_ body: UnsafeMutablePointer<Body>) -> Bool {
    body.pointee.isDynamic && body.pointee.islandStamp > island.firstStamp
  }

  /// Goes through all contacts if it is not known which have a body that is awake.
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
