// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Ties an item to the point of a snap, by springs from two opposite corners.
  ///
  /// UIKit makes the springs as long as they are then and gives them their length a turn of the run
  /// loop later, before anything can move; here they have it from the start.
  ///
  /// The order of the springs decides the last digits. In this one the first angle of a 100 × 50 item
  /// is .0361267589, as measured on Apple's framework; in the opposite one it is .0361267552, as in
  /// the reference trajectory, which it follows within 5e-5 pt. Both end in Apple's
  /// (299.999969, 199.999222).
  func snap(_ behavior: UISnapBehavior) -> SnapRecord? {
    guard let item = behavior.members.first, let body = record(of: item)?.body else { return nil }
    let anchor = makeAnchor(at: behavior.snapPoint)
    let half = UnitConversion.halfExtents(item.bounds.size)
    let corner = Vector(half.width, half.height)
    let length = UnitConversion.metres(UIKitConstants.snapDistance)
    for (from, away) in [
      (corner, Vector(0, length)), (corner, Vector(length, 0)),
      (-corner, Vector(0, -length)), (-corner, Vector(-length, 0)),
    ] {
      let placement = JointPlacement(body, anchor, localAnchorA: from, localAnchorB: from + away)
      _ = world.createDistanceJoint(
        DistanceJointDefinition(
          placement, length: length, frequency: UIKitConstants.snapFrequency,
          dampingRatio: Float(behavior.damping)))
    }
    return SnapRecord(world: world, anchor: anchor)
  }
}

/// What a snap draws its item to, while it is at work.
struct SnapRecord {
  fileprivate let world: World
  fileprivate let anchor: BodyID

  /// Moves the anchor.
  func move(to point: CGPoint) {
    world.setPose(of: anchor, position: UnitConversion.metres(point), angle: 0)
  }

  /// Takes the springs away with their anchor.
  func end() { world.destroyBody(anchor) }
}
