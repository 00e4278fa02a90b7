// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

extension KernelStage {
  /// Adds a body without fixtures; gravity affects it if it is dynamic.
  func body(
    at position: Vector, angle: Float = 0, velocity: Vector = .zero, spin: Float = 0,
    kind: BodyKind = .dynamic, isBullet: Bool = false
  ) -> BodyID {
    var body = BodyDefinition()
    body.kind = kind
    body.position = position
    body.angle = angle
    body.linearVelocity = velocity
    body.angularVelocity = spin
    body.isBullet = isBullet
    body.isAffectedByGravity = true
    return world.createBody(body)
  }

  /// Adds a disk, by default with 1 kg/m² and without friction, bounce or damping.
  @discardableResult
  func circle(
    at position: Vector, radius: Float, velocity: Vector = .zero, spin: Float = 0,
    kind: BodyKind = .dynamic, density: Float = 1, friction: Float = 0, restitution: Float = 0
  ) -> BodyID {
    let id = body(at: position, velocity: velocity, spin: spin, kind: kind)
    world.addCircle(
      to: id, radius: radius,
      surface(density: density, friction: friction, restitution: restitution))
    return id
  }

  /// Adds a polygon, with the same defaults as a disk.
  @discardableResult
  func polygon(
    at position: Vector, _ points: [Vector], angle: Float = 0, velocity: Vector = .zero,
    spin: Float = 0, kind: BodyKind = .dynamic, density: Float = 1, friction: Float = 0,
    restitution: Float = 0
  ) -> BodyID {
    let id = body(at: position, angle: angle, velocity: velocity, spin: spin, kind: kind)
    world.addPolygon(
      to: id, points: points,
      surface(density: density, friction: friction, restitution: restitution))
    return id
  }
}
