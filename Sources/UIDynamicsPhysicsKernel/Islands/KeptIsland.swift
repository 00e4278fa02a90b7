// SPDX-License-Identifier: MIT

/// An island that is found again as it was, contacts in their order, until what connects bodies changes.
///
/// Where it would lead follows from who is awake and from which contacts touch and joints there are, and
/// what rests keeps these for many sub-steps. Walking from body to body is slow: what is next lies
/// anywhere in memory.
struct KeptIsland {
  /// The body the island was built from.
  var seed = none
  var bodies = FlatArray<Int32>()
  var contacts = FlatArray<Int32>()
  var joints = FlatArray<Int32>()

  func deallocate() {
    bodies.deallocate()
    contacts.deallocate()
    joints.deallocate()
  }
}

extension WorldState {
  /// Fills the island of a body, contacts in the order in which they are solved.
  @inline(__always) mutating func findIsland(from seed: Int32) {
    if awake.knowsConnections && island.kept.seed == seed { return takeKeptIsland() }
    buildIsland(from: seed)
    if island.contacts.count < Island.fewContacts { return }
    orderContacts()
    keepIsland(from: seed)
  }

  private mutating func takeKeptIsland() {
    island.clear()
    island.bodies.copy(island.kept.bodies)
    island.contacts.copy(island.kept.contacts)
    island.joints.copy(island.kept.joints)
    for i in 0..<island.bodies.count {
      wake(island.bodies[i])
      bodies.at(island.bodies[i]).pointee.islandStamp = island.stamp
    }
  }

  /// Keeps the first large island that was built since connections changed, unless it woke a body.
  private mutating func keepIsland(from seed: Int32) {
    if awake.knowsConnections || !awake.knowsBodies { return }
    island.kept.seed = seed
    island.kept.bodies.copy(island.bodies)
    island.kept.contacts.copy(island.contacts)
    island.kept.joints.copy(island.joints)
    awake.knowsConnections = true
  }
}
