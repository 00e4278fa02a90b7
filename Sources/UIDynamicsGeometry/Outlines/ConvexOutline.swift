// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// Checks that an outline, drawn in either direction, is convex.
///
/// All points must be on the boundary of their hull and go around it once, in order, within
/// `OutlineFacts.tolerance`. The engine accepts every outline that passes.
package struct ConvexOutline {
  /// The points without consecutive duplicates, and their indices in the original list.
  private let points: [CGPoint]
  private let indices: [Int]
  private let hull: HullBoundary

  /// Returns the fault of an item's outline, or `nil`; points are relative to the center of the item or group, in points.
  package static func fault(of points: [CGPoint]) -> OutlineFault? {
    if points.count > OutlineFacts.mostPoints { return .tooManyPoints(count: points.count) }
    var reach = 0.0
    for (index, point) in points.enumerated() {
      if !(point.x.isFinite && point.y.isFinite) { return .notFinite(point: index) }
      let extent = max(point.x.magnitude, point.y.magnitude)
      if extent > OutlineFacts.largestReach { return .outOfReach(point: index) }
      reach = max(reach, extent)
    }
    let distinct = distinctCount(points, upTo: 3)
    if distinct < 3 { return .tooFewPoints(distinct: distinct) }
    let hull = HullBoundary(of: points)
    let least = max(OutlineFacts.tolerance, OutlineFacts.leastRelativeWidth * reach)
    if !hull.isWider(than: least) { return .collinear }
    return ConvexOutline(points, hull).fault
  }

  /// Counts the points that are farther apart than the tolerance, up to `most`.
  private static func distinctCount(_ points: [CGPoint], upTo most: Int) -> Int {
    var kept: [CGPoint] = []
    for point in points where !kept.contains(where: { areOne(point, $0) }) {
      kept.append(point)
      if kept.count == most { break }
    }
    return kept.count
  }

  private static func areOne(_ a: CGPoint, _ b: CGPoint) -> Bool {
    a.distance(to: b) < OutlineFacts.tolerance
  }

  private init(_ given: [CGPoint], _ hull: HullBoundary) {
    self.hull = hull
    var kept: [Int] = []
    for index in given.indices {
      if let last = kept.last, Self.areOne(given[index], given[last]) { continue }
      kept.append(index)
    }
    while let last = kept.last, kept.count > 1, Self.areOne(given[last], given[kept[0]]) {
      kept.removeLast()
    }
    indices = kept
    points = kept.map { given[$0] }
  }

  private var fault: OutlineFault? {
    let positions = zip(indices, points).map { hull.coordinates(of: $1, index: $0) }
    let deepest = positions.indices.max { positions[$0].depth < positions[$1].depth } ?? 0
    let isOnHull = positions[deepest].depth <= OutlineFacts.tolerance
    if isOnHull && goesRoundOnce(positions.map({ $0.along })) { return nil }
    if let (side, otherSide) = OutlineCrossing(points).first {
      return .selfCrossing(side: indices[side], otherSide: indices[otherSide])
    }
    return .concave(point: indices[isOnHull ? sharpestInwardBend : deepest])
  }

  private func goesRoundOnce(_ positions: [Double]) -> Bool {
    rounds(positions) == 1 || rounds(positions.map { hull.length - $0 }) == 1
  }

  /// Returns the number of revolutions; a small step back does not count as one.
  private func rounds(_ positions: [Double]) -> Int {
    let slack = 2 * OutlineFacts.tolerance
    var distance = 0.0
    for (position, next) in zip(positions, positions.dropFirst() + positions.prefix(1)) {
      var step = next - position
      if step < 0 { step += hull.length }
      distance += step > hull.length - slack ? step - hull.length : step
    }
    return Int((distance / hull.length).rounded())
  }

  /// The index of the point with the sharpest bend against the outline's direction.
  private var sharpestInwardBend: Int {
    let count = points.count
    let turns = points.indices.map { i in
      PolygonSide(points[(i + count - 1) % count], points[i])
        .turn(into: PolygonSide(points[i], points[(i + 1) % count]))
    }
    let direction = signedArea < 0 ? -1.0 : 1.0
    return turns.indices.min { direction * turns[$0] < direction * turns[$1] } ?? 0
  }

  private var signedArea: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) { (sum: Double, side) in
      sum + side.0.x * side.1.y - side.0.y * side.1.x
    }
  }
}
