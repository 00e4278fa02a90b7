// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct RestitutionTests {
  @Test("A box bounces at more than 100 pt/s, but not at exactly 100 pt/s")
  func threshold() {
    for (speed, expected) in [(Float(0.5), Float(0)), (1, 0), (1.001, -0.5005), (3, -1.5)] {
      let stage = KernelStage()
      stage.floor(y: 0)
      let box = stage.box(
        at: Vector(0, -0.215), velocity: Vector(0, speed), restitution: 0.5)
      stage.step()
      expectClose(
        stage.world.linearVelocity(of: box).y, Double(expected), within: 1e-5, "\(speed) m/s")
    }
  }

  @Test(
    "After a head-on collision, equal boxes have the velocities v (1 ∓ e)/2",
    arguments: [0, 0.2, 0.5, 1])
  func headOn(e: Float) {
    let stage = KernelStage()
    let a = stage.box(at: .zero, velocity: Vector(3, 0), restitution: e)
    let b = stage.box(at: Vector(1, 0), restitution: e)
    stage.step(120)
    let expected = Predict.impact(velocities: (300, 0), restitution: Double(e))
    expectClose(
      Points.points(stage.world.linearVelocity(of: a).x), expected.0, within: 1e-4, "e \(e)")
    expectClose(
      Points.points(stage.world.linearVelocity(of: b).x), expected.1, within: 1e-4, "e \(e)")
  }

  @Test(
    "At −300 pt/s, an elastic box bounces back from a box of 2 or 4 times its mass",
    arguments: [(2, 100, -200), (4, 180, -120)] as [(Float, Double, Double)])
  func massRatio(density: Float, light: Double, heavy: Double) {
    let stage = KernelStage()
    let a = stage.box(at: .zero, velocity: Vector(-3, 0), restitution: 1)
    let b = stage.box(at: Vector(-1, 0), density: density, restitution: 1)
    stage.step(120)
    expectClose(Points.points(stage.world.linearVelocity(of: a).x), light, within: 1e-4)
    expectClose(Points.points(stage.world.linearVelocity(of: b).x), heavy, within: 1e-4)
  }

  @Test("Unequal boxes colliding head on keep their momentum and separate at e times the speed")
  func unequalMasses() {
    withEverySeed(0..<20) { generator in
      let stage = KernelStage()
      let (e, density) = (generator.float(in: 0..<1), generator.float(in: 0.1..<9))
      let a = stage.box(at: .zero, velocity: Vector(2, 0), restitution: e)
      let b = stage.box(
        at: Vector(0.6, 0), velocity: Vector(-1, 0), density: density, restitution: 0)
      let masses = (Double(stage.world.mass(of: a)), Double(stage.world.mass(of: b)))
      stage.step(60)
      let expected = Predict.impact(
        velocities: (2, -1), masses: masses, restitution: Double(e))
      expectClose(stage.world.linearVelocity(of: a).x, expected.0, within: 1e-5, "e \(e)")
      expectClose(stage.world.linearVelocity(of: b).x, expected.1, within: 1e-5, "e \(e)")
    }
  }

  @Test("An elastic box returns to its initial height, within the skin and the slop")
  func elasticDrop() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 2)
    let box = stage.box(at: .zero, restitution: 1)
    var (highest, hasBounced) = (Float(2), false)
    for _ in 0..<200 {
      stage.step()
      hasBounced = hasBounced || stage.world.linearVelocity(of: box).y < 0
      if hasBounced { highest = min(highest, stage.world.position(of: box).y) }
    }
    expectClose(highest, 0, within: 0.06)
  }
}
