// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

extension UICollisionBehavior {
  /// Throws a fault if a path cannot be a boundary.
  public static func validate(_ path: UIBezierPath) throws(UIDynamicsFault) {
    let points = path.outline()
    for point in points { try requireFinite(point) }
    if UnitConversion.boundary(along: path).count < 2 {
      throw UIDynamicsFault(
        .invalidBoundary,
        "A boundary path needs at least two different points; this one has \(points.count). "
          + "Add lines or curves to it.")
    }
  }

  /// Throws a fault if a line between two points cannot be a boundary.
  public static func validate(from p1: CGPoint, to p2: CGPoint) throws(UIDynamicsFault) {
    try requireFinite(p1)
    try requireFinite(p2)
    if UnitConversion.coincide(p1, p2) {
      throw UIDynamicsFault(
        .invalidBoundary,
        "A boundary line needs two different points; "
          + (p1 == p2
            ? "both are at (\(p1.x), \(p1.y))."
            : "(\(p1.x), \(p1.y)) and (\(p2.x), \(p2.y)) are the same in the engine.")
          + " Move one of them.")
    }
  }

  /// Throws a fault if a value cannot name a boundary because names equal to it cannot be recognized.
  public static func validate(identifier: BoundaryIdentifier) throws(UIDynamicsFault) {
    try BoundaryName(keeping: identifier).validate()
  }

  private static func requireFinite(_ point: CGPoint) throws(UIDynamicsFault) {
    if Float(point.x).isFinite && Float(point.y).isFinite { return }
    throw UIDynamicsFault(
      .invalidGeometry,
      "A boundary cannot have a point at (\(point.x), \(point.y)). Use finite coordinates.")
  }
}
