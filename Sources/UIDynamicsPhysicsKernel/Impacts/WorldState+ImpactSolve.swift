// SPDX-License-Identifier: MIT

extension WorldState {
  /// Solves the collected contacts for the rest of the sub-step.
  ///
  /// First corrects the positions of the two bodies so that they just touch. Impulses are neither reused nor
  /// stored, because the regular solve has already applied them.
  mutating func solveImpact(_ time: Float, _ h: Float) {
    let rest = (1 - time) * h
    solver.clear()
    for i in 0..<island.bodies.count {
      let body = bodies.at(island.bodies[i])
      body.pointee.solverIndex = Int32(truncatingIfNeeded: i)
      appendToSolver(body)
    }
    for i in 0..<island.contacts.count {
      let contact = contacts.at(island.contacts[i])
      let constraint = appendConstraints(
        island.contacts[i], frozenA: bodies.at(contact.pointee.bodyA).pointee.solverIndex > 1,
        frozenB: bodies.at(contact.pointee.bodyB).pointee.solverIndex > 1)
      constraint.pointee.normalImpulses = .zero
      (constraint.pointee.first.tangentImpulse, constraint.pointee.second.tangentImpulse) = (0, 0)
    }
    for _ in 0..<Tolerances.impactPositionIterations {
      let deepest = solver.solvePositions(rate: Tolerances.impactCorrectionRate)
      if deepest >= -Tolerances.impactOverlapSlops * conventions.linearSlop { break }
    }

    // Later impacts start the sweep here.
    for i in 0..<2 {
      let body = bodies.at(island.bodies[i])
      body.pointee.sweep.startCenter = solver.positions[i].center
      body.pointee.sweep.startAngle = solver.positions[i].angle
    }
    for i in 0..<island.contacts.count {
      let contact = contacts.at(island.contacts[i])
      solver.prepare(
        solver.constraints.base + i, &contact.pointee.manifold, radiusA: contact.pointee.radiusA,
        radiusB: contact.pointee.radiusB)
    }
    solver.solveVelocities(upTo: Tolerances.velocityIterations)
    solver.integratePositions(rest)
    for i in 0..<island.bodies.count { storeBody(island.bodies[i], index: i) }
    for i in 0..<island.contacts.count { reportSolvedPoint(i) }
    renewImpacts()
  }

  private mutating func renewImpacts() {
    for i in 0..<island.bodies.count where bodies.at(island.bodies[i]).pointee.isDynamic {
      updateBoxes(of: island.bodies[i])
    }
    var count = 0
    for i in 0..<island.bodies.count {
      let body = bodies.at(island.bodies[i])
      var end = body.pointee.isDynamic ? body.pointee.firstContactEnd : none
      while end != none {
        if contacts.at(end >> 1).pointee.flags.contains(.canHaveImpact) {
          count += 1
          renewImpact(end, of: body)
        }
        end = contactEnds.older(of: end)
      }
    }
    impacts.searches += count
    spend(8 * count)
  }
}
