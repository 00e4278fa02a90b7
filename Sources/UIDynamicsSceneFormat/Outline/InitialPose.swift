// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Where something is before the first tick, for expressions that are worked out at load.
struct InitialPose {
  var center: CGPoint
  var bounds: CGRect
  var angle: Double

  /// The smallest upright rectangle around it.
  var frame: CGRect {
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let turned = angle == 0 ? box : box.applying(CGAffineTransform(rotationAngle: angle))
    return CGRect(
      x: center.x + turned.minX, y: center.y + turned.minY, width: turned.width,
      height: turned.height)
  }

  func value(of property: GeometryProperty) -> ExpressionValue {
    property.value(center, bounds, frame, angle: angle)
  }
}
