// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// What an object must have to be moved by a dynamic animator.
///
/// `UIView` and `UICollectionViewLayoutAttributes` conform, and so may any class of one's own: its
/// position need not be a place on screen. The animator reads `center`, `bounds` and `transform`
/// when the item first takes part, and from then on writes `center` and `transform` after every
/// tick. To move a participating item by hand, set its center and tell the animator with
/// `updateItem(usingCurrentState:)`; otherwise the next tick writes over it.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, pt, in the coordinates of its superview (a view) or of the animator.
  var center: CGPoint { get set }

  /// The extents of the item, pt, both greater than 0. Only the size counts, and only when the
  /// item first takes part: later changes have no effect until it has left all behaviors.
  var bounds: CGRect { get }

  /// The rotation of the item. Scale, shear and shift are ignored, and lost with the first tick.
  var transform: CGAffineTransform { get set }

  /// The outline that collides; a rectangle unless the class says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of type `path`, in points around the item's center at (0, 0).
  ///
  /// Its first part counts, closed, curves as lines of about 10 pt. It is convex, in either
  /// direction; a path that is not ends the process when the item gets its body, unless one asks
  /// the animator's `validate(_:)` before.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// A path without points.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The kinds of outline an item collides with, and by whose area it is weighed.
///
/// Asked once, when the item first takes part.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse inscribed into the bounds: a circle if they are square, else a polygon with sides
  /// of about 10 pt.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
