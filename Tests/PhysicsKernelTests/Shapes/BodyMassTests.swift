// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct BodyMassTests {
  private let stage = KernelStage()

  @Test("A body without fixtures has a mass of 1 kg and no inertia; a fixed body has no mass")
  func weightless() {
    let free = stage.world.createBody(BodyDefinition())
    #expect(stage.world.mass(of: free) == 1)
    #expect(stage.world.inertia(of: free) == 0)
    #expect(stage.world.mass(of: stage.fixedBody()) == 0)
  }

  @Test("The masses of two boxes on one body add up")
  func compound() {
    let body = stage.box(at: .zero, halfWidth: 0.5, halfHeight: 0.5)
    stage.world.addBox(
      to: body, halfWidth: 1, halfHeight: 0.25, stage.surface(density: 3))
    expectDigits(stage.world.mass(of: body), "4.000000")
    expectClose(stage.world.inertia(of: body), 1.0 / 6 + 1.0625, within: 1e-6)
  }

  @Test("Density scales mass and inertia and does not affect the current motion")
  func density() {
    let body = stage.box(at: Vector(1, 2), velocity: Vector(3, 4), spin: 5)
    let before = stage.state(of: body)
    stage.world.setSurface(of: body, density: 2.5, friction: 0, restitution: 0)
    expectClose(stage.world.mass(of: body), 2.5 * 0.16, within: 1e-6)
    expectClose(stage.world.inertia(of: body), 2.5 * 0.16 * 0.32 / 12, within: 1e-7)
    #expect(stage.state(of: body) == before)
  }

  @Test("A body that cannot rotate reports inertia 0 and keeps its spin")
  func lockedRotation() {
    let body = stage.box(at: .zero, spin: 3)
    let inertia = stage.world.inertia(of: body)
    stage.world.setAllowsRotation(of: body, false)
    #expect(stage.world.inertia(of: body) == 0)
    stage.world.applyLinearImpulse(Vector(1, 0), at: Vector(0, 5), to: body)
    stage.step()
    #expect(stage.world.angularVelocity(of: body) == 3)
    stage.world.setAllowsRotation(of: body, true)
    #expect(stage.world.inertia(of: body) == inertia)
  }

  @Test(
    "Boxes from 10⁻²⁰ to 10¹⁰ m fall and rotate with finite numbers",
    arguments: [1e-20, 1e-15, 1e-10, 1e-5, 1, 1e5, 1e10])
  func extremeSizes(size: Float) {
    let stage = KernelStage(gravity: 10)
    let body = stage.box(at: .zero, halfWidth: size, halfHeight: size, spin: 1)
    stage.floor(y: 1)
    stage.step(3)
    let state = stage.state(of: body)
    #expect(state.position.isFinite && state.velocity.isFinite && state.angle.isFinite, "\(state)")
  }
}
