// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SliderTests {
  private func slider(
    axis: Vector, limits: JointLimits? = nil, gravity: Float = 10
  ) -> (KernelStage, BodyID) {
    let stage = KernelStage(gravity: gravity)
    let box = stage.box(at: Vector(1, 1))
    _ = stage.world.createPrismaticJoint(
      stage.world.placement(stage.fixedBody(), box, at: Vector(1, 1)), localAxisA: axis,
      limits: limits)
    return (stage, box)
  }

  @Test("A body slides along the axis, accelerated by gravity's component in that direction")
  func slope() {
    // The acceleration is a = g · (axis · down) = 10 · 0.8; after n sub-steps, v = a h n and distance = a h² n (n + 1)/2.
    let (stage, box) = slider(axis: Vector(3, 4))
    let n = 60
    stage.step(n)
    let h = Double(KernelStage.subStep)
    let way = 8 * h * h * Double(n * (n + 1)) / 2
    let position = stage.world.position(of: box)
    expectClose(position.x - 1, 0.6 * way, within: 1e-4, "x")
    expectClose(position.y - 1, 0.8 * way, within: 1e-4, "y")
    expectClose(
      stage.world.linearVelocity(of: box).length, 8 * h * Double(n), within: 1e-4, "speed")
    #expect(stage.world.angle(of: box) == 0)
  }

  @Test("A push across the axis or a twist does not move the slider")
  func across() {
    let (stage, box) = slider(axis: Vector(1, 0), gravity: 0)
    stage.world.applyLinearImpulse(Vector(0, 5), at: Vector(1.2, 1), to: box)
    stage.step(60)
    let position = stage.world.position(of: box)
    expectClose(position.x, 1, within: 1e-4, "x")
    expectClose(position.y, 1, within: 1e-4, "y")
    expectClose(stage.world.angle(of: box), 0, within: 1e-4, "angle")
  }

  @Test("A range stops the slider at both ends within 1.5 pt")
  func range() {
    for gravity in [10, -10] as [Float] {
      let (stage, box) = slider(
        axis: Vector(0, 1), limits: JointLimits(lower: -0.8, upper: 0.5), gravity: gravity)
      let end: Float = gravity > 0 ? 0.5 : -0.8
      for step in 0..<600 {
        stage.step()
        let way = stage.world.position(of: box).y - 1
        #expect(way > -0.815 && way < 0.515, "step \(step): \(way) m")
      }
      expectClose(stage.world.position(of: box).y - 1, Double(end), within: 0.006, "end")
    }
  }

  @Test("A range of length 0 locks the slider")
  func locked() {
    let (stage, box) = slider(axis: Vector(0, 1), limits: JointLimits(lower: 0, upper: 0))
    stage.step(240)
    expectClose(stage.world.position(of: box).y, 1, within: 1e-3)
  }

  @Test("A one-sided range stops the slider on one side only")
  func oneSided() {
    let (stage, box) = slider(
      axis: Vector(0, 1), limits: JointLimits(lower: -.infinity, upper: 0.25))
    stage.step(240)
    expectClose(stage.world.position(of: box).y, 1.25, within: 0.006)
    stage.world.gravity = Vector(0, -10)
    stage.world.wake(box)
    stage.step(120)
    #expect(stage.world.position(of: box).y < -2)
  }

  @Test("A slider between two bodies keeps their relative angle and total momentum")
  func twoBodies() {
    let stage = KernelStage()
    let (a, b) = (stage.box(at: .zero, spin: 2), stage.box(at: Vector(0, 1), density: 2))
    _ = stage.world.createPrismaticJoint(
      stage.world.placement(a, b, at: Vector(0, 0.5)), localAxisA: Vector(1, 0))
    for step in 0..<240 {
      stage.step()
      let turn = stage.world.angle(of: a) - stage.world.angle(of: b)
      expectClose(turn, 0, within: 0.035, "angle between them after step \(step)")
    }
    let momentum =
      stage.world.mass(of: a) * stage.world.linearVelocity(of: a)
      + stage.world.mass(of: b) * stage.world.linearVelocity(of: b)
    expectClose(momentum.length, 0, within: 1e-6, "momentum")
  }

  @Test("Bodies that cannot rotate can still slide")
  func rotationLocked() {
    let (stage, box) = slider(axis: Vector(3, 4))
    stage.world.setAllowsRotation(of: box, false)
    stage.step(60)
    let way = stage.world.position(of: box) - Vector(1, 1)
    expectClose(Vector(0.6, 0.8).cross(way), 0, within: 1e-4, "off the axis")
    // The motion is the same as for a body that can rotate: 0.8 · 8 m/s² · h² n (n + 1)/2.
    expectClose(way.y, 6.4 * 60 * 61 / 2 / (120 * 120), within: 1e-4, "way")
  }
}
