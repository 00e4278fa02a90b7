// SPDX-License-Identifier: MIT

/// The corners of the convex hull of points, in the order in which polygons store them.
///
/// Gift wrapping (Jarvis, *On the Identification of the Convex Hull of a Finite Set of Points in the
/// Plane*, 1973): from one corner on, the next is the point that has all others on its inner side.
/// The first corner is the rightmost point, of several the one with the least y; from there the
/// corners run clockwise on screen. First corner, order and the precision of the comparisons decide
/// ties between faces and the digits of sums over corners, so they are part of the motion.
struct ConvexHull {
  /// At least 3, or fewer when the points do not span an area.
  let corners: [Vector]

  init(of given: [Vector]) {
    let points = Welding.distinct(given, apart: Tolerances.weldingDistance)
    corners = ConvexHull.inOrder(points) ?? ConvexHull.wrapped(points)
  }

  /// The corners by the wrapping, which takes their number times that of the points.
  static func wrapped(_ points: [Vector]) -> [Vector] {
    // Many points in line within the rounding can lead a round in Float astray. Measured in Double
    // it closes, but then points that a Float takes for in line become corners.
    let rough = ConvexHull.round(points) { ($1 - $0).cross($2 - $0) }
    if let rough, ConvexHull.encloses(points, rough) { return rough }
    return ConvexHull.round(points) { OutlineSide($0, $1).area(with: $2) }
      ?? ConvexHull.chained(points)
  }

  /// The corners of points that go once round a convex outline and turn so much at each of them that the
  /// wrapping could not but find them all; nil for others.
  ///
  /// Seen from a corner, the others lie at angles that grow from the next corner to the last. Where the
  /// first and the last step of these have a sine well above the rounding of a Float, every comparison
  /// with the next corner comes out as in exact arithmetic.
  static func inOrder(_ points: [Vector]) -> [Vector]? {
    guard points.count > 2, let first = first(of: points) else { return nil }
    let count = points.count
    let step = OutlineSide(points[0], points[1]).area(with: points[2]) < 0 ? count - 1 : 1
    let corners = (0..<count).map { points[(first + $0 * step) % count] }
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { OutlineSide($0, $1) }
    var rounds = 0
    for (place, side) in sides.enumerated() {
      let next = sides[(place + 1) % count]
      guard side.turnsClearly(into: next) else { return nil }
      if side.leadsUp && !next.leadsUp { rounds += 1 }
    }
    return rounds == 1 ? corners : nil
  }

  /// The corners from the first one until it is reached again; nil when it never is.
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

  /// Whether no point lies outside of a round of corners by more than a Float's rounding.
  private static func encloses(_ points: [Vector], _ corners: [Vector]) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { OutlineSide($0, $1) }
    let limit = -Double(Tolerances.hullTolerance)
    return points.allSatisfy { point in sides.allSatisfy { $0.distance(to: point) >= limit } }
  }

  /// The corners of points of which so many lie in line that a Float cannot tell the farthest.
  ///
  /// Andrew, *Another Efficient Algorithm for Convex Hulls in Two Dimensions*, 1979.
  private static func chained(_ points: [Vector]) -> [Vector] {
    let order = points.sorted { $0.x > $1.x || $0.x == $1.x && $0.y < $1.y }
    let corners = chain(order).dropLast() + chain(order.reversed()).dropLast()
    return corners.count > 2 ? Array(corners) : []
  }

  /// One half of the hull, from the first point to the last.
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

  /// The corner after one: no point lies outside the line to it; of points in line the farthest.
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
