// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
package import UIDynamicsSceneFormat

/// One touch of a stroke, as a screen delivers it.
package struct FingerTouch: Equatable, Sendable {
  /// In s.
  package var time: Double
  /// In pt; the middle of two fingers.
  package var location: CGPoint
  /// In pt/s.
  package var velocity = CGVector.zero
  /// From the first finger to the second, pt; nil for one finger.
  package var spread: CGVector?
  /// The distance of two fingers as a multiple of the first, and how far they have rotated since, rad.
  package var (scale, rotation) = (1.0, 0.0)
  /// How fast these change, 1/s and rad/s.
  package var (scaleVelocity, rotationVelocity) = (0.0, 0.0)
  /// Whether it is the first of its stroke.
  package var isFirst = false
  /// Whether a finger is elsewhere than at the touch before.
  package var hasMoved = false
  /// The state that follows it; nil while the finger stays down.
  package var end: SceneGesture.State?

  init(_ point: SceneGesture.Touch) {
    (time, location, spread) = (point.time, point.location, point.spread)
  }

  /// The touch in other coordinates.
  func applying(_ transform: CGAffineTransform) -> FingerTouch {
    if transform.isIdentity { return self }
    var touch = self
    touch.location = location.applying(transform)
    touch.velocity = velocity.applying(transform)
    touch.spread = spread?.applying(transform)
    return touch
  }
}

extension CGVector {
  /// The difference of two points in other coordinates.
  fileprivate func applying(_ transform: CGAffineTransform) -> CGVector {
    let size = CGSize(width: dx, height: dy).applying(transform)
    return CGVector(dx: size.width, dy: size.height)
  }
}
