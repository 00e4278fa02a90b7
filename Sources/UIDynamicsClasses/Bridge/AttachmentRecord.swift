// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

final class AttachmentRecord {
  deinit {}

  let world: World
  let kind: AttachmentKind
  let first: BodyID
  /// The other item's body, or the anchor's; `first` is the body of the attached item.
  let second: BodyID
  /// A body at the anchor point, unless there is another item.
  let anchor: BodyID?
  var joint: JointID

  init(
    _ kind: AttachmentKind, in world: World, first: BodyID, second: BodyID, anchor: BodyID?,
    joint: JointID
  ) {
    (self.kind, self.world) = (kind, world)
    (self.first, self.second, self.anchor, self.joint) = (first, second, anchor, joint)
  }

  /// Destroys joint and anchor; the items still have their bodies.
  func end() {
    world.destroyJoint(joint)
    if let anchor { world.destroyBody(anchor) }
  }

  /// True if the rod is so short that it became a hinge.
  var isHinge: Bool { kind == .distance && world.kind(of: joint) == .revolute }

  /// The length of a rod, spring or rope, pt; 0 for a hinge, `nil` for other kinds.
  var length: CGFloat? {
    world.length(of: joint).map { CGFloat(UnitConversion.points($0)) } ?? (isHinge ? 0 : nil)
  }

  /// The actual and the allowed distance between the ends, in points; `nil` for kinds without a length.
  var stretch: (distance: Double, length: Double)? {
    guard let most = world.length(of: joint) else { return nil }
    let (one, other) = world.localAnchors(of: joint)
    let displacement = world.worldPoint(other, of: second) - world.worldPoint(one, of: first)
    let (x, y) = (
      Double(UnitConversion.points(displacement.x)), Double(UnitConversion.points(displacement.y))
    )
    return ((x * x + y * y).squareRoot(), Double(UnitConversion.points(most)))
  }

  /// The anchors in the bodies' own coordinates, pt from their centers.
  var points: (first: CGPoint, second: CGPoint) {
    let (first, second) = world.localAnchors(of: joint)
    return (UnitConversion.points(first), UnitConversion.points(second))
  }

  var axis: CGVector? {
    guard world.kind(of: joint) == .prismatic else { return nil }
    let axis = world.localAxis(of: joint)
    return CGVector(dx: CGFloat(axis.x), dy: CGFloat(axis.y))
  }

  // MARK: Changes, ignored by joints of other kinds

  func setLength(_ length: CGFloat) {
    world.setLength(of: joint, UnitConversion.meters(length))
  }

  func setSpring(frequency: CGFloat, damping: CGFloat) {
    guard world.kind(of: joint) == .distance else { return }
    world.setSpring(of: joint, frequency: Float(frequency), dampingRatio: Float(damping))
  }

  func setFriction(torque: CGFloat) {
    if kind == .pin { world.setFriction(of: joint, torque: Float(torque)) }
  }

  func setRange(_ range: UIFloatRange) {
    if kind.hasRange { world.setLimits(of: joint, kind.limits(range)) }
  }

  func moveAnchor(to point: CGPoint) {
    guard let anchor else { return }
    world.setPose(of: anchor, position: UnitConversion.meters(point), angle: 0)
  }
}

extension AttachmentKind {
  /// Converts a range to joint limits; both describe the partner as seen from the item.
  func limits(_ range: UIFloatRange) -> JointLimits? {
    if range.isInfinite { return nil }
    if case .sliding = self {
      return JointLimits(
        lower: UnitConversion.meters(range.minimum), upper: UnitConversion.meters(range.maximum))
    }
    return JointLimits(lower: Float(range.minimum), upper: Float(range.maximum))
  }
}
