// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct FrictionTests {
  @Test("In every step, the friction impulse is at most μ times the normal impulse")
  func cone() {
    withEverySeed(0..<15) { generator in
      let mu = generator.float(in: 0.05..<1)
      let stage = KernelStage(gravity: 10)
      stage.floor(y: 1, friction: mu)
      let box = stage.box(
        at: Vector(0, 0.5), halfHeight: 0.1, velocity: generator.vector(in: -4..<4),
        friction: mu)
      var before = stage.world.linearVelocity(of: box)
      for step in 0..<120 {
        stage.step()
        let after = stage.world.linearVelocity(of: box)
        // The changes of speed along the normal (against gravity) and along the floor, which are impulses per mass.
        let normal = before.y + 10 * KernelStage.subStep - after.y
        let along = (after.x - before.x).magnitude
        #expect(
          along <= mu * normal + 2e-5, comment("step \(step): \(along) of \(normal), μ \(mu)"))
        before = after
      }
    }
  }

  @Test("A sliding box stops after v²/(2 μ g), to within 1 pt and 2 percent")
  func slidingDistance() {
    for mu: Float in [0.2, 0.5, 1] {
      let stage = KernelStage(gravity: 10)
      stage.floor(y: 1, friction: mu)
      let box = stage.box(
        at: Vector(0, 0.7868), halfWidth: 0.5, velocity: Vector(3, 0), friction: mu)
      stage.step(360)
      let expected = Predict.slidingDistance(
        speed: 300, friction: Double(mu), otherFriction: Double(mu))
      let distance = Points.points(stage.world.position(of: box).x)
      expectClose(distance, expected, within: 0.02 * expected + 1, "μ \(mu)")
      expectClose(stage.world.linearVelocity(of: box).x, 0, within: 1e-6, "μ \(mu)")
    }
  }

  @Test("A box rests on a slope below the friction angle and slides on a steeper one")
  func slope() {
    for (angle, slides) in [(0.42, false), (0.5, true)] {
      let stage = KernelStage(gravity: 10)
      let along = DoubleVector(10, 0).turned(by: angle)
      stage.edge(
        from: Vector(Float(-along.x), Float(-along.y)), to: Vector(Float(along.x), Float(along.y)),
        friction: 0.5)
      let start = DoubleVector(0, -0.2135).turned(by: angle)
      let box = stage.box(
        at: Vector(Float(start.x), Float(start.y)), angle: Float(angle), friction: 0.5)
      stage.step(240)
      let moved = (DoubleVector(stage.world.position(of: box)) - start).length
      if slides {
        let expected = (sin(angle) - 0.5 * cos(angle)) * 10 * 4 / 2
        expectClose(moved, expected, within: 0.03 * expected)
      } else {
        expectClose(moved, 0, within: 0.01)
      }
    }
  }

  @Test("Without friction, nothing slows a sliding box")
  func frictionless() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, friction: 5)
    let box = stage.box(at: Vector(0, 0.7868), velocity: Vector(3, 0), friction: 0)
    stage.step(600)
    #expect(stage.world.linearVelocity(of: box).x == 3)
  }

  @Test("A box sliding on top of another drags it along by friction")
  func dragging() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1)
    let lower = stage.box(at: Vector(0, 0.7868), halfWidth: 0.6, friction: 0.4)
    let upper = stage.box(at: Vector(0, 0.3878), velocity: Vector(2, 0), friction: 0.4)
    stage.step(240)
    // The floor has no friction, so both boxes end up with a common velocity.
    let masses = [upper, lower].map { Double(stage.world.mass(of: $0)) }
    let common = 2 * masses[0] / (masses[0] + masses[1])
    expectClose(stage.world.linearVelocity(of: upper).x, common, within: 1e-3)
    expectClose(stage.world.linearVelocity(of: lower).x, common, within: 1e-3)
  }
}
