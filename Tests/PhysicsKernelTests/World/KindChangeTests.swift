// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct KindChangeTests {
  @Test("A body made fixed stops, loses its forces, and accepts no velocity")
  func fixing() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: Vector(1, 2), velocity: Vector(3, 4), spin: 5)
    stage.world.applyForce(Vector(1, 1), at: .zero, to: box)
    stage.world.setKind(of: box, .fixed)
    #expect(stage.world.kind(of: box) == .fixed)
    #expect(stage.world.mass(of: box) == 0)
    let still = BodyState(position: Vector(1, 2), angle: 0, velocity: .zero, spin: 0)
    #expect(stage.state(of: box) == still)
    stage.world.setLinearVelocity(of: box, Vector(1, 0))
    stage.world.setAngularVelocity(of: box, 1)
    stage.world.applyForce(Vector(1, 0), at: .zero, to: box)
    stage.world.applyLinearImpulse(Vector(1, 0), at: .zero, to: box)
    stage.step(10)
    #expect(stage.state(of: box) == still)
  }

  @Test("A body made dynamic again starts from rest with its previous mass and inertia")
  func releasing() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: .zero, velocity: Vector(3, 4), spin: 5)
    let (mass, inertia) = (stage.world.mass(of: box), stage.world.inertia(of: box))
    stage.world.setKind(of: box, .fixed)
    stage.world.setKind(of: box, .dynamic)
    #expect(stage.world.mass(of: box) == mass && stage.world.inertia(of: box) == inertia)
    #expect(stage.world.linearVelocity(of: box) == .zero)
    stage.step()
    expectClose(
      stage.world.linearVelocity(of: box).y, 10 * Double(KernelStage.subStep), within: 1e-7)
  }

  @Test("At −200 pt/s, a box bounces off an anchored box of elasticity 0.2 at +40.0000343 pt/s")
  func reboundFromAnchored() {
    let stage = KernelStage()
    let anchored = stage.box(
      at: Points.meters(100, 200), halfWidth: 0.5, halfHeight: 0.5, friction: 0.2,
      restitution: 0.2)
    stage.world.setKind(of: anchored, .fixed)
    let box = stage.box(
      at: Points.meters(400, 200), halfWidth: 0.5, halfHeight: 0.5,
      velocity: Vector(Points.meters(-200), 0), friction: 0.2, restitution: 0.2)
    stage.step(240)
    expectDigits(Points.points(stage.world.linearVelocity(of: box).x), "40.0000343")
    #expect(stage.world.linearVelocity(of: anchored) == .zero)
  }

  @Test("Making a body fixed ends its contacts, and making it dynamic begins them again")
  func contacts() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, tag: 1)
    let box = stage.box(at: Vector(0, 0.79), tag: 2)
    stage.step(5)
    #expect(stage.world.begunContacts.count == 1)
    stage.world.clearContactEvents()
    stage.world.setKind(of: box, .fixed)
    #expect(stage.world.endedContacts.count == 1)
    stage.world.clearContactEvents()
    stage.step(5)
    #expect(stage.world.begunContacts.isEmpty && stage.world.contactCount == 0)
    stage.world.setKind(of: box, .dynamic)
    stage.step(5)
    #expect(stage.world.begunContacts.map(\.tagB) == [2])
  }

  @Test("Setting a kind that the body already has changes nothing")
  func sameKind() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, velocity: Vector(1, 0))
    let before = stage.world.digest
    stage.world.setKind(of: box, .dynamic)
    #expect(stage.world.digest == before)
  }
}
