// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct PinTests {
  /// Returns a level bar of 200×20 pt, pinned 90 pt left of its center: 0.4 kg · 10 m/s² · 0.9 m = 3.6 N·m.
  private func bar(torque: Float) -> (PlayedScene, BodyID, JointID) {
    let scene = PlayedScene()
    let bar = scene.item(at: (190, 100), size: (200, 20))
    let pin = scene.world.createRevoluteJoint(
      scene.world.placement(
        bar, scene.anchor(at: (100, 100)), at: Points.meters(100, 100)),
      friction: torque)
    return (scene, bar, pin)
  }

  @Test("Friction holds a bar level if its torque can balance the bar's weight")
  func holds() {
    for torque in [3.61, 5, .infinity] as [Float] {
      let (scene, bar, _) = bar(torque: torque)
      scene.tick(60)
      // The bar gives way a little in the first steps, until the impulses of pin and friction have converged.
      expectClose(scene.world.angle(of: bar), 0, within: 1e-3, "angle at \(torque) N·m")
      #expect(!scene.world.isAwake(bar), "at \(torque) N·m")
    }
  }

  @Test("Less friction lets the bar sink until friction can hold it")
  func gives() {
    let (slowly, slowBar, _) = bar(torque: 3.59)
    slowly.tick(60)
    #expect(slowly.world.angle(of: slowBar) > 0.001)
    let (scene, bar, pin) = bar(torque: 2)
    scene.tick(300)
    #expect(!scene.world.isAwake(bar))
    // The remaining torque is 3.6 N·m · cos(angle).
    let angle = scene.world.angle(of: bar)
    #expect(3.6 * Rotation(angle: angle).cosine.magnitude <= 2.01, "rests at \(angle) rad")
    #expect(scene.world.angle(of: pin) == -angle)
  }

  @Test("Without friction, the bar swings through to the other side")
  func swings() {
    let (scene, bar, _) = bar(torque: 0)
    var largest: Float = 0
    for _ in 0..<120 {
      scene.tick()
      largest = max(largest, scene.world.angle(of: bar))
    }
    // The item has the default resistance, so the angle is slightly less than π.
    expectClose(largest, Double.pi, within: 0.2, "swung to")
  }

  @Test("A pin stays in place")
  func staysInPlace() {
    let (scene, _, pin) = bar(torque: 0)
    for tick in 0..<240 {
      scene.tick()
      let (a, b) = scene.world.anchors(of: pin)
      #expect((a - b).length < 0.0045, "tick \(tick): apart by \((a - b).length) m")
    }
  }

  @Test("A compound pendulum's period follows from its moment of inertia about the pin")
  func period() {
    let stage = KernelStage(gravity: 10)
    let swing: Float = 0.1
    let rotation = Rotation(angle: swing)
    let bar = stage.box(
      at: rotation.apply(Vector(0, 0.5)), halfWidth: 0.05, halfHeight: 0.5, angle: swing)
    let pin = stage.fixedBody()
    _ = stage.world.createRevoluteJoint(
      stage.world.placement(bar, pin, at: .zero))
    let (m, i) = (Double(stage.world.mass(of: bar)), Double(stage.world.inertia(of: bar)))
    let expected =
      2 * Double.pi * ((i + m * 0.25) / (m * 10 * 0.5)).squareRoot()
      * (1 + Double(swing * swing) / 16)
    var (crossings, last): ([Double], Float) = ([], swing)
    for step in 1... {
      stage.step()
      let angle = stage.world.angle(of: bar)
      if angle * last < 0 {
        crossings.append(
          (Double(step - 1) + Double(last / (last - angle))) * Double(KernelStage.subStep))
        if crossings.count == 9 { break }
      }
      last = angle
    }
    expectClose((crossings[8] - crossings[0]) / 4, expected, within: expected * 1e-3, "period")
  }

  @Test("Limits stop the rotation in both directions")
  func limits() {
    for (lower, upper, spin) in [(-0.5, 0.5, 3), (-0.5, 0.5, -3), (0, 1, -2), (-1, 0, 2)]
      as [(Float, Float, Float)]
    {
      let stage = KernelStage()
      let (post, arm) = (stage.fixedBody(), stage.box(at: Vector(0.5, 0), spin: spin))
      let pin = stage.world.createRevoluteJoint(
        stage.world.placement(post, arm, at: .zero),
        limits: JointLimits(lower: lower, upper: upper))
      var (least, most): (Float, Float) = (0, 0)
      for _ in 0..<240 {
        stage.step()
        least = min(least, stage.world.angle(of: pin))
        most = max(most, stage.world.angle(of: pin))
      }
      // The angle may exceed the limit by one step's rotation or two slops.
      #expect(least > lower - 0.07, "\(lower)...\(upper), turned to \(least)")
      #expect(most < upper + 0.07, "\(lower)...\(upper), turned to \(most)")
      let reached = spin < 0 ? least : most
      expectClose(reached, Double(spin < 0 ? lower : upper), within: 0.07, "limit reached")
    }
  }

  @Test("Equal lower and upper limits hold the angle")
  func locked() {
    let stage = KernelStage(gravity: 10)
    let arm = stage.box(at: Vector(0.5, 0))
    _ = stage.world.createRevoluteJoint(
      stage.world.placement(stage.fixedBody(), arm, at: .zero),
      limits: JointLimits(lower: 0, upper: 0))
    stage.step(240)
    expectClose(stage.world.angle(of: arm), 0, within: 0.01)
  }

  @Test("Friction slows a wheel at its maximum torque until it stops")
  func friction() {
    let stage = KernelStage()
    let wheel = stage.box(at: .zero, spin: 4)
    let joint = stage.world.createRevoluteJoint(
      stage.world.placement(stage.fixedBody(), wheel, at: .zero), friction: 0.01)
    // Until the wheel stops, ω decreases by h τ/I per step.
    stage.step(10)
    let loss = 10 * Double(KernelStage.subStep) * 0.01 / Double(stage.world.inertia(of: wheel))
    expectClose(stage.world.angularVelocity(of: wheel), 4 - loss, within: 1e-4, "after 10 steps")
    stage.world.setFriction(of: joint, torque: 10)
    stage.step()
    expectClose(stage.world.angularVelocity(of: wheel), 0, within: 1e-5, "braked")
  }
}
