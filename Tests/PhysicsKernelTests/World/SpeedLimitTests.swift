// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SpeedLimitTests {
  @Test("A body set to 100,000 pt/s moves 200 pt in a sub-step and keeps 24,000 pt/s")
  func fastest() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, velocity: Vector(600, -800))
    stage.step()
    expectClose(stage.world.position(of: box).x, 1.2, within: 1e-6)
    expectClose(stage.world.position(of: box).y, -1.6, within: 1e-6)
    expectClose(stage.world.linearVelocity(of: box).length, 240, within: 1e-4)
  }

  @Test("Speeds below the limit are unchanged, and slightly faster ones are reduced to it")
  func belowTheLimit() {
    for (speed, expected) in [(Float(239.99), Float(239.99)), (240.5, 240)] {
      let stage = KernelStage()
      let box = stage.box(at: .zero, velocity: Vector(speed, 0))
      stage.step()
      expectClose(stage.world.linearVelocity(of: box).x, Double(expected), within: 1e-4)
    }
  }

  @Test("Velocities whose square overflows Float are limited and keep their direction")
  func hugeVelocities() {
    for speed: Float in [1e15, 1e22, 3e38] {
      let stage = KernelStage()
      let box = stage.box(at: .zero, velocity: Vector(speed, -speed))
      stage.step()
      let half = 120 * Double(2).squareRoot()
      expectClose(stage.world.linearVelocity(of: box).x, half, within: 1e-3, "\(speed)")
      expectClose(stage.world.linearVelocity(of: box).y, -half, within: 1e-3, "\(speed)")
    }
  }

  @Test("A body rotates by at most a quarter revolution per sub-step, in either direction")
  func fastestSpin() {
    for spin: Float in [1000, -1000, 3e38] {
      let stage = KernelStage()
      let box = stage.box(at: .zero, spin: spin)
      stage.step()
      let quarter = (spin > 0 ? 0.5 : -0.5) * Double.pi
      expectClose(stage.world.angle(of: box), quarter, within: 1e-6, "spin \(spin)")
      expectClose(stage.world.angularVelocity(of: box), quarter * 120, within: 1e-3)
    }
  }

  @Test(
    "Numbers stay finite with any resistance",
    arguments: [-119.99999, -120, -120.00001, -1e30, -1, 1e30, 3e38])
  func oddDamping(c: Float) {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: .zero, velocity: Vector(1, 0), spin: 1, damping: c)
    let resting = stage.box(at: Vector(5, 0), damping: c)
    stage.world.setAffectedByGravity(of: resting, false)
    stage.step(50)
    for body in [box, resting] {
      let state = stage.state(of: body)
      #expect(
        state.position.isFinite && state.velocity.isFinite && state.angle.isFinite
          && state.spin.isFinite, "\(state)")
    }
    #expect(stage.world.position(of: resting) == Vector(5, 0))
  }

  @Test("Negative resistance accelerates a body up to the speed limit")
  func negativeDamping() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, velocity: Vector(1, 0), damping: -1)
    stage.step()
    expectClose(
      stage.world.linearVelocity(of: box).x, 1 / (1 - Double(KernelStage.subStep)), within: 1e-6)
    stage.step(2000)
    expectClose(stage.world.linearVelocity(of: box).x, 240, within: 1e-3)
  }
}
