// SPDX-License-Identifier: MIT

/// The corners of a convex hull, clockwise on screen from the rightmost point (the topmost if several tie).
///
/// Gift wrapping: Jarvis, *On the Identification of the Convex Hull of a Finite Set of Points in the Plane*,
/// 1973. The first corner, the order and the precision affect the motion.
struct ConvexHull {
  /// Contains fewer than 3 points if the given points span no area.
  let corners: [Vector]

  init(of given: [Vector]) {
    let points = Welding.distinct(given, apart: Tolerances.weldingDistance)
    corners = ConvexHull.inOrder(points) ?? ConvexHull.wrapped(points)
  }

  static func wrapped(_ points: [Vector]) -> [Vector] {
    // In `Float`, many nearly collinear points can mislead the walk. In `Double` it always closes, but then points
    // that are collinear in `Float` become corners.
    let rough = ConvexHull.round(points) { ($1 - $0).cross($2 - $0) }
    if let rough, ConvexHull.encloses(points, rough) { return rough }
    return ConvexHull.round(points) { OutlineSide($0, $1).area(with: $2) }
      ?? ConvexHull.chained(points)
  }

  /// Returns the points themselves if they clearly form a convex outline, so wrapping would keep all of them.
  ///
  /// The sine at every corner must be well above the rounding error of `Float`, so that no comparison is ambiguous.
  static func inOrder(_ points: [Vector]) -> [Vector]? {
    guard points.count > 2, let first = first(of: points) else { return nil }
    let count = points.count
    let step = OutlineSide(points[0], points[1]).area(with: points[2]) < 0 ? count - 1 : 1
    let corners = (0..<count).map { points[(first + $0 * step) % count] }
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { OutlineSide($0, $1) }
    var rounds = 0
    for (index, side) in sides.enumerated() {
      let next = sides[(index + 1) % count]
      guard side.turnsClearly(into: next) else { return nil }
      if side.leadsUp && !next.leadsUp { rounds += 1 }
    }
    return rounds == 1 ? corners : nil
  }

  /// Returns `nil` if the walk never returns to the first corner.
  private static func round<Turn: Comparable & SignedNumeric>(
    _ points: [Vector], turn: (Vector, Vector, Vector) -> Turn
  ) -> [Vector]? {
    guard points.count > 2, let first = first(of: points) else { return nil }
    var corners: [Vector] = []
    var current = first
    repeat {
      corners.append(points[current])
      current = successor(of: current, in: points, turn: turn)
      if corners.count > points.count { return nil }
    } while current != first
    return corners
  }

  private static func encloses(_ points: [Vector], _ corners: [Vector]) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { OutlineSide($0, $1) }
    let limit = -Double(Tolerances.hullTolerance)
    return points.allSatisfy { point in sides.allSatisfy { $0.distance(to: point) >= limit } }
  }

  /// Handles excessive collinear points (Andrew, *Another Efficient Algorithm for Convex Hulls in Two
  /// Dimensions*, 1979).
  private static func chained(_ points: [Vector]) -> [Vector] {
    let order = points.sorted { $0.x > $1.x || $0.x == $1.x && $0.y < $1.y }
    let corners = chain(order).dropLast() + chain(order.reversed()).dropLast()
    return corners.count > 2 ? Array(corners) : []
  }

  private static func chain(_ order: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in order {
      while chain.count > 1,
        OutlineSide(chain[chain.count - 2], chain[chain.count - 1]).area(with: point) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private static func first(of points: [Vector]) -> Int? {
    points.indices.max { a, b in
      points[a].x < points[b].x || (points[a].x == points[b].x && points[a].y > points[b].y)
    }
  }

  /// Returns the next corner, with all points inside the line to it; among collinear points, the farthest one.
  private static func successor<Turn: Comparable & SignedNumeric>(
    of current: Int, in points: [Vector], turn: (Vector, Vector, Vector) -> Turn
  ) -> Int {
    let corner = points[current]
    var best = current
    for (index, point) in points.enumerated() where index != current {
      let area = best == current ? -1 : turn(corner, points[best], point)
      let isFarther = (point - corner).lengthSquared > (points[best] - corner).lengthSquared
      if area < 0 || (area == 0 && isFarther) { best = index }
    }
    return best
  }
}
