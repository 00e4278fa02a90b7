// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The geometry of an item before the first tick, for expressions that are evaluated at load.
struct InitialPose {
  var center: CGPoint
  var bounds: CGRect
  var angle: Double
  var alpha = 1.0

  var frame: CGRect { CGRect(around: center, bounds.size, CGAffineTransform(rotationAngle: angle)) }

  func value(of property: GeometryProperty) -> ExpressionValue {
    property.value(center, bounds, frame, angle: angle, alpha: alpha)
  }
}
