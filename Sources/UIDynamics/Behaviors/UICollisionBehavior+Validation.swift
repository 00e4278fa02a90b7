// SPDX-License-Identifier: MIT

public import Geometry

extension UICollisionBehavior {
  /// Throws why a path cannot be a boundary.
  public static func validate(_ path: UIBezierPath) throws(UIDynamicsFault) {
    let points = path.outline()
    for point in points { try requireFinite(point) }
    if UnitConversion.outline(of: path).count < 2 {
      throw UIDynamicsFault(
        .invalidBoundary,
        "A boundary path needs at least two points in different places; this one has "
          + "\(points.count). Add lines or curves to it.")
    }
  }

  /// Throws why a line cannot be a boundary.
  public static func validate(from p1: CGPoint, to p2: CGPoint) throws(UIDynamicsFault) {
    try requireFinite(p1)
    try requireFinite(p2)
    if UnitConversion.areInOnePlace(p1, p2) {
      throw UIDynamicsFault(
        .invalidBoundary,
        "A boundary line needs two points in different places; both are at (\(p1.x), \(p1.y)). "
          + "Move one of them.")
    }
  }

  /// Throws why reference bounds, moved inwards by insets, cannot be a boundary.
  package static func validate(
    _ bounds: CGRect, inset insets: UIEdgeInsets
  ) throws(UIDynamicsFault) {
    if UnitConversion.isLoop(implicitBoundary(bounds, inset: insets)) { return }
    throw UIDynamicsFault(
      .invalidGeometry,
      "The reference bounds (\(bounds.origin.x) \(bounds.origin.y); \(bounds.size.width) "
        + "\(bounds.size.height)) cannot be a boundary. Give the reference view or layout finite "
        + "bounds that are larger than the insets.")
  }

  /// The outline that reference bounds give, a little outside of them.
  static func implicitBoundary(_ bounds: CGRect, inset insets: UIEdgeInsets) -> CGRect {
    let outset = -UIKitConstants.implicitBoundaryOutset
    return bounds.inset(by: insets).insetBy(dx: outset, dy: outset)
  }

  private static func requireFinite(_ point: CGPoint) throws(UIDynamicsFault) {
    if Float(point.x).isFinite && Float(point.y).isFinite { return }
    throw UIDynamicsFault(
      .invalidGeometry,
      "A boundary cannot have a point at (\(point.x), \(point.y)). Use finite coordinates.")
  }
}
