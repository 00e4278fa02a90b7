// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

/// The joint that an attachment stands for.
final class AttachmentRecord {
  /// Body A is the item's.
  let first: BodyID
  /// The other item's, or the anchor's.
  let second: BodyID
  /// A body at the anchor point, if there is no other item.
  let anchor: BodyID?
  var joint: JointID

  init(first: BodyID, second: BodyID, anchor: BodyID?, joint: JointID) {
    (self.first, self.second, self.anchor, self.joint) = (first, second, anchor, joint)
  }
}

extension WorldBridge {
  /// Makes the anchor of an attachment, if it has one, and the joint.
  ///
  /// Its items have their bodies already. Without a length the joint takes the present distance.
  func attach(_ behavior: UIAttachmentBehavior, length: CGFloat?) {
    guard let item = behavior.members.first, let first = record(of: item)?.body else { return }
    let partner = behavior.members.dropFirst().first.flatMap { record(of: $0)?.body }
    let anchor = partner == nil ? makeAnchor(at: behavior.anchorPoint) : nil
    guard let second = partner ?? anchor else { return }
    let joint = makeJoint(behavior, first, second, length: length.map(UnitConversion.metres))
    attachments[ObjectIdentifier(behavior)] = AttachmentRecord(
      first: first, second: second, anchor: anchor, joint: joint)
  }

  /// Makes the joint anew; the anchor stays.
  func reattach(_ behavior: UIAttachmentBehavior, length: CGFloat?) {
    guard let record = attachments[ObjectIdentifier(behavior)] else { return }
    world.destroyJoint(record.joint)
    record.joint = makeJoint(
      behavior, record.first, record.second, length: length.map(UnitConversion.metres))
  }

  /// Takes joint and anchor away; the items still have their bodies.
  func detach(_ behavior: UIAttachmentBehavior) {
    guard let record = attachments.removeValue(forKey: ObjectIdentifier(behavior)) else { return }
    world.destroyJoint(record.joint)
    if let anchor = record.anchor { world.destroyBody(anchor) }
  }

  /// A body without extent that stays where it is put.
  func makeAnchor(at point: CGPoint) -> BodyID {
    var definition = BodyDefinition()
    definition.kind = .fixed
    definition.position = UnitConversion.metres(point)
    return world.createBody(definition)
  }

  // MARK: Kinds of joint

  private func makeJoint(
    _ behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID, length: Float?
  ) -> JointID {
    let shared = world.placement(first, second, at: UnitConversion.metres(behavior.anchorPoint))
    switch behavior.kind {
    case .distance:
      return makeDistanceJoint(behavior, places(of: behavior, first, second), length: length)
    case .limit:
      let placement = limitPlaces(of: behavior, first, second)
      return world.createRopeJoint(RopeJointDefinition(placement, maxLength: length))
    case .sliding(let axis):
      let local = world.localVector(UnitConversion.direction(axis), of: first)
      return world.createPrismaticJoint(
        PrismaticJointDefinition(shared, localAxisA: local, limits: limits(of: behavior)))
    case .pin:
      return world.createRevoluteJoint(
        RevoluteJointDefinition(
          shared, limits: limits(of: behavior), maxMotorTorque: Float(behavior.frictionTorque)))
    case .fixed: return world.createWeldJoint(WeldJointDefinition(shared))
    }
  }

  /// A rod or spring; a hinge in place of a rod whose ends are in one place, which has no direction.
  private func makeDistanceJoint(
    _ behavior: UIAttachmentBehavior, _ placement: JointPlacement, length: Float?
  ) -> JointID {
    let frequency = Float(behavior.frequencySetting)
    if frequency == 0, (length ?? 0) == 0, distance(of: placement) < UIKitConstants.hingeReach {
      return world.createRevoluteJoint(RevoluteJointDefinition(hingePlaces(placement)))
    }
    return world.createDistanceJoint(
      DistanceJointDefinition(
        placement, length: length, frequency: frequency, dampingRatio: Float(behavior.damping)))
  }

  /// A hinge goes through the far end of the rod, and nothing jumps there.
  private func hingePlaces(_ rod: JointPlacement) -> JointPlacement {
    let pin = world.worldPoint(rod.localAnchorB, of: rod.bodyB)
    var placement = rod
    placement.localAnchorA = world.localPoint(pin, of: rod.bodyA)
    return placement
  }

  /// Offsets turn with the items.
  private func places(
    of behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID
  ) -> JointPlacement {
    JointPlacement(
      first, second, localAnchorA: UnitConversion.metres(behavior.offsets.first),
      localAnchorB: UnitConversion.metres(behavior.offsets.second),
      collideConnected: behavior.kind == .distance)
  }

  private func limitPlaces(
    of behavior: UIAttachmentBehavior, _ first: BodyID, _ second: BodyID
  ) -> JointPlacement {
    guard profile.limitOffsetsAreNegated else { return places(of: behavior, first, second) }
    func place(_ offset: UIOffset, _ body: BodyID) -> Vector {
      world.localPoint(world.position(of: body) - UnitConversion.metres(offset), of: body)
    }
    return JointPlacement(
      first, second, localAnchorA: place(behavior.offsets.first, first),
      localAnchorB: place(behavior.offsets.second, second))
  }

  private func distance(of placement: JointPlacement) -> Float {
    let a = world.worldPoint(placement.localAnchorA, of: placement.bodyA)
    let b = world.worldPoint(placement.localAnchorB, of: placement.bodyB)
    return (b - a).length
  }

  /// Both measure how the other item, or the anchor, lies as seen from the item.
  private func limits(of behavior: UIAttachmentBehavior) -> JointLimits? {
    let range = behavior.attachmentRange
    if range.isInfinite { return nil }
    if case .sliding = behavior.kind {
      return JointLimits(
        lower: UnitConversion.metres(range.minimum), upper: UnitConversion.metres(range.maximum))
    }
    return JointLimits(lower: Float(range.minimum), upper: Float(range.maximum))
  }

  // MARK: Changes

  /// The length of rod, spring or rope, pt; 0 for a hinge, nil for other kinds.
  func length(of behavior: UIAttachmentBehavior) -> CGFloat? {
    guard let joint = attachments[ObjectIdentifier(behavior)]?.joint else { return nil }
    switch (behavior.kind, world.kind(of: joint)) {
    case (.distance, .distance): return CGFloat(UnitConversion.points(world.length(of: joint)))
    case (.distance, _): return 0
    case (.limit, _): return CGFloat(UnitConversion.points(world.maxLength(of: joint)))
    default: return nil
    }
  }

  /// The same; nil for a hinge, which has none that a spring could have taken over.
  func measuredLength(of behavior: UIAttachmentBehavior) -> CGFloat? {
    isHinge(behavior) ? nil : length(of: behavior)
  }

  /// Whether a rod is so short that it became a hinge.
  func isHinge(_ behavior: UIAttachmentBehavior) -> Bool {
    guard behavior.kind == .distance, let joint = attachments[ObjectIdentifier(behavior)]?.joint
    else { return false }
    return world.kind(of: joint) == .revolute
  }

  func setLength(of behavior: UIAttachmentBehavior, _ length: CGFloat) {
    guard let joint = attachments[ObjectIdentifier(behavior)]?.joint else { return }
    switch world.kind(of: joint) {
    case .distance: world.setLength(of: joint, UnitConversion.metres(length))
    case .rope: world.setMaxLength(of: joint, UnitConversion.metres(length))
    case .revolute, .prismatic, .weld: break
    }
  }

  func updateSpring(of behavior: UIAttachmentBehavior) {
    guard let joint = attachments[ObjectIdentifier(behavior)]?.joint,
      world.kind(of: joint) == .distance
    else { return }
    world.setSpring(
      of: joint, frequency: Float(behavior.frequencySetting),
      dampingRatio: Float(behavior.damping))
  }

  func updateFriction(of behavior: UIAttachmentBehavior) {
    guard behavior.kind == .pin, let joint = attachments[ObjectIdentifier(behavior)]?.joint
    else { return }
    world.setMotor(of: joint, maxTorque: Float(behavior.frictionTorque))
  }

  func updateRange(of behavior: UIAttachmentBehavior) {
    guard behavior.kind.hasRange, let joint = attachments[ObjectIdentifier(behavior)]?.joint
    else { return }
    world.setLimits(of: joint, limits(of: behavior))
  }

  func moveAnchor(of behavior: UIAttachmentBehavior, to point: CGPoint) {
    guard let anchor = attachments[ObjectIdentifier(behavior)]?.anchor else { return }
    world.setPose(of: anchor, position: UnitConversion.metres(point), angle: 0)
  }

  // MARK: Where it holds

  func jointAnchors(of behavior: UIAttachmentBehavior) -> (first: CGVector, second: CGVector)? {
    guard let joint = attachments[ObjectIdentifier(behavior)]?.joint else { return nil }
    let (first, second) = world.localAnchors(of: joint)
    return (vector(first), vector(second))
  }

  func jointAxis(of behavior: UIAttachmentBehavior) -> CGVector? {
    guard case .sliding = behavior.kind, let joint = attachments[ObjectIdentifier(behavior)]?.joint
    else { return nil }
    return vector(world.localAxis(of: joint))
  }

  private func vector(_ vector: Vector) -> CGVector {
    CGVector(dx: CGFloat(vector.x), dy: CGFloat(vector.y))
  }
}
