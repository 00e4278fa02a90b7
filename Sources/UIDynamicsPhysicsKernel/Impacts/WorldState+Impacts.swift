// SPDX-License-Identifier: MIT

extension WorldState {
  /// Stops fast bodies where they would pass through something in this sub-step.
  ///
  /// The earliest impact is solved, which may change the others; then the next one, until none is
  /// left (Catto, *Continuous Collision*, GDC 2013; Mirtich's event queue with islands of two).
  mutating func solveImpacts(_ h: Float) {
    var slot = newestBody
    while slot != none {
      let body = bodies.at(slot)
      body.pointee.sweep.startTime = 0
      body.pointee.stepCenter = body.pointee.sweep.startCenter
      body.pointee.stepAngle = body.pointee.sweep.startAngle
      slot = body.pointee.older
    }
    impacts.clear()
    gatherCandidates()
    while let impact = earliestImpact() {
      if isLeaving { return }
      let before = motion(of: impact.contact)
      impacts.hasEnabled = false
      guard reach(impact) else { continue }
      let known = newestContact
      solveImpact(impact.time, h)
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

  private func motion(of contact: Int32) -> PairMotion {
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
  private func giveUp(_ contact: Int32) {
    contacts.at(contact).pointee.impactCount = Tolerances.impactsPerContact + 1
  }

  /// A contact and when it will touch, as a part of the sub-step.
  struct Impact {
    var contact: Int32
    var time: Float
  }
}
