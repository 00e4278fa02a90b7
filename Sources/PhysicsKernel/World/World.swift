// SPDX-License-Identifier: MIT

/// Placeholder of the kernel's interface while the kernel is written; replaced before anything lands.
package final class World {
  package init() {}
  package var gravity: Vector = .zero
  package var begunContacts: [ContactEvent] = []
  package var endedContacts: [ContactEvent] = []
  package var hasAwakeBodies: Bool { bodies.contains { $0.value.def.kind == .dynamic } }
  struct Slot { var def: BodyDefinition; var force: Vector = .zero; var awake = true }
  var bodies: [BodyID: Slot] = [:]
  var next: Int32 = 0

  package func createBody(_ definition: BodyDefinition) -> BodyID {
    next += 1
    let id = BodyID(slot: next, generation: 1)
    bodies[id] = Slot(def: definition)
    return id
  }
  package func destroyBody(_ body: BodyID) { bodies[body] = nil }
  package func addBox(to body: BodyID, halfWidth: Float, halfHeight: Float, _ f: FixtureDefinition) {}
  package func addEdge(to body: BodyID, from: Vector, to: Vector, _ f: FixtureDefinition) {}
  package func addChainLoop(to body: BodyID, vertices: [Vector], _ f: FixtureDefinition) {}
  package func position(of body: BodyID) -> Vector { bodies[body]!.def.position }
  package func angle(of body: BodyID) -> Float { bodies[body]!.def.angle }
  package func linearVelocity(of body: BodyID) -> Vector { bodies[body]!.def.linearVelocity }
  package func angularVelocity(of body: BodyID) -> Float { bodies[body]!.def.angularVelocity }
  package func mass(of body: BodyID) -> Float { 1 }
  package func inertia(of body: BodyID) -> Float { 1 }
  package func setPose(of body: BodyID, position: Vector, angle: Float) {}
  package func setLinearVelocity(of body: BodyID, _ v: Vector) { bodies[body]!.def.linearVelocity = v }
  package func setAngularVelocity(of body: BodyID, _ w: Float) {}
  package func setKind(of body: BodyID, _ kind: BodyKind) {}
  package func setLinearDamping(of body: BodyID, _ c: Float) { bodies[body]!.def.linearDamping = c }
  package func setAngularDamping(of body: BodyID, _ c: Float) {}
  package func setAllowsRotation(of body: BodyID, _ flag: Bool) {}
  package func setBullet(of body: BodyID, _ flag: Bool) {}
  package func setAffectedByGravity(of body: BodyID, _ flag: Bool) { bodies[body]!.def.isAffectedByGravity = flag }
  /// Density, friction and restitution of every fixture of the body; density also resets the mass.
  package func setSurface(of body: BodyID, density: Float, friction: Float, restitution: Float) {}
  package func setFilter(of body: BodyID, _ filter: CollisionFilter) {}
  package func filter(of body: BodyID) -> CollisionFilter { CollisionFilter() }
  package func isAwake(_ body: BodyID) -> Bool { bodies[body]!.awake }
  package func wake(_ body: BodyID) { bodies[body]!.awake = true }
  /// Force in N at a point in m; lasts until `clearForces`.
  package func applyForce(_ force: Vector, at point: Vector, to body: BodyID) {}
  package func applyLinearImpulse(_ impulse: Vector, at point: Vector, to body: BodyID) {}
  package func clearForces() {}
  /// One sub-step of h seconds.
  package func step(_ h: Float) {
    for id in bodies.keys {
      if bodies[id]!.def.kind == .fixed { continue }
      var v = bodies[id]!.def.linearVelocity
      if bodies[id]!.def.isAffectedByGravity { v = v + h * gravity }
      v = (1 / (1 + h * bodies[id]!.def.linearDamping)) * v
      bodies[id]!.def.linearVelocity = v
      bodies[id]!.def.position = bodies[id]!.def.position + h * v
    }
  }
  /// Empties both event arrays; the caller has read them.
  package func clearContactEvents() {}
  /// Bodies whose fat bounding box (10 pt margin) meets the box, in creation order.
  package func bodies(inBoxFrom lower: Vector, to upper: Vector) -> [BodyID] { [] }
  /// 64-bit digest of all motion state.
  package var digest: UInt64 { 0 }
}
