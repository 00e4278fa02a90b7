// SPDX-License-Identifier: MIT

extension WorldState {
  /// Builds and solves islands from each awake body, newest first.
  mutating func solveIslands<Observer: StepObserver>(
    _ step: StepSettings, _ observer: inout Observer
  ) {
    if island.stamp > Island.largestStamp { restartStamps() }
    island.firstStamp = island.stamp
    findAwakeBodies()
    var index = awake.bodies.count
    var kept = index
    while index > 0 {
      index -= 1
      let seed = awake.bodies[index]
      let body = bodies.at(seed)
      if body.pointee.isActive && body.pointee.islandStamp <= island.firstStamp {
        findIsland(from: seed)
        solveIsland(step, &observer)
        if spend(1 + island.contacts.count) { return }
      }
      if isSolved(body) {
        kept -= 1
        awake.bodies[kept] = seed
      }
    }
    awake.bodies.removeAll(before: kept)
    observer.end(.solve)
    findAwakeBodies()
    for index in stride(from: awake.bodies.count - 1, through: 0, by: -1) {
      let slot = awake.bodies[index]
      if isSolved(bodies.at(slot)) { updateBoxesAfterStep(of: slot) }
    }
    #if CHECKED
      // New contacts wake their bodies, so the islands must be checked first.
      checkIslands()
    #endif
    findNewContacts()
    observer.end(.pairs)
  }

  private mutating func restartStamps() {
    island.stamp = 0
    var body = newestBody
    while body != none {
      bodies.at(body).pointee.islandStamp = 0
      body = bodies.at(body).pointee.older
    }
    var contact = newestContact
    while contact != none {
      contacts.at(contact).pointee.islandStamp = 0
      contact = contacts.at(contact).pointee.older
    }
    var joint = joints.newest
    while joint != none {
      joints.rows.at(joint).pointee.islandStamp = 0
      joint = joints.rows.at(joint).pointee.older
    }
  }

  /// Collects the bodies, contacts and joints in solving order: depth first, contacts before joints.
  @inline(__always) mutating func buildIsland(from seed: Int32) {
    island.clear()
    island.frontier.append(seed)
    bodies.at(seed).pointee.islandStamp = island.stamp
    while !island.frontier.isEmpty {
      let slot = island.frontier.popLast()
      island.bodies.append(slot)
      let body = bodies.at(slot)
      wake(slot)
      if !body.pointee.isDynamic { continue }
      var end = body.pointee.firstContactEnd
      while end != none {
        let next = contactEnds.older(of: end)
        addToIsland(end)
        end = next
      }
      var jointEnd = body.pointee.firstJointEnd
      while jointEnd != none {
        addJointToIsland(jointEnd)
        jointEnd = joints.ends.older(of: jointEnd)
      }
    }
  }

  @inline(__always) private mutating func addToIsland(_ end: Int32) {
    let contact = contacts.at(end >> 1)
    guard
      contact.pointee.islandStamp <= island.firstStamp, contact.pointee.isEnabled,
      contact.pointee.isTouching, contact.pointee.isSolid
    else { return }
    contact.pointee.islandStamp = island.stamp
    island.contacts.append(end >> 1)
    reach(end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA)
  }

  @inline(__always) private mutating func addJointToIsland(_ end: Int32) {
    let joint = joints.rows.at(end >> 1)
    if joint.pointee.islandStamp > island.firstStamp { return }
    joint.pointee.islandStamp = island.stamp
    island.joints.append(end >> 1)
    reach(end & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA)
  }

  @inline(__always) private mutating func reach(_ slot: Int32) {
    let body = bodies.at(slot)
    // A fixed body may belong to every island, but a dynamic body belongs to only one.
    if body.pointee.islandStamp == island.stamp { return }
    body.pointee.islandStamp = island.stamp
    island.frontier.append(slot)
  }
}
