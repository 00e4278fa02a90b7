// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// A scene in points and ticks of 1/60 s, played on the bare kernel like an animator does.
final class PlayedScene {
  let world = World()
  private(set) var items: [BodyID] = []
  private var accumulator = 0.0

  init(gravity: Float = 1) { world.gravity = Vector(0, 10 * gravity) }

  @discardableResult
  func item(
    at center: (Double, Double), size: (Double, Double), density: Float = 1,
    resistance: Float = 0.1, angularResistance: Float = 0.1, isFalling: Bool = true,
    isAnchored: Bool = false
  ) -> BodyID {
    var body = BodyDefinition()
    body.position = Points.metres(center.0, center.1)
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
      to: id, halfWidth: 0.5 * Points.metres(size.0), halfHeight: 0.5 * Points.metres(size.1),
      surface)
    if isAnchored { world.setKind(of: id, .fixed) }
    items.append(id)
    return id
  }

  /// A fixed body without a fixture, as an end for joints.
  func anchor(at center: (Double, Double)) -> BodyID {
    var body = BodyDefinition()
    body.kind = .fixed
    body.position = Points.metres(center.0, center.1)
    return world.createBody(body)
  }

  func setVelocity(_ body: BodyID, _ x: Double, _ y: Double) {
    world.setLinearVelocity(of: body, Points.metres(x, y))
  }

  /// Advances ticks: one sub-step in the first, two in every later one.
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

  /// x, y, angle, vx, vy and omega in the units of a reference trajectory.
  func row(_ body: BodyID) -> [Float] {
    let (position, velocity) = (world.position(of: body), world.linearVelocity(of: body))
    return [
      100 * position.x, 100 * position.y, world.angle(of: body), 100 * velocity.x,
      100 * velocity.y, world.angularVelocity(of: body),
    ]
  }
}
