// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Connects an item to the snap point by springs at two opposite corners.
  ///
  /// UIKit sets the springs' length one run-loop cycle later, before anything moves; here it is set immediately.
  ///
  /// The order of the springs affects the last digits. This order gives a 100 × 50 item Apple's measured first angle,
  /// .0361267589; the reverse order gives the reference trajectory's .0361267552. Both end at Apple's (299.999969, 199.999222).
  func snap(_ behavior: UISnapBehavior) -> SnapRecord? {
    guard let item = behavior.members.first, let body = record(of: item)?.body else { return nil }
    let anchor = makeAnchor(at: behavior.snapPoint)
    let half = UnitConversion.halfExtents(item.bounds.size)
    let corner = Vector(half.width, half.height)
    let length = UnitConversion.meters(UIKitConstants.snapDistance)
    for (from, away) in [
      (corner, Vector(0, length)), (corner, Vector(length, 0)),
      (-corner, Vector(0, -length)), (-corner, Vector(-length, 0)),
    ] {
      let placement = JointPlacement(body, anchor, localAnchorA: from, localAnchorB: from + away)
      _ = world.createDistanceJoint(
        placement, length: length, frequency: UIKitConstants.snapFrequency,
        dampingRatio: Float(behavior.damping))
    }
    return SnapRecord(world: world, anchor: anchor)
  }
}

struct SnapRecord {
  fileprivate let world: World
  fileprivate let anchor: BodyID

  func move(to point: CGPoint) {
    world.setPose(of: anchor, position: UnitConversion.meters(point), angle: 0)
  }

  /// Destroys the anchor and, with it, the springs.
  func end() { world.destroyBody(anchor) }
}
