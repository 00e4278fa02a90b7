// SPDX-License-Identifier: MIT

extension WorldState {
  mutating func solveIsland<Observer: StepObserver>(
    _ step: StepSettings, _ observer: inout Observer
  ) {
    solver.clear()
    jointSolver.clear()
    for i in 0..<island.bodies.count { loadBody(island.bodies[i], index: i, step) }
    for i in 0..<island.contacts.count { loadContact(island.contacts[i], step) }
    for i in 0..<island.joints.count { loadJoint(island.joints[i]) }
    solver.warmStart()
    if !jointSolver.isEmpty {
      jointSolver.prepare(solver.positions.base, solver.velocities.base, step)
    }
    solveVelocities(iterations: step.velocityIterations)
    if isLeaving { return }
    storeImpulses()
    if !jointSolver.isEmpty { jointSolver.store(into: &joints) }
    observer.end(.solve)
    solver.integratePositions(step.duration)
    let isSolved = solveIslandPositions(step)
    observer.end(.positions)
    for i in 0..<island.bodies.count { storeBody(island.bodies[i], index: i) }
    for i in 0..<island.contacts.count { reportSolvedPoint(i) }
    if allowsSleeping { updateSleep(step.duration, isSolved: isSolved) }
  }

  /// Each iteration solves joints before contacts, which makes overlaps less visible.
  private mutating func solveVelocities(iterations: Int) {
    if jointSolver.isEmpty && island.contacts.isEmpty { return }
    if jointSolver.isEmpty && island.contacts.count < Island.manyContacts {
      return solver.solveVelocities(iterations: iterations)
    }
    if jointSolver.isSingle && island.contacts.isEmpty {
      return jointSolver.solveVelocitiesAlone(solver.velocities.base, iterations: iterations)
    }
    for _ in 0..<iterations {
      jointSolver.solveVelocities(solver.velocities.base)
      solver.solveVelocities(iterations: 1)
      if spend(island.contacts.count) { return }
    }
  }

  @inline(__always) private mutating func loadBody(_ slot: Int32, index: Int, _ step: StepSettings)
  {
    let body = bodies.at(slot)
    body.pointee.solverIndex = Int32(truncatingIfNeeded: index)
    body.pointee.sweep.startCenter = body.pointee.sweep.center
    body.pointee.sweep.startAngle = body.pointee.sweep.angle
    appendToSolver(body)
    if body.pointee.isDynamic {
      integrateVelocity(solver.velocities.at(body.pointee.solverIndex), body, step.duration)
    }
  }

  @inline(__always) mutating func appendToSolver(_ body: UnsafeMutablePointer<Body>) {
    solver.velocities.append(
      SolverVelocity(linear: body.pointee.linearVelocity, angular: body.pointee.angularVelocity))
    solver.positions.append(
      SolverPosition(
        center: body.pointee.sweep.center, rotation: body.pointee.pose.rotation,
        angle: body.pointee.sweep.angle, localCenter: body.pointee.sweep.localCenter))
  }

  /// Semi-implicit Euler with damping: v ← (v + h (g + F/m)) / (1 + h c), and the same for ω.
  @inline(__always) private mutating func integrateVelocity(
    _ velocity: UnsafeMutablePointer<SolverVelocity>, _ body: UnsafeMutablePointer<Body>, _ h: Float
  ) {
    if body.pointee.fields == 0 {
      velocity.pointee.linear += change(of: body, by: body.pointee.force, h)
    } else {
      let influence = fieldInfluence(on: body)
      if let imposed = influence.velocity {
        velocity.pointee.linear = imposed
      } else {
        velocity.pointee.linear += change(of: body, by: influence.force, h)
      }
    }
    velocity.pointee.angular += h * body.pointee.inverseInertia * body.pointee.torque
    velocity.pointee.linear *= dampingFactor(h * body.pointee.linearDamping)
    velocity.pointee.angular *= dampingFactor(h * body.pointee.angularDamping)
  }

  @inline(__always) private func dampingFactor(_ hc: Float) -> Float {
    if conventions.damping == .subtraction { return clamped(1 - hc, 0, 1) }
    return hc == -1 ? 1 : 1 / (1 + hc)
  }

  @inline(__always) private func change(
    of body: UnsafeMutablePointer<Body>, by force: Vector, _ h: Float
  ) -> Vector {
    let pull = body.pointee.flags.contains(.affectedByGravity) ? gravity : .zero
    return h * (pull + body.pointee.inverseMass * force)
  }

  @inline(__always) private mutating func loadContact(_ slot: Int32, _ step: StepSettings) {
    let manifold = contacts.at(slot)
    let constraint = appendConstraints(slot, frozenA: false, frozenB: false)
    let (first, second) = (manifold.pointee.manifold.first, manifold.pointee.manifold.second)
    constraint.pointee.normalImpulses = Vector(
      step.warmStartRatio * first.normalImpulse, step.warmStartRatio * second.normalImpulse)
    constraint.pointee.first.tangentImpulse = step.warmStartRatio * first.tangentImpulse
    constraint.pointee.second.tangentImpulse = step.warmStartRatio * second.tangentImpulse
    solver.prepare(
      constraint, &manifold.pointee.manifold, radiusA: manifold.pointee.radiusA,
      radiusB: manifold.pointee.radiusB)
  }

  /// The caller sets the impulses and calls `prepare`; the position iterations do not move a frozen body.
  @inline(__always) mutating func appendConstraints(
    _ slot: Int32, frozenA: Bool, frozenB: Bool
  ) -> UnsafeMutablePointer<ContactConstraint> {
    let contact = contacts.at(slot)
    let (a, b) = (bodies.at(contact.pointee.bodyA), bodies.at(contact.pointee.bodyB))
    let (movesA, movesB) = (
      contact.pointee.flags.contains(.movesA), contact.pointee.flags.contains(.movesB)
    )
    let (massA, inertiaA) = movesA ? (a.pointee.inverseMass, a.pointee.inverseInertia) : (0, 0)
    let (massB, inertiaB) = movesB ? (b.pointee.inverseMass, b.pointee.inverseInertia) : (0, 0)
    let constraint = solver.constraints.appendRoom()
    constraint.pointee.bodyA = a.pointee.solverIndex
    constraint.pointee.bodyB = b.pointee.solverIndex
    constraint.pointee.count = contact.pointee.manifold.count
    constraint.pointee.contact = slot
    constraint.pointee.inverseMasses = SIMD4(massB, massB, -massA, -massA)
    constraint.pointee.inverseInertias = SIMD4(inertiaB, inertiaB, -inertiaA, -inertiaA)
    constraint.pointee.friction = contact.pointee.friction
    constraint.pointee.restitution = contact.pointee.restitution
    appendPositionConstraint(
      contact, a, b, frozenA ? (0, 0) : (massA, inertiaA), frozenB ? (0, 0) : (massB, inertiaB))
    return constraint
  }

  @inline(__always) private mutating func appendPositionConstraint(
    _ contact: UnsafeMutablePointer<Contact>, _ a: UnsafeMutablePointer<Body>,
    _ b: UnsafeMutablePointer<Body>, _ inverseA: (mass: Float, inertia: Float),
    _ inverseB: (mass: Float, inertia: Float)
  ) {
    let manifold = contact.pointee.manifold
    let isA = manifold.kind != .faceOfB
    let (face, other) = isA ? (a, b) : (b, a)
    let (faceInverse, otherInverse) = isA ? (inverseA, inverseB) : (inverseB, inverseA)
    solver.positionConstraints.append(
      ContactPositionConstraint(
        face: face.pointee.solverIndex, other: other.pointee.solverIndex, count: manifold.count,
        kind: manifold.kind,
        hasOffset: a.pointee.sweep.localCenter != .zero || b.pointee.sweep.localCenter != .zero,
        hasSkin: contact.pointee.radiusA != 0 || contact.pointee.radiusB != 0,
        inverseMasses: SIMD4(
          -faceInverse.mass, -faceInverse.mass, otherInverse.mass, otherInverse.mass),
        inverseInertias: SIMD2(-faceInverse.inertia, otherInverse.inertia),
        local: LocalManifold(manifold), radiusA: contact.pointee.radiusA,
        radiusB: contact.pointee.radiusB))
  }

  /// A point that was dropped keeps its impulses.
  private mutating func storeImpulses() {
    for i in 0..<solver.constraints.count {
      let c = solver.constraints.base + i
      let manifold = contacts.at(c.pointee.contact)
      let impulses = c.pointee.normalImpulses
      manifold.pointee.manifold.first.normalImpulse = impulses.x
      manifold.pointee.manifold.first.tangentImpulse = c.pointee.first.tangentImpulse
      if c.pointee.count == 2 {
        manifold.pointee.manifold.second.normalImpulse = impulses.y
        manifold.pointee.manifold.second.tangentImpulse = c.pointee.second.tangentImpulse
      }
    }
  }

  @inline(__always) private mutating func loadJoint(_ slot: Int32) {
    let joint = joints.rows.at(slot)
    jointSolver.load(
      joint, from: joints, bodies.at(joint.pointee.bodyA), bodies.at(joint.pointee.bodyB))
  }

  /// Returns whether all overlaps and joint errors are within tolerance.
  private mutating func solveIslandPositions(_ step: StepSettings) -> Bool {
    for _ in 0..<step.positionIterations {
      let deepest = solver.solvePositions(rate: Tolerances.positionCorrectionRate)
      let areJointsSolved =
        jointSolver.isEmpty || jointSolver.solvePositions(solver.positions.base, step.linearSlop)
      if deepest >= -Tolerances.solvedOverlapSlops * step.linearSlop && areJointsSolved {
        return true
      }
    }
    return false
  }

  /// If the new state is not finite, keeps the old state of the body and records a fault.
  @inline(__always) mutating func storeBody(_ slot: Int32, index: Int) {
    let body = bodies.at(slot)
    let position = solver.positions.base + index
    let velocity = solver.velocities.base + index
    let (center, linear) = (position.pointee.center, velocity.pointee.linear)
    let sum = center.x + center.y + position.pointee.angle + linear.x + linear.y
    guard (sum + velocity.pointee.angular).isFinite else { return noteFault(of: slot) }
    body.pointee.sweep.center = position.pointee.center
    body.pointee.sweep.angle = position.pointee.angle
    body.pointee.linearVelocity = velocity.pointee.linear
    body.pointee.angularVelocity = velocity.pointee.angular
    body.pointee.pose = position.pointee.pose
  }

  @inline(__always) mutating func reportSolvedPoint(_ i: Int) {
    let c = solver.constraints.base + i
    if contacts.at(c.pointee.contact).pointee.pendingEvent == none { return }
    let impulses = c.pointee.normalImpulses
    let second = c.pointee.count == 2 ? impulses.y : 0
    reportPoint(of: c.pointee.contact, impulses: (impulses.x, second))
  }
}
