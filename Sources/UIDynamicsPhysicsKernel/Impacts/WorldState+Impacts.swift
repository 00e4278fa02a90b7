// SPDX-License-Identifier: MIT

extension WorldState {
  /// Stops fast bodies where they would pass through something in this sub-step.
  ///
  /// The earliest impact is solved, which may change the others; then the next one, until none is
  /// left (Catto, *Continuous Collision*, GDC 2013; Mirtich's event queue with islands of two).
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
      if impacts.searches > impactLimit { return leave(.tooManyImpacts(limit: impactLimit)) }
      findNewContacts()
      addCandidates(newerThan: known)
      if island.bodies.count == 2 && !impacts.hasEnabled && newestContact == known
        && before == motion(of: impact.contact)
      {
        giveUp(impact.contact)
      }
    }
    if keepsBodiesFromPassing { holdPassingBodies() }
  }

  /// Lets all sweeps begin anew: those of the bodies that were solved, and those of others that an
  /// impact of the last sub-step moved on.
  private mutating func beginSweeps() {
    findAwakeBodies()
    for place in 0..<awake.bodies.count { bodies.at(awake.bodies[place]).pointee.beginSweep() }
    for i in 0..<impacts.advanced.count { bodies.at(impacts.advanced[i]).pointee.beginSweep() }
    impacts.advanced.removeAll()
    #if CHECKED
      checkSweeps()
    #endif
  }

  /// Notes that the sweep of a body moves on, if nothing else will have it begin anew.
  @inline(__always) mutating func noteAdvance(of slot: Int32) {
    let body = bodies.at(slot)
    if !body.pointee.isActive && body.pointee.sweep.startTime == 0 { impacts.advanced.append(slot) }
  }

  /// Where the two bodies of a contact are going.
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

  /// Leaves a contact alone for the rest of the sub-step.
  ///
  /// A body pressed onto another rests just at the distance of an impact, so the same impact comes
  /// again as often as it may. Once one has changed nothing the next ones cannot either, unless a
  /// contact came into play that may have its impact first.
  private mutating func giveUp(_ contact: Int32) {
    contacts.at(contact).pointee.impactCount = Tolerances.impactsPerContact + 1
  }

  /// A contact and when it will touch, as a part of the sub-step.
  struct Impact {
    var contact: Int32
    var time: Float
  }
}
