// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CompoundBodyTests {
  @Test("A free compound rotates about its center of mass, which moves in a straight line")
  func freeMotion() {
    let stage = KernelStage()
    let body = dumbbell(on: stage, at: Vector(1, 2), velocity: Vector(3, -1), spin: 4)
    let start = center(of: body, on: stage)
    let velocity = stage.world.linearVelocity(of: body)
    stage.step(120)
    let moved = center(of: body, on: stage) - start
    expectClose(moved.x, Double(velocity.x), within: 1e-4)
    expectClose(moved.y, Double(velocity.y), within: 1e-4)
    expectClose(stage.world.angle(of: body), 4, within: 1e-4)
    #expect(stage.world.angularVelocity(of: body) == 4)
  }

  @Test("Adding a fixture later keeps the velocity of the body's origin")
  func laterFixture() {
    let stage = KernelStage()
    let body = stage.body(at: .zero, velocity: Vector(1, 0), spin: 2)
    let surface = stage.surface(density: 1)
    stage.world.addBox(to: body, halfWidth: 0.5, halfHeight: 0.5, surface)
    stage.world.addCircle(to: body, radius: 0.5, center: Vector(2, 0), surface)
    let arm = center(of: body, on: stage)
    #expect(arm.x > 0)
    let velocity = stage.world.linearVelocity(of: body)
    expectClose(velocity.x, 1, within: 1e-6)
    expectClose(velocity.y, 2 * Double(arm.x), within: 1e-6)
  }

  @Test("A dumbbell comes to rest on both of its disks")
  func rest() throws {
    let stage = KernelStage(gravity: 10)
    let floor = stage.floor(y: 2, friction: 0.5)
    let body = dumbbell(on: stage, at: Vector(0, 1))
    _ = try #require(stage.stepsUntilAsleep(body))
    expectClose(stage.world.angle(of: body), 0, within: 0.01)
    expectClose(stage.world.position(of: body).y, 2 - 0.3 - 0.009, within: 0.006)
    let begun = stage.world.begunContacts.filter { $0.bodyA == floor && $0.bodyB == body }
    #expect(begun.count == 2, "\(begun)")
    #expect(stage.world.endedContacts.isEmpty)
  }

  @Test("The parts of a body do not touch each other")
  func noContactWithin() {
    let stage = KernelStage()
    let body = stage.body(at: .zero)
    for x: Float in [-0.1, 0, 0.1] {
      stage.world.addCircle(
        to: body, radius: 0.3, center: Vector(x, 0), stage.surface(density: 1))
    }
    stage.step(3)
    #expect(stage.world.contactCount == 0)
  }

  @Test("Destroying a compound removes all its parts")
  func destruction() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1)
    let body = dumbbell(on: stage, at: Vector(0, 0.7))
    let box = stage.box(at: Vector(0, 0.3))
    stage.step(60)
    #expect(stage.world.contactCount > 2)
    stage.world.destroyBody(body)
    #expect(stage.world.bodies(inBoxFrom: Vector(-5, -5), to: Vector(5, 0.8)) == [box])
    stage.step(240)
    let gap = 1 - 0.2 - stage.world.position(of: box).y
    #expect(gap > 0 && gap < (2 * Conventions().skin), "\(gap) m above the line")
  }

  /// Adds a body with two disks, 1.2 m apart, on a thin bar.
  private func dumbbell(
    on stage: KernelStage, at position: Vector, velocity: Vector = .zero, spin: Float = 0
  ) -> BodyID {
    let body = stage.body(at: position, velocity: velocity, spin: spin)
    let surface = stage.surface(density: 1, friction: 0.5)
    stage.world.addBox(to: body, halfWidth: 0.6, halfHeight: 0.05, surface)
    stage.world.addCircle(to: body, radius: 0.3, center: Vector(-0.6, 0), surface)
    stage.world.addCircle(to: body, radius: 0.3, center: Vector(0.6, 0), surface)
    return body
  }

  private func center(of body: BodyID, on stage: KernelStage) -> Vector {
    stage.world.body(body).pointee.sweep.center
  }
}
