// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
package import UIDynamicsSceneFormat

package struct FingerTouch: Equatable, Sendable {
  /// The time in seconds.
  package var time: Double
  /// The location in pt; for two fingers, their midpoint.
  package var location: CGPoint
  /// The velocity in pt/s.
  package var velocity = CGVector.zero
  /// The vector from the first finger to the second in pt; `nil` for one finger.
  package var spread: CGVector?
  /// The distance between two fingers relative to the initial one, and their rotation since then in radians.
  package var (scale, rotation) = (1.0, 0.0)
  /// In 1/s and rad/s.
  package var (scaleVelocity, rotationVelocity) = (0.0, 0.0)
  package var isFirst = false
  package var hasMoved = false
  package var end: SceneGesture.State?
  /// The view whose coordinates the touch uses; `nil` to use that of the gesture.
  let space: Int?

  init(_ point: SceneGesture.Touch) {
    (time, location, spread) = (point.time, point.location, point.spread)
    space = point.space
  }

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
  fileprivate func applying(_ transform: CGAffineTransform) -> CGVector {
    let size = CGSize(width: dx, height: dy).applying(transform)
    return CGVector(dx: size.width, dy: size.height)
  }
}
