// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Runs the sub-steps of a tick.
  ///
  /// Forces last for all sub-steps, except those of custom fields, which are re-evaluated each time.
  func step(count: Int) {
    for _ in 0..<count {
      evaluateCustomFields()
      world.step(profile.subStep)
    }
    world.clearForces()
  }

  func pose(of body: BodyID) -> ItemPose {
    let motion = world.motion(of: body)
    return ItemPose(
      center: UnitConversion.points(motion.position), angle: CGFloat(motion.angle))
  }

  func motion(of item: any UIDynamicItem) -> ItemMotion? {
    record(of: item).map { motion(of: $0.body) }
  }

  /// The motion of a group's member: v + ω × r, relative to the center of mass.
  func motion(of member: any UIDynamicItem, in group: any UIDynamicItem) -> ItemMotion? {
    guard let body = record(of: group)?.body else { return nil }
    var motion = motion(of: body)
    let offset = (
      x: Float(member.center.x - group.center.x), y: Float(member.center.y - group.center.y)
    )
    let center = world.centerOfMass(of: body)
    (motion.x, motion.y) = (motion.x + offset.x, motion.y + offset.y)
    motion.velocityX -= motion.angularVelocity * (offset.y - UnitConversion.points(center.y))
    motion.velocityY += motion.angularVelocity * (offset.x - UnitConversion.points(center.x))
    return motion
  }

  private func motion(of body: BodyID) -> ItemMotion {
    let motion = world.motion(of: body)
    let (position, velocity) = (motion.position, motion.linearVelocity)
    return ItemMotion(
      x: UnitConversion.points(position.x), y: UnitConversion.points(position.y),
      angle: motion.angle, velocityX: UnitConversion.points(velocity.x),
      velocityY: UnitConversion.points(velocity.y), angularVelocity: motion.angularVelocity,
      isAwake: motion.isAwake)
  }

  /// The velocities of an item, pt/s and rad/s; `nil` if it has no body.
  func velocity(of item: any UIDynamicItem) -> PendingVelocity? {
    guard let body = record(of: item)?.body else { return nil }
    return PendingVelocity(
      linear: UnitConversion.points(world.linearVelocity(of: body)),
      angular: CGFloat(world.angularVelocity(of: body)))
  }

  /// Adds to the velocities of an item and wakes it; an anchored item stays at rest.
  func add(_ velocity: PendingVelocity, to item: any UIDynamicItem) {
    guard let body = record(of: item)?.body else { return }
    let linear = UnitConversion.meters(velocity.linear)
    world.setLinearVelocity(of: body, world.linearVelocity(of: body) + linear)
    world.setAngularVelocity(of: body, world.angularVelocity(of: body) + Float(velocity.angular))
    world.wake(body)
  }

  /// The items whose boxes, enlarged by 10 pt on each side, intersect a rectangle, in the order of their bodies.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let corners = rect.standardized
    let lower = UnitConversion.meters(CGPoint(x: corners.minX, y: corners.minY))
    let upper = UnitConversion.meters(CGPoint(x: corners.maxX, y: corners.maxY))
    guard lower.isFinite && upper.isFinite else { return [] }
    let found = Set(world.bodies(inBoxFrom: lower, to: upper))
    return items.filter { found.contains($0.body) }.map { $0.item }
  }
}
