// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Points are identified by their index in the original list, and sides by the index of their start.
package enum OutlineFault: Equatable, Sendable, CustomStringConvertible {
  case tooManyPoints(count: Int)
  case notFinite(point: Int)
  case outOfReach(point: Int)
  /// Points closer together than `OutlineFacts.tolerance` count as one.
  case tooFewPoints(distinct: Int)
  case collinear
  case concave(point: Int)
  case selfCrossing(side: Int, otherSide: Int)

  package var description: String {
    switch self {
    case .tooManyPoints(let count):
      "The outline has \(count) points; at most \(OutlineFacts.mostPoints) are allowed."
    case .notFinite(let point):
      "Point \(point) of the outline is not finite."
    case .outOfReach(let point):
      "Point \(point) of the outline is more than \(Int(OutlineFacts.largestReach)) pt from the center."
    case .tooFewPoints(let distinct):
      "The outline has \(distinct) distinct points; a polygon needs at least 3."
    case .collinear:
      "All points of the outline are on one line; they enclose no area."
    case .concave(let point):
      "The outline must be convex, but bends inward at point \(point)."
    case .selfCrossing(let side, let otherSide):
      "The outline crosses itself: the sides from points \(side) and \(otherSide) meet."
    }
  }
}
