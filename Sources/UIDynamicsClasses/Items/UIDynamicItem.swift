// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// The requirements of an object that a dynamic animator moves.
///
/// `UIView` and `UICollectionViewLayoutAttributes` conform, and so can your own classes; their positions need not be on
/// screen. The animator reads `center`, `bounds` and `transform` when an item is first added to a behavior. From then on it
/// writes `center` and `transform` after every tick. To move an item yourself, set its center and call
/// `updateItem(usingCurrentState:)`; otherwise the next tick overwrites it.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in points, in the coordinates of its superview (for a view) or of the animator.
  var center: CGPoint { get set }

  /// The size of the item, in points, above 0 in both dimensions; the origin has no effect.
  ///
  /// The animator reads it when the item is first added. Later changes take effect only after the item has left all
  /// behaviors.
  var bounds: CGRect { get }

  /// The rotation of the item; scale, shear and translation are ignored and lost with the first tick.
  var transform: CGAffineTransform { get set }

  /// The kind of outline that collides; a rectangle unless the class overrides it.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The collision outline for the type `path`, in points around the item's center at (0, 0).
  ///
  /// The first subpath is used and closed, with curves as lines of about 10 pt. It must be convex, in either direction. An
  /// invalid path ends the process when the item gets its body; the animator's `validate(_:)` reports it in advance.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The kinds of outline that determine an item's contacts and mass.
///
/// The animator reads the kind once, when the item is first added.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse inscribed in the bounds: a circle if they are square, otherwise a polygon with sides of about 10 pt.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
