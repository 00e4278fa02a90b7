// SPDX-License-Identifier: MIT

extension World {
  /// Adds a body, awake and without a fixture.
  ///
  /// Every number in the definition is finite.
  package func createBody(_ definition: BodyDefinition) -> BodyID {
    halt(on: World.validate(definition), "createBody")
    let slot = state.pointee.createBody(definition)
    return state.pointee.id(of: slot)
  }

  /// Removes a body with its fixtures and joints; its contacts end and what it touched or was joined
  /// to wakes.
  package func destroyBody(_ body: BodyID) {
    _ = self.body(body)
    state.pointee.destroyBody(body.slot)
  }

  // MARK: State

  /// Origin of the body, m.
  package func position(of body: BodyID) -> Vector { self.body(body).pointee.pose.position }

  /// rad, never wrapped.
  package func angle(of body: BodyID) -> Float { self.body(body).pointee.sweep.angle }

  /// Of the center of mass, m/s.
  package func linearVelocity(of body: BodyID) -> Vector { self.body(body).pointee.linearVelocity }

  /// rad/s.
  package func angularVelocity(of body: BodyID) -> Float {
    self.body(body).pointee.angularVelocity
  }

  /// All of this together, for one that asks for every body.
  package func motion(of body: BodyID) -> BodyMotion {
    let body = self.body(body)
    return BodyMotion(
      position: body.pointee.pose.position, angle: body.pointee.sweep.angle,
      linearVelocity: body.pointee.linearVelocity,
      angularVelocity: body.pointee.angularVelocity, isAwake: body.pointee.isAwake)
  }

  /// Where the center of mass is, m from the body's origin.
  package func centerOfMass(of body: BodyID) -> Vector {
    let body = self.body(body)
    return body.pointee.pose.rotation.apply(body.pointee.sweep.localCenter)
  }

  /// kg; 0 for a fixed body.
  package func mass(of body: BodyID) -> Float { self.body(body).pointee.mass }

  package func isAwake(_ body: BodyID) -> Bool { self.body(body).pointee.isAwake }

  package func wake(_ body: BodyID) {
    _ = self.body(body)
    state.pointee.wake(body.slot)
  }

  /// Moves the body there at once, through whatever is in between, without waking it.
  package func setPose(of body: BodyID, position: Vector, angle: Float) {
    _ = self.body(body)
    requireFinite(position.isFinite && angle.isFinite, "pose", of: "setPose")
    state.pointee.setPose(of: body.slot, position: position, angle: angle)
  }

  /// Sets the velocity of a dynamic body and wakes it; a fixed one keeps 0.
  package func setLinearVelocity(of body: BodyID, _ velocity: Vector) {
    let state = self.body(body)
    requireFinite(velocity.isFinite, "velocity", of: "setLinearVelocity")
    guard state.pointee.isDynamic else { return }
    if velocity.lengthSquared > 0 { wake(body) }
    state.pointee.linearVelocity = velocity
  }

  /// Sets the turning velocity of a dynamic body, rad/s, and wakes it; a fixed one keeps 0.
  package func setAngularVelocity(of body: BodyID, _ velocity: Float) {
    let state = self.body(body)
    requireFinite(velocity.isFinite, "velocity", of: "setAngularVelocity")
    guard state.pointee.isDynamic else { return }
    if velocity * velocity > 0 { wake(body) }
    state.pointee.angularVelocity = velocity
  }

  // MARK: Properties

  /// Makes the body fixed or dynamic; either way it wakes, at rest if fixed, and its contacts end.
  package func setKind(of body: BodyID, _ kind: BodyKind) {
    _ = self.body(body)
    state.pointee.setKind(of: body.slot, kind)
  }

  package func kind(of body: BodyID) -> BodyKind {
    self.body(body).pointee.isDynamic ? .dynamic : .fixed
  }

  /// 1/s.
  package func setLinearDamping(of body: BodyID, _ damping: Float) {
    self.body(body).pointee.linearDamping = damping
  }

  /// 1/s.
  package func setAngularDamping(of body: BodyID, _ damping: Float) {
    self.body(body).pointee.angularDamping = damping
  }

  /// False gives it infinite inertia; a spin it has is kept, as measured.
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

  /// Adds a force in N at a point of the world in m; it lasts until `clearForces`.
  package func applyForce(_ force: Vector, at point: Vector, to body: BodyID) {
    let state = self.body(body)
    requireFinite(force.isFinite && point.isFinite, "force", of: "applyForce")
    guard state.pointee.isDynamic else { return }
    wake(body)
    state.pointee.force += force
    state.pointee.torque += (point - state.pointee.sweep.center).cross(force)
  }

  /// Changes the velocity at once by an impulse in N·s at a point of the world in m.
  package func applyLinearImpulse(_ impulse: Vector, at point: Vector, to body: BodyID) {
    let state = self.body(body)
    requireFinite(impulse.isFinite && point.isFinite, "impulse", of: "applyLinearImpulse")
    guard state.pointee.isDynamic else { return }
    wake(body)
    state.pointee.linearVelocity += state.pointee.inverseMass * impulse
    state.pointee.angularVelocity +=
      state.pointee.inverseInertia * (point - state.pointee.sweep.center).cross(impulse)
  }

  /// Ends the process with the sentence of a fault, if there is one.
  func halt(on fault: String?, _ function: StaticString) {
    if let fault { stop("World.\(function): \(fault)") }
  }

  func requireFinite(_ isFinite: Bool, _ what: StaticString, of function: StaticString) {
    require(isFinite, "World.\(function): the \(what) is not finite.")
  }
}
