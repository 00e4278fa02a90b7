// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Is told of the contacts of a collision behavior; every method may be left out.
///
/// Calls come within the tick, when the items have been moved and before any action runs: all
/// contacts that began, then all that ended, though one may have done both. What a call adds or
/// removes takes effect at the end of the tick.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have begun to touch; `p` is the point that took most of the impact, pt, in the
  /// animator's coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// An item has begun to touch a boundary; `identifier` is nil for the implicit one.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint)

  /// An item touches a boundary no longer; `identifier` is nil for the implicit one.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?
  ) {}
}
