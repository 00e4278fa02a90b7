// SPDX-License-Identifier: MIT

/// Why an outline given by points cannot become a convex polygon.
///
/// Points and sides are named by the index of the point, or of the point where the side starts, in
/// the list that was given.
package enum PolygonFault: Equatable, Sendable, CustomStringConvertible {
  case tooManyPoints(count: Int)
  case notFinite(point: Int)
  /// Farther from the body's origin than `Tolerances.largestExtent`.
  case outOfRange(point: Int)
  /// Points nearer to each other than `Tolerances.outlineTolerance` count as one.
  case tooFewPoints(distinct: Int)
  case collinear
  case concave(point: Int)
  case selfCrossing(side: Int, otherSide: Int)

  package var description: String {
    switch self {
    case .tooManyPoints(let count):
      "The outline has \(count) points; at most \(Tolerances.largestPointCount) are possible."
    case .notFinite(let point):
      "Point \(point) of the outline is not finite."
    case .outOfRange(let point):
      "Point \(point) of the outline is more than \(Tolerances.largestExtent) m from the origin."
    case .tooFewPoints(let distinct):
      "The outline has \(distinct) distinct points; a polygon has at least 3."
    case .collinear:
      "All points of the outline lie on one line; they enclose no area."
    case .concave(let point):
      "The outline bends inwards at point \(point); only convex outlines are possible."
    case .selfCrossing(let side, let otherSide):
      "The outline crosses itself: the side from point \(side) meets the one from \(otherSide)."
    }
  }
}
