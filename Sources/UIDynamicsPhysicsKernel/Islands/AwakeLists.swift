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
