// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsPhysicsKernel

/// The joint scenes of the reference set on the bare kernel.
///
/// The reference uses sines of a C library that rounds 0.7 % of them differently. So the last digits differ
/// if bodies rotate while a joint holds them off-center. The allowances are twice the observed
/// differences, far below the required 0.01 pt.
@Suite("Reference scenes with joints", .timeLimit(.minutes(30))) struct ReferenceJointTests {
  @Test("A rigid pendulum, bit for bit")
  func pendulum() throws {
    let scene = PlayedScene()
    let bob = scene.item(
      at: (200, 100), size: (40, 40), resistance: 0, angularResistance: 0)
    let anchor = scene.anchor(at: (100, 100))
    _ = scene.world.createDistanceJoint(DistanceJointDefinition(JointPlacement(bob, anchor)))
    try ReferenceRows("rigid-pendulum").expect(scene)
  }

  @Test("A spring of 2 Hz, bit for bit")
  func spring() throws {
    let scene = PlayedScene(gravity: 0)
    let bob = scene.item(
      at: (100, 250), size: (40, 40), resistance: 0, angularResistance: 0, isFalling: false)
    let anchor = scene.anchor(at: (100, 100))
    _ = scene.world.createDistanceJoint(
      DistanceJointDefinition(
        JointPlacement(bob, anchor), length: Points.metres(100), frequency: 2,
        dampingRatio: 0.3))
    try ReferenceRows("soft-spring-2hz").expect(scene)
  }

  @Test("The four springs of a snap")
  func snap() throws {
    let scene = PlayedScene(gravity: 0)
    let card = scene.item(at: (100, 100), size: (100, 50), isFalling: false)
    scene.snap(card, size: (100, 50), to: (300, 200), dampingRatio: 0.5)
    try ReferenceRows("snap-100x50").expect(
      scene,
      within: .init(position: 0, angle: 5e-8, velocity: 4e-5, spin: 2e-6))
  }

  @Test("A rope to an anchored item, bit for bit")
  func rope() throws {
    let scene = PlayedScene()
    let knob = scene.item(at: (200, 100), size: (20, 20), isFalling: false, isAnchored: true)
    let load = scene.item(at: (280, 100), size: (40, 40), resistance: 0.5)
    _ = scene.world.createRopeJoint(RopeJointDefinition(JointPlacement(load, knob)))
    scene.setVelocity(load, -180, -150)
    try ReferenceRows("rope-limit").expect(scene)
  }

  @Test("A slider with a range, bit for bit")
  func slider() throws {
    let scene = PlayedScene()
    let box = scene.item(at: (150, 100), size: (50, 50))
    let anchor = scene.anchor(at: (150, 100))
    _ = scene.world.createPrismaticJoint(
      PrismaticJointDefinition(
        scene.world.placement(box, anchor, at: Points.metres(150, 100)),
        localAxisA: scene.world.localVector(Vector(0.6, 0.8), of: box),
        limits: JointLimits(lower: Points.metres(-80), upper: Points.metres(80))))
    try ReferenceRows("sliding-range").expect(scene)
  }

  @Test("A pin with friction torque")
  func pin() throws {
    let scene = PlayedScene()
    let post = scene.item(at: (100, 100), size: (20, 20), isFalling: false, isAnchored: true)
    let bar = scene.item(at: (190, 100), size: (200, 20))
    _ = scene.world.createRevoluteJoint(
      RevoluteJointDefinition(
        scene.world.placement(bar, post, at: Points.metres(100, 100)), maxMotorTorque: 0.5))
    try ReferenceRows("pin-friction-torque").expect(
      scene, within: .init(position: 1e-4, angle: 1.2e-6, velocity: 2.2e-4, spin: 2.4e-6))
  }

  @Test("A push at one moment, bit for bit")
  func instantaneousPush() throws {
    let scene = PlayedScene(gravity: 0)
    let box = scene.item(at: (200, 400), size: (60, 40), density: 1.5)
    try ReferenceRows("instantaneous-push").expect(scene) { tick in
      if tick > 1 { return }
      scene.world.applyLinearImpulse(
        Vector(0.3, -0.2), at: scene.world.position(of: box), to: box)
    }
  }

  @Test("A lasting push beside the center, bit for bit")
  func continuousPush() throws {
    let scene = PlayedScene(gravity: 0)
    let box = scene.item(at: (100, 150), size: (100, 100), resistance: 1)
    try ReferenceRows("continuous-push-offset").expect(scene) { _ in
      let point = scene.world.position(of: box) + Points.metres(-25, -7)
      scene.world.applyForce(Vector(0.5, 0.5), at: point, to: box)
    }
  }
}

extension PlayedScene {
  /// Four springs of 4 Hz and 50 pt from two opposite corners of an item to a fixed body.
  @discardableResult
  func snap(
    _ item: BodyID, size: (Double, Double), to point: (Double, Double), dampingRatio: Float
  ) -> [JointID] {
    let (w, h, reach) = (size.0 / 2, size.1 / 2, 50.0)
    let anchor = anchor(at: point)
    return [
      ((-w, -h), (-w - reach, -h)), ((-w, -h), (-w, -h - reach)), ((w, h), (w + reach, h)),
      ((w, h), (w, h + reach)),
    ].map { corner, end in
      world.createDistanceJoint(
        DistanceJointDefinition(
          JointPlacement(
            item, anchor, localAnchorA: Points.metres(corner.0, corner.1),
            localAnchorB: Points.metres(end.0, end.1)),
          length: Points.metres(reach), frequency: 4, dampingRatio: dampingRatio))
    }
  }
}
