// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// A world with convenience functions; units are meters, seconds and kilograms, with y down.
struct KernelStage {
  static let subStep: Float = 1 / 120

  let world = World()

  init(gravity: Float = 0) { world.gravity = Vector(0, gravity) }

  /// Adds a box, by default with 1 kg/m² and without friction, bounce or damping.
  @discardableResult
  func box(
    at position: Vector, halfWidth: Float = 0.2, halfHeight: Float = 0.2, angle: Float = 0,
    velocity: Vector = .zero, spin: Float = 0, kind: BodyKind = .dynamic, isBullet: Bool = false,
    damping: Float = 0, density: Float = 1, friction: Float = 0, restitution: Float = 0,
    filter: CollisionFilter = CollisionFilter(), tag: Int = 0
  ) -> BodyID {
    var body = BodyDefinition()
    body.kind = kind
    body.position = position
    body.angle = angle
    body.linearVelocity = velocity
    body.angularVelocity = spin
    body.linearDamping = damping
    body.angularDamping = damping
    body.isBullet = isBullet
    body.isAffectedByGravity = true
    body.tag = tag
    let id = world.createBody(body)
    world.addBox(
      to: id, halfWidth: halfWidth, halfHeight: halfHeight,
      surface(density: density, friction: friction, restitution: restitution, filter: filter))
    return id
  }

  @discardableResult
  func edge(
    from start: Vector, to end: Vector, friction: Float = 0, restitution: Float = 0,
    filter: CollisionFilter = CollisionFilter(), tag: Int = 0
  ) -> BodyID {
    let id = fixedBody(tag: tag)
    world.addEdge(
      to: id, from: start, to: end,
      surface(friction: friction, restitution: restitution, filter: filter))
    return id
  }

  /// Adds a level edge that is 200 m long.
  @discardableResult
  func floor(
    y: Float, friction: Float = 0, restitution: Float = 0,
    filter: CollisionFilter = CollisionFilter(), tag: Int = 0
  ) -> BodyID {
    edge(
      from: Vector(-100, y), to: Vector(100, y), friction: friction, restitution: restitution,
      filter: filter, tag: tag)
  }

  @discardableResult
  func loop(
    _ vertices: [Vector], friction: Float = 0, restitution: Float = 0, tag: Int = 0
  ) -> BodyID {
    let id = fixedBody(tag: tag)
    world.addChainLoop(
      to: id, vertices: vertices, surface(friction: friction, restitution: restitution))
    return id
  }

  @discardableResult
  func container(
    from lower: Vector, to upper: Vector, friction: Float = 0, restitution: Float = 0
  ) -> BodyID {
    loop(
      [lower, Vector(upper.x, lower.y), upper, Vector(lower.x, upper.y)], friction: friction,
      restitution: restitution)
  }

  func fixedBody(at position: Vector = .zero, angle: Float = 0, tag: Int = 0) -> BodyID {
    var body = BodyDefinition()
    body.kind = .fixed
    body.position = position
    body.angle = angle
    body.tag = tag
    return world.createBody(body)
  }

  func surface(
    density: Float = 0, friction: Float = 0, restitution: Float = 0,
    filter: CollisionFilter = CollisionFilter()
  ) -> FixtureDefinition {
    var surface = FixtureDefinition()
    surface.density = density
    surface.friction = friction
    surface.restitution = restitution
    surface.filter = filter
    return surface
  }

  func step(_ count: Int = 1) { for _ in 0..<count { world.step(KernelStage.subStep) } }

  /// Steps until a body sleeps; returns the number of steps, or `nil` if it does not fall asleep.
  func stepsUntilAsleep(_ body: BodyID, atMost limit: Int = 1000) -> Int? {
    for count in 1...limit {
      step()
      if !world.isAwake(body) { return count }
    }
    return nil
  }

  func state(of body: BodyID) -> BodyState { BodyState(world, body) }
}

/// The pose and velocity of a body; comparison is bit by bit, except for the sign of zero.
struct BodyState: Equatable {
  var position: Vector
  var angle: Float
  var velocity: Vector
  var spin: Float

  init(position: Vector, angle: Float, velocity: Vector, spin: Float) {
    (self.position, self.angle, self.velocity, self.spin) = (position, angle, velocity, spin)
  }

  init(_ world: World, _ body: BodyID) {
    position = world.position(of: body)
    angle = world.angle(of: body)
    velocity = world.linearVelocity(of: body)
    spin = world.angularVelocity(of: body)
  }

  /// The same state, with left and right exchanged.
  var mirrored: BodyState {
    var result = self
    result.position.x = -position.x
    result.angle = -angle
    result.velocity.x = -velocity.x
    result.spin = -spin
    return result
  }

  func distance(to other: BodyState) -> Float {
    [
      position.x - other.position.x, position.y - other.position.y, angle - other.angle,
      velocity.x - other.velocity.x, velocity.y - other.velocity.y, spin - other.spin,
    ].map(\.magnitude).max() ?? 0
  }
}
