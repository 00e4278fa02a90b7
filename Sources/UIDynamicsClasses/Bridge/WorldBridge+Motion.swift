// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension UIDynamicAnimator {
  package var limits: StepLimits {
    get { bridge.world.limits }
    set { bridge.world.limits = newValue }
  }

  /// The reason the last tick was aborted, if it was; items keep their state, and the world no longer steps.
  package var interruption: StepInterruption? {
    if case .interrupted(let reason) = bridge.world.fault { reason } else { nil }
  }

  /// The item whose motion stopped being finite, if any; the simulation stops at that point.
  package var faultyItem: (any UIDynamicItem)? {
    guard case .notFinite(_, let tag, _) = bridge.world.fault,
      case .item(let record) = bridge.owners[tag]
    else { return nil }
    return record.item
  }

  /// A 64-bit hash of the state that determines the next step: poses, velocities, sleep and remaining time.
  package var stateDigest: UInt64 {
    bridge.world.digest ^ clock.remainder.bitPattern &* 0x9e37_79b9_7f4a_7c15
  }

  var hasAwakeBodies: Bool { bridge.world.hasAwakeBodies }
}

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
    ItemPose(
      center: UnitConversion.points(world.position(of: body)),
      angle: CGFloat(world.angle(of: body)))
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
    let (position, velocity) = (world.position(of: body), world.linearVelocity(of: body))
    return ItemMotion(
      x: UnitConversion.points(position.x), y: UnitConversion.points(position.y),
      angle: world.angle(of: body), velocityX: UnitConversion.points(velocity.x),
      velocityY: UnitConversion.points(velocity.y),
      angularVelocity: world.angularVelocity(of: body),
      isAwake: world.isAwake(body))
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
