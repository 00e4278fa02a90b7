// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct RopeTests {
  @Test("A slack rope lets a body fall freely, then holds it at the rope's length")
  func slackThenTaut() {
    let stage = KernelStage(gravity: 10)
    let bob = stage.box(at: Vector(0, 0.5))
    let free = stage.box(at: Vector(3, 0.5))
    let rope = stage.world.createRopeJoint(
      JointPlacement(bob, stage.fixedBody()), maxLength: 1)
    var longest: Float = 0
    for _ in 0..<240 {
      stage.step()
      let (position, unbound) = (stage.world.position(of: bob), stage.world.position(of: free))
      if unbound.y < 0.99 { #expect(position.y == unbound.y, "while slack") }
      longest = max(longest, position.y)
    }
    expectClose(longest, 1, within: 1e-4, "longest")
    expectClose(stage.world.position(of: bob).y, 1, within: 1e-4, "at rest")
    #expect(!stage.world.isAwake(bob))
    #expect(stage.world.length(of: rope) == 1)
  }

  @Test("A rope never pushes")
  func neverPushes() {
    let stage = KernelStage()
    let (a, b) = (stage.box(at: .zero), stage.box(at: Vector(2, 0)))
    stage.world.setLinearVelocity(of: a, Vector(1, 0))
    _ = stage.world.createRopeJoint(JointPlacement(a, b))
    stage.step(60)
    #expect(stage.world.linearVelocity(of: a) == Vector(1, 0))
    #expect(stage.world.linearVelocity(of: b) == .zero)
  }

  @Test("A rope that becomes taut shares the momentum without a bounce")
  func taut() {
    let stage = KernelStage()
    let (light, heavy) = (stage.box(at: .zero), stage.box(at: Vector(1, 0), density: 3))
    stage.world.setLinearVelocity(of: light, Vector(-2, 0))
    _ = stage.world.createRopeJoint(JointPlacement(light, heavy))
    stage.step(3)
    for body in [light, heavy] {
      expectClose(stage.world.linearVelocity(of: body).x, -0.5, within: 1e-5, "common speed")
    }
  }

  @Test("A longer rope lets a hanging body sink, and a shorter one lifts it")
  func lengthChange() {
    let stage = KernelStage(gravity: 10)
    let bob = stage.box(at: Vector(0, 1), damping: 2)
    let rope = stage.world.createRopeJoint(
      JointPlacement(bob, stage.fixedBody()))
    for length in [1.5, 0.75] as [Float] {
      stage.step(240)
      #expect(!stage.world.isAwake(bob))
      stage.world.setLength(of: rope, length)
      #expect(stage.world.isAwake(bob))
      stage.step(480)
      expectClose(stage.world.position(of: bob).y, Double(length), within: 1e-3, "hangs at")
    }
  }

  @Test("A rope whose anchors coincide has no direction and no effect")
  func noDirection() {
    let stage = KernelStage()
    let bob = stage.box(at: .zero, velocity: Vector(0.1, 0))
    _ = stage.world.createRopeJoint(
      JointPlacement(bob, stage.fixedBody()), maxLength: 0)
    stage.step()
    #expect(stage.world.linearVelocity(of: bob) == Vector(0.1, 0))
    stage.step(240)
    #expect(stage.world.position(of: bob).length <= 0.0046)
  }
}
