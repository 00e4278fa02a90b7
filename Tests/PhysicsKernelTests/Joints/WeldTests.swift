// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct WeldTests {
  @Test("Two welded bodies thrown through the air keep their relative pose")
  func relativePose() {
    withEverySeed(0..<10) { generator in
      let stage = KernelStage(gravity: 10)
      let (a, b) = (
        stage.box(
          at: .zero, angle: generator.float(in: -3..<3), velocity: generator.vector(in: -3..<3),
          spin: generator.float(in: -3..<3)),
        stage.box(
          at: generator.vector(in: 0.3..<1), angle: generator.float(in: -3..<3),
          density: generator.float(in: 0.5..<3))
      )
      let weld = stage.world.createWeldJoint(
        stage.world.placement(a, b, at: generator.vector(in: -0.5..<0.5)))
      let before = stage.world.localPoint(stage.world.position(of: b), of: a)
      for _ in 0..<240 {
        stage.step()
        let now = stage.world.localPoint(stage.world.position(of: b), of: a)
        #expect((now - before).length < 0.01, comment("moved by \((now - before).length) m"))
        #expect(stage.world.angle(of: weld).magnitude < 0.036, comment("turned"))
      }
    }
  }

  @Test("A beam welded to a wall does not bend under its weight")
  func beam() {
    let stage = KernelStage(gravity: 10)
    let beam = stage.box(at: Vector(0.5, 0), halfWidth: 0.5, halfHeight: 0.05)
    _ = stage.world.createWeldJoint(
      stage.world.placement(stage.fixedBody(), beam, at: .zero))
    stage.step(240)
    expectClose(stage.world.position(of: beam).y, 0, within: 1e-3, "y")
    expectClose(stage.world.angle(of: beam), 0, within: 1e-3, "angle")
    #expect(!stage.world.isAwake(beam))
  }

  @Test("A weld holds bodies that cannot rotate")
  func rotationLocked() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: Vector(0.5, 0))
    stage.world.setAllowsRotation(of: box, false)
    _ = stage.world.createWeldJoint(
      stage.world.placement(stage.fixedBody(), box, at: .zero))
    stage.step(120)
    expectClose(stage.world.position(of: box).y, 0, within: 1e-3, "y")
    // An accumulated impulse, if there were any, would now be released.
    stage.world.setAllowsRotation(of: box, true)
    stage.step()
    expectClose(stage.world.angularVelocity(of: box), 0, within: 0.2, "spin")
  }

  @Test("Joint placement gives the frames measured on Apple's framework")
  func measuredAnchors() {
    // A is 100×100 at (100, 100), rotated by 0.3; B is at (300, 120), and the weld at (200, 50).
    let scene = PlayedScene(gravity: 0)
    let a = scene.item(at: (100, 100), size: (100, 100))
    let b = scene.item(at: (300, 120), size: (100, 100))
    scene.world.setPose(of: a, position: Points.meters(100, 100), angle: 0.3)
    let placement = scene.world.placement(a, b, at: Points.meters(200, 50))
    expectDigits(placement.localAnchorA.x, "0.807576418", "x in A")
    expectDigits(placement.localAnchorA.y, "-0.773188472", "y in A")
    expectDigits(placement.localAnchorB.x, "-1", "x in B")
    expectDigits(placement.localAnchorB.y, "-0.699999928", "y in B")
    let axis = scene.world.localVector(Vector(3, 4).normalized, of: a)
    expectDigits(axis.x, "0.809618115", "x of the axis (3, 4)")
    expectDigits(axis.y, "0.586957097", "y of the axis (3, 4)")
    let upright = scene.world.localVector(Vector(0, 2).normalized, of: a)
    expectDigits(upright.x, "0.295520216", "x of the axis (0, 2)")
    expectDigits(upright.y, "0.955336511", "y of the axis (0, 2)")
  }

  @Test("Offsets rotate with the item and give the length measured on Apple's framework")
  func measuredLength() {
    let scene = PlayedScene(gravity: 0)
    let item = scene.item(at: (100, 100), size: (100, 100))
    scene.world.setPose(of: item, position: Points.meters(100, 100), angle: 0.3)
    let joint = scene.world.createDistanceJoint(
      JointPlacement(
        item, scene.anchor(at: (100, 300)), localAnchorA: Points.meters(10, 20)))
    expectDigits(scene.world.length(of: joint) ?? 0, "1.77975357")
  }
}
