// SPDX-License-Identifier: MIT

/// The awake bodies and contacts, oldest first, so that a sub-step can skip everything that is asleep.
///
/// Items that fell asleep since the last use may still be listed. Waking, adding or removing an item
/// invalidates a list, and the next code that needs it rebuilds it.
struct AwakeLists {
  /// Dynamic bodies that are awake or were solved in this sub-step.
  var bodies = FlatArray<Int32>()
  /// Contacts with such a body, and contacts that must be filtered again.
  var contacts = FlatArray<Int32>()
  var knowsBodies = false
  var knowsContacts = false
  /// True if no connections have changed since an island was cached.
  var knowsConnections = false

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
  }

  /// Invalidates the lists and the cached island.
  @inline(__always) mutating func forget() {
    (knowsBodies, knowsContacts, knowsConnections) = (false, false, false)
  }
}
