// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Creates the joint of an attachment, and its anchor if needed; the items already have bodies.
  ///
  /// Without a length, the joint uses the current distance.
  func attach(_ behavior: UIAttachmentBehavior, length: CGFloat?) -> AttachmentRecord? {
    guard let item = behavior.members.first, let first = record(of: item)?.body else { return nil }
    let partner = behavior.members.dropFirst().first.flatMap { record(of: $0)?.body }
    let anchor = partner == nil ? makeAnchor(at: behavior.anchorPoint) : nil
    guard let second = partner ?? anchor else { return nil }
    let joint = makeJoint(behavior, first, second, length: length.map(UnitConversion.meters))
    return AttachmentRecord(
      behavior.kind, in: world, first: first, second: second, anchor: anchor, joint: joint)
  }

  func reattach(_ behavior: UIAttachmentBehavior, _ record: AttachmentRecord, length: CGFloat?) {
    world.destroyJoint(record.joint)
    record.joint = makeJoint(
      behavior, record.first, record.second, length: length.map(UnitConversion.meters))
  }

  func makeAnchor(at point: CGPoint) -> BodyID {
    var definition = BodyDefinition()
    definition.kind = .fixed
    definition.position = UnitConversion.meters(point)
    return world.createBody(definition)
  }

  private func makeJoint(
    _ behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID, length: Float?
  ) -> JointID {
    let shared = world.placement(first, second, at: UnitConversion.meters(behavior.anchorPoint))
    switch behavior.kind {
    case .distance:
      return makeDistanceJoint(behavior, placement(of: behavior, first, second), length: length)
    case .limit:
      let placement = limitPlacement(of: behavior, first, second)
      return world.createRopeJoint(placement, maxLength: length)
    case .sliding(let axis):
      let local = world.localVector(UnitConversion.direction(axis), of: first)
      return world.createPrismaticJoint(
        shared, localAxisA: local, limits: behavior.kind.limits(behavior.attachmentRange))
    case .pin:
      return world.createRevoluteJoint(
        shared, limits: behavior.kind.limits(behavior.attachmentRange),
        friction: Float(behavior.frictionTorque))
    case .fixed: return world.createWeldJoint(shared)
    }
  }

  /// Creates a rod or spring, or a hinge for a rod that has no direction because its ends coincide.
  private func makeDistanceJoint(
    _ behavior: UIAttachmentBehavior, _ placement: JointPlacement, length: Float?
  ) -> JointID {
    let frequency = Float(behavior.frequencySetting)
    if frequency == 0, (length ?? 0) == 0, distance(of: placement) < UIKitConstants.hingeReach {
      return world.createRevoluteJoint(hingePlacement(placement))
    }
    return world.createDistanceJoint(
      placement, length: length, frequency: frequency, dampingRatio: Float(behavior.damping))
  }

  /// The hinge goes through the far end of the rod, so that no item jumps.
  private func hingePlacement(_ rod: JointPlacement) -> JointPlacement {
    let pin = world.worldPoint(rod.localAnchorB, of: rod.bodyB)
    var placement = rod
    placement.localAnchorA = world.localPoint(pin, of: rod.bodyA)
    return placement
  }

  /// The offsets rotate with the items.
  private func placement(
    of behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID
  ) -> JointPlacement {
    JointPlacement(
      first, second, localAnchorA: UnitConversion.meters(behavior.offsets.first),
      localAnchorB: UnitConversion.meters(behavior.offsets.second),
      collideConnected: behavior.kind == .distance)
  }

  private func limitPlacement(
    of behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID
  ) -> JointPlacement {
    guard profile.quirks.limitOffsetsAreNegated else {
      return placement(of: behavior, first, second)
    }
    func anchor(_ offset: UIOffset, _ body: BodyID) -> Vector {
      world.localPoint(world.position(of: body) - UnitConversion.meters(offset), of: body)
    }
    return JointPlacement(
      first, second, localAnchorA: anchor(behavior.offsets.first, first),
      localAnchorB: anchor(behavior.offsets.second, second))
  }

  private func distance(of placement: JointPlacement) -> Float {
    let a = world.worldPoint(placement.localAnchorA, of: placement.bodyA)
    let b = world.worldPoint(placement.localAnchorB, of: placement.bodyB)
    return (b - a).length
  }
}
