// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Compares motion without contacts with measurements on Apple's frameworks and with closed forms.
@Suite(.timeLimit(.minutes(30))) struct IntegrationTests {
  /// Runs ticks like an animator; the first tick consists of one sub-step, and later ticks consist of two.
  private func tick(
    _ stage: KernelStage, _ count: Int, before prepare: () -> Void = {},
    after check: (_ index: Int) -> Void
  ) {
    for index in 0..<count {
      prepare()
      stage.step(index == 0 ? 1 : 2)
      check(index)
    }
  }

  @Test(
    "A box falls through the positions measured on Apple's framework, with and without resistance")
  func measuredFall() {
    for (damping, expected) in [
      (Float(0), ["50.0694466", "50.4166718", "51.0416679", "51.9444466", "53.1250076"]),
      (0.1, ["50.0693855", "50.4160881", "51.0396423", "51.9395943", "53.1154747"]),
    ] {
      let stage = KernelStage(gravity: 10)
      let box = stage.box(
        at: Points.meters(150, 50), halfWidth: 0.5, halfHeight: 0.5, damping: damping)
      tick(stage, expected.count) { index in
        let y = Points.points(stage.world.position(of: box).y)
        expectDigits(y, expected[index], "resistance \(damping), tick \(index + 1)")
      }
    }
  }

  @Test("With resistance 0.1, a box falls at the speeds measured on Apple's framework")
  func measuredVelocity() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: Points.meters(150, 50), damping: 0.1)
    tick(stage, 5) { index in
      let speed = Points.points(stage.world.linearVelocity(of: box).y)
      if index == 0 { expectDigits(speed, "8.32639503") }
      if index == 4 { expectDigits(speed, "74.6884308") }
    }
  }

  @Test(
    "A force of 1 N gives 1 kg the velocities measured on Apple's framework until it is cleared")
  func continuousForce() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, halfWidth: 0.5, halfHeight: 0.5)
    let expected = ["0.833333373", "2.50000024", "4.16666698", "5.83333349"]
    // The animator applies a force before the sub-steps of a tick and clears it afterward.
    tick(stage, expected.count) {
      stage.world.clearForces()
      stage.world.applyForce(Vector(1, 0), at: stage.world.position(of: box), to: box)
    } after: { index in
      let velocity = stage.world.linearVelocity(of: box).x
      expectDigits(Points.points(velocity), expected[index], "tick \(index + 1)")
    }
    stage.world.clearForces()
    let last = stage.world.linearVelocity(of: box)
    stage.step(2)
    #expect(stage.world.linearVelocity(of: box) == last)
  }

  @Test("A force off the center rotates a box as on Apple's framework")
  func forceOffCenter() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, halfWidth: 0.5, halfHeight: 0.5)
    let expected = ["-0.0250000022", "-0.075000003", "-0.125000015", "-0.175000027"]
    tick(stage, expected.count) {
      stage.world.clearForces()
      let point = stage.world.position(of: box) + Vector(0, 0.5)
      stage.world.applyForce(Vector(1, 0), at: point, to: box)
    } after: { index in
      let spin = stage.world.angularVelocity(of: box)
      expectDigits(spin, expected[index], "tick \(index + 1)")
    }
  }

  @Test("An impulse changes velocity by J/m and spin by r × J / I")
  func impulse() {
    withEverySeed(0..<50) { generator in
      let stage = KernelStage()
      let box = stage.box(
        at: generator.vector(in: -3..<3), halfWidth: generator.float(in: 0.1..<1),
        halfHeight: generator.float(in: 0.1..<1), density: generator.float(in: 0.1..<5))
      let (impulse, arm) = (generator.vector(in: -2..<2), generator.vector(in: -1..<1))
      let position = stage.world.position(of: box)
      stage.world.applyLinearImpulse(impulse, at: position + arm, to: box)
      let (mass, inertia) = (stage.world.mass(of: box), stage.world.inertia(of: box))
      let (velocity, spin) = (
        stage.world.linearVelocity(of: box), stage.world.angularVelocity(of: box)
      )
      let expected = Double(arm.cross(impulse)) / Double(inertia)
      expectClose(velocity.x, Double(impulse.x) / Double(mass), within: 1e-5)
      expectClose(velocity.y, Double(impulse.y) / Double(mass), within: 1e-5)
      expectClose(spin, expected, within: 2e-5 * (1 + expected.magnitude))
    }
  }

  @Test("Without forces, a body moves in a straight line and rotates at a constant rate")
  func uniformMotion() {
    let stage = KernelStage()
    let box = stage.box(at: Vector(1, 2), velocity: Vector(3, -4), spin: 2)
    stage.step(240)
    let h = Double(KernelStage.subStep)
    expectClose(stage.world.position(of: box).x, 1 + 3 * 240 * h, within: 2e-5)
    expectClose(stage.world.position(of: box).y, 2 - 4 * 240 * h, within: 2e-5)
    expectClose(stage.world.angle(of: box), 2 * 240 * h, within: 2e-5)
    #expect(stage.world.linearVelocity(of: box) == Vector(3, -4))
    #expect(stage.world.angularVelocity(of: box) == 2)
  }

  @Test(
    "Resistance divides velocity and spin by 1 + h·c in each sub-step", arguments: [0.1, 1, 20])
  func damping(c: Float) {
    let stage = KernelStage()
    let box = stage.box(at: .zero, velocity: Vector(5, 0), spin: 4, damping: c)
    stage.step(100)
    let decay = pow(1 + Double(KernelStage.subStep) * Double(c), -100)
    expectClose(stage.world.linearVelocity(of: box).x, 5 * decay, within: 2e-5 * 5 * decay)
    expectClose(stage.world.angularVelocity(of: box), 4 * decay, within: 2e-5 * 4 * decay)
  }

  @Test("Under gravity, a damped body reaches the speed g/c", arguments: [1, 5, 20])
  func terminalSpeed(c: Float) {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: .zero, damping: c)
    stage.step(2400)
    // The speed stops increasing when rounding cancels the gain of a sub-step.
    expectClose(stage.world.linearVelocity(of: box).y, 10 / Double(c), within: 3e-4 / Double(c))
  }

  @Test("Gravity acts only on marked bodies and does not depend on their mass")
  func gravityFlag() {
    let stage = KernelStage(gravity: 10)
    let (light, heavy, unmarked) = (
      stage.box(at: .zero, density: 1), stage.box(at: Vector(5, 0), density: 7),
      stage.box(at: Vector(10, 0))
    )
    stage.world.setAffectedByGravity(of: unmarked, false)
    stage.step(30)
    #expect(stage.world.position(of: light).y == stage.world.position(of: heavy).y)
    #expect(stage.world.position(of: unmarked).y == 0)
  }
}
