// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension WorldState {
  /// Keeps fast bodies from passing through others by solving the earliest impact until there are no more.
  ///
  /// Sources: Catto, *Continuous Collision*, GDC 2013; Mirtich's event queue, with islands of two bodies.
  mutating func solveImpacts(_ h: Float) {
    beginSweeps()
    impacts.clear()
    gatherCandidates()
    while let impact = earliestImpact() {
      if isLeaving { return }
      let before = motion(of: impact.contact)
      impacts.hasEnabled = false
      guard reach(impact) else { continue }
      let known = newestContact
      solveImpact(impact.time, h)
      if impacts.searches > limits.impacts {
        return leave(.tooManyImpacts(limit: limits.impacts))
      }
      findNewContacts()
      addCandidates(newerThan: known)
      if island.bodies.count == 2 && !impacts.hasEnabled && newestContact == known
        && before == motion(of: impact.contact)
      {
        giveUp(impact.contact)
      }
    }
    holdPassingBodies()
  }

  /// Restarts the sweeps of solved bodies and of others that were moved by impacts in the last sub-step.
  private mutating func beginSweeps() {
    findAwakeBodies()
    for index in 0..<awake.bodies.count { bodies.at(awake.bodies[index]).pointee.beginSweep() }
    for i in 0..<impacts.advanced.count { bodies.at(impacts.advanced[i]).pointee.beginSweep() }
    impacts.advanced.removeAll()
    #if CHECKED
      checkSweeps()
    #endif
  }

  /// Records that a body's sweep is advanced, if nothing else would restart the sweep.
  @inline(__always) mutating func noteAdvance(of slot: Int32) {
    let body = bodies.at(slot)
    if !body.pointee.isActive && body.pointee.sweep.startTime == 0 { impacts.advanced.append(slot) }
  }

  private struct PairMotion: Equatable {
    var a: Sweep
    var b: Sweep
    var linear: (a: Vector, b: Vector)
    var angular: (a: Float, b: Float)

    static func == (one: PairMotion, other: PairMotion) -> Bool {
      one.a == other.a && one.b == other.b && one.linear == other.linear
        && one.angular == other.angular
    }
  }

  private mutating func motion(of contact: Int32) -> PairMotion {
    let a = bodies.at(contacts.at(contact).pointee.bodyA)
    let b = bodies.at(contacts.at(contact).pointee.bodyB)
    return PairMotion(
      a: a.pointee.sweep, b: b.pointee.sweep,
      linear: (a.pointee.linearVelocity, b.pointee.linearVelocity),
      angular: (a.pointee.angularVelocity, b.pointee.angularVelocity))
  }

  /// Ignores a contact for the rest of the sub-step.
  ///
  /// A body pressed onto another one stays at the distance of an impact, so the same impact repeats up to the limit.
  /// If one impact changes nothing, the next ones won't either, unless a new contact has an earlier impact.
  private mutating func giveUp(_ contact: Int32) {
    contacts.at(contact).pointee.impactCount = Tolerances.impactsPerContact + 1
  }

  struct Impact {
    var contact: Int32
    var time: Float
  }
}
