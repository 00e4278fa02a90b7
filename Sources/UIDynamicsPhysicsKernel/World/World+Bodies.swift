// SPDX-License-Identifier: MIT

extension World {
  /// Adds an awake body without fixtures; all numbers must be finite.
  package func createBody(_ definition: BodyDefinition) -> BodyID {
    requireFinite(
      definition.position.isFinite && definition.angle.isFinite
        && definition.linearVelocity.isFinite && definition.angularVelocity.isFinite,
      "motion", of: "createBody")
    let slot = state.pointee.createBody(definition)
    return state.pointee.id(of: slot)
  }

  /// Removes a body together with its fixtures, joints and contacts, and wakes its neighbors.
  package func destroyBody(_ body: BodyID) {
    _ = self.body(body)
    state.pointee.destroyBody(body.slot)
  }

  // MARK: State

  package func position(of body: BodyID) -> Vector { self.body(body).pointee.pose.position }

  /// The angle, which may exceed a full revolution.
  package func angle(of body: BodyID) -> Float { self.body(body).pointee.sweep.angle }

  /// The velocity of the center of mass.
  package func linearVelocity(of body: BodyID) -> Vector { self.body(body).pointee.linearVelocity }

  package func angularVelocity(of body: BodyID) -> Float {
    self.body(body).pointee.angularVelocity
  }

  package func motion(of body: BodyID) -> BodyMotion {
    let body = self.body(body)
    return BodyMotion(
      position: body.pointee.pose.position, angle: body.pointee.sweep.angle,
      linearVelocity: body.pointee.linearVelocity,
      angularVelocity: body.pointee.angularVelocity, isAwake: body.pointee.isAwake)
  }

  /// The center of mass relative to the body's origin, in world axes.
  package func centerOfMass(of body: BodyID) -> Vector {
    let body = self.body(body)
    return body.pointee.pose.rotation.apply(body.pointee.sweep.localCenter)
  }

  /// The mass of a fixed body is 0.
  package func mass(of body: BodyID) -> Float { self.body(body).pointee.mass }

  package func isAwake(_ body: BodyID) -> Bool { self.body(body).pointee.isAwake }

  package func wake(_ body: BodyID) {
    _ = self.body(body)
    state.pointee.wake(body.slot)
  }

  /// Moves the body immediately; neither wakes it nor checks for obstacles.
  package func setPose(of body: BodyID, position: Vector, angle: Float) {
    _ = self.body(body)
    requireFinite(position.isFinite && angle.isFinite, "pose", of: "setPose")
    state.pointee.setPose(of: body.slot, position: position, angle: angle)
  }

  /// Sets the velocity of a dynamic body and, unless it is 0, wakes the body; a fixed body keeps 0.
  package func setLinearVelocity(of body: BodyID, _ velocity: Vector) {
    let state = self.body(body)
    requireFinite(velocity.isFinite, "velocity", of: "setLinearVelocity")
    guard state.pointee.isDynamic else { return }
    if velocity.lengthSquared > 0 { wake(body) }
    state.pointee.linearVelocity = velocity
  }

  /// Sets the angular velocity of a dynamic body and, unless it is 0, wakes the body; a fixed body keeps 0.
  package func setAngularVelocity(of body: BodyID, _ velocity: Float) {
    let state = self.body(body)
    requireFinite(velocity.isFinite, "velocity", of: "setAngularVelocity")
    guard state.pointee.isDynamic else { return }
    if velocity * velocity > 0 { wake(body) }
    state.pointee.angularVelocity = velocity
  }

  // MARK: Properties

  /// Makes the body fixed or dynamic, wakes it and ends its contacts; a body that becomes fixed stops.
  package func setKind(of body: BodyID, _ kind: BodyKind) {
    _ = self.body(body)
    state.pointee.setKind(of: body.slot, kind)
  }

  package func kind(of body: BodyID) -> BodyKind {
    self.body(body).pointee.isDynamic ? .dynamic : .fixed
  }

  package func setLinearDamping(of body: BodyID, _ damping: Float) {
    self.body(body).pointee.linearDamping = damping
  }

  package func setAngularDamping(of body: BodyID, _ damping: Float) {
    self.body(body).pointee.angularDamping = damping
  }

  /// If false, the moment of inertia is infinite, but the body keeps its angular velocity, as measured.
  package func setAllowsRotation(of body: BodyID, _ isAllowed: Bool) {
    setFlag(.rotationLocked, of: body, !isAllowed)
    state.pointee.updateMass(of: body.slot)
  }

  package func setBullet(of body: BodyID, _ isBullet: Bool) {
    setFlag(.bullet, of: body, isBullet)
    state.pointee.updateImpacts(of: body.slot)
  }

  package func setAffectedByGravity(of body: BodyID, _ isAffected: Bool) {
    setFlag(.affectedByGravity, of: body, isAffected)
  }

  private func setFlag(_ flag: Body.Flags, of body: BodyID, _ isSet: Bool) {
    if isSet {
      self.body(body).pointee.flags.insert(flag)
    } else {
      self.body(body).pointee.flags.remove(flag)
    }
  }

  // MARK: Forces

  /// Adds a force at a point in world coordinates; it acts until `clearForces`.
  package func applyForce(_ force: Vector, at point: Vector, to body: BodyID) {
    let state = self.body(body)
    requireFinite(force.isFinite && point.isFinite, "force", of: "applyForce")
    guard state.pointee.isDynamic else { return }
    wake(body)
    state.pointee.force += force
    state.pointee.torque += (point - state.pointee.sweep.center).cross(force)
  }

  /// Applies an impulse at a point in world coordinates.
  package func applyLinearImpulse(_ impulse: Vector, at point: Vector, to body: BodyID) {
    let state = self.body(body)
    requireFinite(impulse.isFinite && point.isFinite, "impulse", of: "applyLinearImpulse")
    guard state.pointee.isDynamic else { return }
    wake(body)
    state.pointee.linearVelocity += state.pointee.inverseMass * impulse
    state.pointee.angularVelocity +=
      state.pointee.inverseInertia * (point - state.pointee.sweep.center).cross(impulse)
  }

  func requireFinite(_ isFinite: Bool, _ what: StaticString, of function: StaticString) {
    require(isFinite, "World.\(function): the \(what) is not finite.")
  }
}
