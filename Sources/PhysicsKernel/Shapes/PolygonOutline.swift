// SPDX-License-Identifier: MIT

/// An outline drawn through points, in either direction, while it is checked.
///
/// It is convex when all its points lie on the boundary of their hull and follow each other round it
/// exactly once. Deviations below `Tolerances.outlineTolerance` count as none: curves that were cut into
/// segments, and points on straight sides, are never more exact than a Float.
struct PolygonOutline {
  /// The points without neighbours in the same place, and their indices in the list given.
  private let points: [Vector]
  private let indices: [Int]
  private let hull: HullBoundary

  /// What is wrong with an outline, or nil when it is convex.
  static func fault(in points: [Vector]) -> PolygonFault? {
    if points.count > Tolerances.largestPointCount { return .tooManyPoints(count: points.count) }
    for (index, point) in points.enumerated() {
      if !point.isFinite { return .notFinite(point: index) }
      let extent = larger(point.x.magnitude, point.y.magnitude)
      if extent > Tolerances.largestExtent { return .outOfRange(point: index) }
    }
    let distinct = Welding.distinct(points, apart: Tolerances.outlineTolerance).count
    if distinct < 3 { return .tooFewPoints(distinct: distinct) }
    let hull = HullBoundary(ConvexHull(of: points).corners)
    if hull.width < Double(Tolerances.outlineTolerance) { return .collinear }
    return PolygonOutline(points, hull).fault
  }

  private init(_ given: [Vector], _ hull: HullBoundary) {
    self.hull = hull
    indices = Welding.distinctNeighbours(inLoop: given, apart: Tolerances.outlineTolerance)
    points = indices.map { given[$0] }
  }

  private var fault: PolygonFault? {
    let places = points.map { hull.place(of: $0) }
    let deepest = places.indices.max { places[$0].depth < places[$1].depth } ?? 0
    let isOnHull = places[deepest].depth <= Double(Tolerances.outlineTolerance)
    if isOnHull && goesRoundOnce(places.map(\.along)) { return nil }
    if let (side, otherSide) = crossing {
      return .selfCrossing(side: indices[side], otherSide: indices[otherSide])
    }
    return .concave(point: indices[isOnHull ? sharpestInwardBend : deepest])
  }

  /// Whether places along the hull follow each other, one way or the other, in a single round.
  private func goesRoundOnce(_ places: [Double]) -> Bool {
    rounds(places) == 1 || rounds(places.map { hull.length - $0 }) == 1
  }

  /// How often places lead round the hull; a small step back is a step back, not a round.
  private func rounds(_ places: [Double]) -> Int {
    let slack = 2 * Double(Tolerances.outlineTolerance)
    var way = 0.0
    for (place, next) in zip(places, places.dropFirst() + places.prefix(1)) {
      var step = next - place
      if step < 0 { step += hull.length }
      way += step > hull.length - slack ? step - hull.length : step
    }
    return Int((way / hull.length).rounded())
  }

  /// Two sides with a point in common, other than the corner between neighbours.
  private var crossing: (Int, Int)? {
    let sides = points.indices.map { OutlineSide(points[$0], points[($0 + 1) % points.count]) }
    for (i, side) in sides.enumerated() {
      if side.turnsBack(into: sides[(i + 1) % sides.count]) {
        let next = (i + 1) % sides.count
        return (min(i, next), max(i, next))
      }
      for j in sides.indices.dropFirst(i + 2) where !(i == 0 && j == sides.count - 1) {
        if side.meets(sides[j]) { return (i, j) }
      }
    }
    return nil
  }

  /// The point at which the outline turns farthest against its own direction.
  private var sharpestInwardBend: Int {
    let count = points.count
    let turns = points.indices.map { i in
      OutlineSide(points[(i + count - 1) % count], points[i])
        .turn(into: OutlineSide(points[i], points[(i + 1) % count]))
    }
    let direction = signedArea < 0 ? -1.0 : 1.0
    return turns.indices.min { direction * turns[$0] < direction * turns[$1] } ?? 0
  }

  private var signedArea: Double {
    let sides = zip(points, points.dropFirst() + points.prefix(1))
    return sides.reduce(0.0) { (sum: Double, side) in
      sum + Double(side.0.x) * Double(side.1.y) - Double(side.0.y) * Double(side.1.x)
    }
  }
}
