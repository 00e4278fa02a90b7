// SPDX-License-Identifier: MIT

extension WorldState {
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

  /// Caches the first large island built since connections changed, unless building it woke a body.
  private mutating func keepIsland(from seed: Int32) {
    if awake.knowsConnections || !awake.knowsBodies { return }
    island.kept.seed = seed
    island.kept.bodies.copy(island.bodies)
    island.kept.contacts.copy(island.contacts)
    island.kept.joints.copy(island.joints)
    awake.knowsConnections = true
  }
}
