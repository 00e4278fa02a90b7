// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// A scene in points and ticks of 1/60 s that uses the kernel the way an animator does.
final class PlayedScene {
  let world = World()
  private var accumulator = 0.0

  init(gravity: Float = 1) { world.gravity = Vector(0, 10 * gravity) }

  @discardableResult
  func item(
    at center: (Double, Double), size: (Double, Double), density: Float = 1,
    resistance: Float = 0.1, angularResistance: Float = 0.1, isFalling: Bool = true
  ) -> BodyID {
    var body = BodyDefinition()
    body.position = Points.meters(center.0, center.1)
    body.linearDamping = resistance
    body.angularDamping = angularResistance
    body.isAffectedByGravity = isFalling
    body.isBullet = isFalling
    let id = world.createBody(body)
    var surface = FixtureDefinition()
    surface.density = density
    surface.friction = 0.2
    surface.restitution = 0.2
    surface.filter = CollisionFilter(category: 0, mask: 0)
    world.addBox(
      to: id, halfWidth: 0.5 * Points.meters(size.0), halfHeight: 0.5 * Points.meters(size.1),
      surface)
    return id
  }

  /// Adds a fixed body without fixtures to which joints can be attached.
  func anchor(at center: (Double, Double)) -> BodyID {
    var body = BodyDefinition()
    body.kind = .fixed
    body.position = Points.meters(center.0, center.1)
    return world.createBody(body)
  }

  func setVelocity(_ body: BodyID, _ x: Double, _ y: Double) {
    world.setLinearVelocity(of: body, Points.meters(x, y))
  }

  /// Advances by ticks; the first tick consists of one sub-step, and later ticks consist of two.
  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      accumulator += 1.0 / 60
      while accumulator >= Double(KernelStage.subStep) {
        world.step(KernelStage.subStep)
        accumulator -= Double(KernelStage.subStep)
      }
      world.clearForces()
    }
  }

  func center(_ body: BodyID) -> (x: Double, y: Double) {
    let position = world.position(of: body)
    return (Points.points(position.x), Points.points(position.y))
  }

  /// Connects two opposite corners of an item to a fixed body by four springs of 4 Hz and 50 pt.
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
        JointPlacement(
          item, anchor, localAnchorA: Points.meters(corner.0, corner.1),
          localAnchorB: Points.meters(end.0, end.1)),
        length: Points.meters(reach), frequency: 4, dampingRatio: dampingRatio)
    }
  }
}
