// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The geometry that views and layout attributes share.
struct LayerGeometry {
  /// The center of `bounds` in the parent's coordinates, pt.
  var center: CGPoint
  /// The visible part of the layer's own coordinates, pt.
  var bounds: CGRect
  /// Applied about the center.
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    let frame = frame.standardized
    center = frame.center
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The smallest upright rectangle around the transformed bounds in the parent's coordinates, pt.
  ///
  /// As in UIKit, a frame that you set reads back unchanged only for scales and right angles.
  var frame: CGRect {
    get {
      CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      center = CGPoint(x: frame.center.x - transform.tx, y: frame.center.y - transform.ty)
      bounds.size = frame.size.beneath(transform)
    }
  }

  /// The transform from the layer's own coordinates to the parent's.
  ///
  /// The translation is computed first, so that a layer without rotation only adds its origin to a position.
  var toParent: CGAffineTransform {
    let (x, y, t) = (bounds.center.x, bounds.center.y, transform)
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d,
      tx: center.x - (t.a * x + t.c * y) + t.tx, ty: center.y - (t.b * x + t.d * y) + t.ty)
  }
}

extension CGRect {
  /// The form that UIKit uses in descriptions, "(x y; width height)".
  var inMessages: String { "(\(origin.x) \(origin.y); \(width) \(height))" }
}
