// SPDX-License-Identifier: MIT

/// What the border accepts as a shape, for those who want to ask before they add one.
extension World {
  /// Why the outline through these points is no convex polygon, or nil when it is.
  ///
  /// Nothing is repaired: a concave outline is not replaced by its hull.
  package static func validatePolygon(_ points: [Vector]) -> PolygonFault? {
    PolygonOutline.fault(in: points)
  }

  /// Why there is no such box, or nil when there is.
  package static func validateBox(
    halfWidth: Float, halfHeight: Float, center: Vector = .zero
  ) -> String? {
    for (name, extent) in [("half width", halfWidth), ("half height", halfHeight)] {
      if let fault = faultOfExtent(extent, name) { return fault }
    }
    return faultOfCenter(center)
  }

  /// Why there is no such disc, or nil when there is.
  package static func validateCircle(radius: Float, center: Vector = .zero) -> String? {
    faultOfExtent(radius, "radius") ?? faultOfCenter(center)
  }

  /// Why there is no such edge, or nil when there is.
  package static func validateEdge(from start: Vector, to end: Vector) -> String? {
    for (name, point) in [("start", start), ("end", end)] where !point.isFinite {
      return "the \(name) is not finite."
    }
    return isSide(start, end) ? nil : "start and end are in the same place."
  }

  /// Why these vertices are no loop, or nil when they are.
  ///
  /// At least three of them must lie apart from the one before (the last from the first).
  package static func validateChainLoop(_ vertices: [Vector]) -> String? {
    for i in vertices.indices where !vertices[i].isFinite { return "vertex \(i) is not finite." }
    let distinct = Welding.distinctNeighbours(inLoop: vertices).count
    return distinct < 3 ? "\(distinct) distinct vertices; a loop has at least 3." : nil
  }

  /// Whether two points are far enough apart for the line between them to have a direction.
  private static func isSide(_ start: Vector, _ end: Vector) -> Bool {
    (end - start).length >= Float.ulpOfOne
  }

  private static func faultOfExtent(_ extent: Float, _ name: String) -> String? {
    // Not a number fails both comparisons.
    if extent > Float.ulpOfOne && extent <= Tolerances.largestExtent { return nil }
    return "the \(name) is \(extent) m; it must be positive and at most "
      + "\(Tolerances.largestExtent) m."
  }

  private static func faultOfCenter(_ center: Vector) -> String? {
    let extent = larger(center.x.magnitude, center.y.magnitude)
    if center.isFinite && extent <= Tolerances.largestExtent { return nil }
    return "the center (\(center.x), \(center.y)) m is not within \(Tolerances.largestExtent) m "
      + "of the origin."
  }
}
