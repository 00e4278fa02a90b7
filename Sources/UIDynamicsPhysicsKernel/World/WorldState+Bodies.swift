// SPDX-License-Identifier: MIT

extension WorldState {
  mutating func createBody(_ definition: BodyDefinition) -> Int32 {
    let slot = bodySlots.allocate()
    var body = Body(definition)
    body.older = newestBody
    if newestBody != none { bodies.at(newestBody).pointee.newer = slot }
    newestBody = slot
    if Int(slot) == bodies.count { bodies.append(body) } else { bodies[slot] = body }
    awake.forget()
    return slot
  }

  mutating func destroyBody(_ slot: Int32) {
    destroyJoints(of: slot)
    destroyContacts(of: slot)
    var fixture = bodies.at(slot).pointee.firstFixture
    while fixture != none {
      let next = fixtures.at(fixture).pointee.next
      destroyFixture(fixture)
      fixture = next
    }
    let (newer, older) = (bodies.at(slot).pointee.newer, bodies.at(slot).pointee.older)
    if newer == none { newestBody = older } else { bodies.at(newer).pointee.older = older }
    if older != none { bodies.at(older).pointee.newer = newer }
    forgetCustomForces(of: slot)
    bodySlots.free(slot)
    awake.forget()
  }

  mutating func destroyContacts(of slot: Int32) {
    while bodies.at(slot).pointee.firstContactEnd != none {
      destroyContact(bodies.at(slot).pointee.firstContactEnd >> 1)
    }
    awake.forget()
  }

  mutating func setPose(of slot: Int32, position: Vector, angle: Float) {
    let body = bodies.at(slot)
    body.pointee.pose = Pose(position: position, rotation: Rotation(angle: angle))
    let center = body.pointee.pose.apply(body.pointee.sweep.localCenter)
    body.pointee.sweep.center = center
    body.pointee.sweep.startCenter = center
    body.pointee.sweep.angle = angle
    body.pointee.sweep.startAngle = angle
    body.pointee.beginSweep()
    updateBoxes(of: slot, from: body.pointee.pose)
  }

  mutating func setKind(of slot: Int32, _ kind: BodyKind) {
    let body = bodies.at(slot)
    if body.pointee.isDynamic == (kind == .dynamic) { return }
    if kind == .dynamic {
      body.pointee.flags.insert(.dynamic)
      updateMass(of: slot)
    } else {
      body.pointee.flags.remove(.dynamic)
      updateMass(of: slot)
      body.pointee.linearVelocity = .zero
      body.pointee.angularVelocity = 0
      body.pointee.sweep.startAngle = body.pointee.sweep.angle
      body.pointee.sweep.startCenter = body.pointee.sweep.center
      body.pointee.beginSweep()
      updateBoxes(of: slot)
    }
    wake(slot)
    body.pointee.force = .zero
    body.pointee.torque = 0
    // A fixed body has different partners and coefficients, so its contacts must be created again.
    destroyContacts(of: slot)
    setFixed(of: slot, kind == .fixed)
    touchFixtures(of: slot)
  }

  /// Sums the mass, center and inertia of all fixtures, newest first.
  mutating func updateMass(of slot: Int32) {
    let body = bodies.at(slot)
    body.pointee.mass = 0
    body.pointee.inverseMass = 0
    body.pointee.inertia = 0
    body.pointee.inverseInertia = 0
    body.pointee.sweep.localCenter = .zero
    guard body.pointee.isDynamic else {
      body.pointee.sweep.startCenter = body.pointee.pose.position
      body.pointee.sweep.center = body.pointee.pose.position
      body.pointee.sweep.startAngle = body.pointee.sweep.angle
      body.pointee.beginSweep()
      return
    }
    var (mass, inertia, center) = (Float(0), Float(0), Vector.zero)
    var fixture = body.pointee.firstFixture
    while fixture != none {
      let shape = fixtures.at(fixture)
      if shape.pointee.material.density != 0, let part = massProperties(of: shape) {
        mass += part.mass
        center += part.mass * part.center
        inertia += part.inertia
      }
      fixture = shape.pointee.next
    }
    setMass(of: slot, mass: mass, momentCenter: center, inertia: inertia)
  }

  /// Returns `nil` for an edge, because it has no area.
  private func massProperties(of shape: UnsafeMutablePointer<Fixture>) -> MassProperties? {
    let points = vertices.vertices(at: shape.pointee.firstVertex)
    let density = shape.pointee.material.density
    switch shape.pointee.kind {
    case .polygon:
      return MassProperties(
        polygon: points, count: Int(shape.pointee.vertexCount), density: density)
    case .circle:
      return MassProperties(radius: shape.pointee.radius, center: points[0], density: density)
    case .edge: return nil
    }
  }

  private mutating func setMass(
    of slot: Int32, mass: Float, momentCenter: Vector, inertia: Float
  ) {
    let body = bodies.at(slot)
    var center = momentCenter
    // A body whose mass cannot be inverted gets 1 kg.
    if mass > 0 && (1 / mass).isFinite {
      body.pointee.mass = mass
      body.pointee.inverseMass = 1 / mass
      center *= body.pointee.inverseMass
    } else {
      body.pointee.mass = 1
      body.pointee.inverseMass = 1
    }
    if !center.isFinite { center = .zero }
    if inertia > 0 && !body.pointee.flags.contains(.rotationLocked) {
      setInertia(of: body, inertia - body.pointee.mass * center.dot(center))
    }
    let before = body.pointee.sweep.center
    body.pointee.sweep.localCenter = center
    body.pointee.sweep.center = body.pointee.pose.apply(center)
    body.pointee.sweep.startCenter = body.pointee.sweep.center
    body.pointee.beginSweep()
    // Each material point keeps its velocity, so the new center of mass has a different one.
    body.pointee.linearVelocity += Vector.cross(
      body.pointee.angularVelocity, body.pointee.sweep.center - before)
  }

  /// If the value cannot be inverted, keeps an inverse of 0, which means infinite inertia.
  private func setInertia(of body: UnsafeMutablePointer<Body>, _ inertia: Float) {
    guard inertia > 0 && (1 / inertia).isFinite else { return }
    body.pointee.inertia = inertia
    body.pointee.inverseInertia = 1 / inertia
  }
}
