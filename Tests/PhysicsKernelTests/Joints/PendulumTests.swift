// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct PendulumTests {
  /// Returns a 40×40 pt item at (200, 100) on a rod to (100, 100), without resistance.
  private func measuredPendulum() -> (PlayedScene, BodyID) {
    let scene = PlayedScene()
    let bob = scene.item(at: (200, 100), size: (40, 40), resistance: 0, angularResistance: 0)
    let anchor = scene.anchor(at: (100, 100))
    _ = scene.world.createDistanceJoint(JointPlacement(bob, anchor))
    return (scene, bob)
  }

  @Test("A rod reproduces the digits measured on Apple's framework up to frame 30")
  func measuredDigits() {
    let (scene, bob) = measuredPendulum()
    scene.tick()
    expectDigits(scene.center(bob).x, "199.999969", "x of frame 1")
    expectDigits(scene.center(bob).y, "100.069443", "y of frame 1")
    scene.tick(9)
    expectDigits(scene.center(bob).x, "199.132126", "x of frame 10")
    expectDigits(scene.center(bob).y, "113.146225", "y of frame 10")
    scene.tick(20)
    expectDigits(scene.center(bob).x, "139.359573", "x of frame 30")
    expectDigits(scene.center(bob).y, "191.92836", "y of frame 30")
  }

  @Test("At frame 60, a rod is within 1.7e-5 pt of Apple's result, which uses fused multiply-adds")
  func measuredLater() {
    let (scene, bob) = measuredPendulum()
    scene.tick(60)
    expectClose(scene.center(bob).x, 2.06188917, within: 1.7e-5, "x of frame 60")
    expectClose(scene.center(bob).y, 120.202171, within: 1.7e-5, "y of frame 60")
  }

  @Test(
    "A pendulum's period follows from its length and gravity", arguments: [0.5, 1, 2] as [Float])
  func period(length: Float) {
    // The body acts as a point mass, because it rotates freely about the anchor: T = 2π √(L/g) (1 + θ²/16 + …).
    let stage = KernelStage(gravity: 10)
    let swing: Float = 0.1
    let bob = stage.box(at: Vector(length * sin(swing), length * cos(swing)))
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()))
    let expected =
      2 * Double.pi * (Double(length) / 10).squareRoot() * (1 + Double(swing * swing) / 16)
    // The first and the ninth crossing of the center are four periods apart.
    var (crossings, last): ([Double], Float) = ([], swing)
    for step in 1... {
      stage.step()
      let x = stage.world.position(of: bob).x
      if x * last < 0 {
        let part = Double(last / (last - x))
        crossings.append((Double(step - 1) + part) * Double(KernelStage.subStep))
        if crossings.count == 9 { break }
      }
      last = x
    }
    expectClose((crossings[8] - crossings[0]) / 4, expected, within: expected * 1e-3, "period")
  }

  @Test("A rod keeps its length through full rotations of the bob")
  func length() {
    let stage = KernelStage(gravity: 10)
    let bob = stage.box(at: Vector(1, 0), velocity: Vector(0, -9))
    let rod = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()))
    for step in 0..<600 {
      stage.step()
      let (a, b) = stage.world.anchors(of: rod)
      expectClose((b - a).length, 1, within: 0.0045, "length after step \(step)")
    }
  }

  @Test("A rod pushes as well as pulls")
  func pushes() {
    let stage = KernelStage(gravity: 0)
    let (a, b) = (stage.box(at: Vector(0, 0)), stage.box(at: Vector(1, 0)))
    _ = stage.world.createDistanceJoint(
      JointPlacement(a, b, collideConnected: true))
    stage.world.setLinearVelocity(of: a, Vector(2, 0))
    stage.step()
    expectClose(stage.world.linearVelocity(of: a).x, 1, within: 1e-6)
    expectClose(stage.world.linearVelocity(of: b).x, 1, within: 1e-6)
  }

  @Test("Halving a rod's length pulls the bob in within one step, by at most 20 pt per iteration")
  func shortened() {
    let stage = KernelStage()
    let bob = stage.box(at: Vector(1, 0))
    let rod = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()))
    stage.world.setLength(of: rod, 0.5)
    stage.step()
    expectClose(stage.world.position(of: bob).x, 0.5, within: 1e-6)
    #expect(stage.world.linearVelocity(of: bob) == .zero)
  }
}
