// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

struct PolygonSide {
  let start: CGPoint
  let end: CGPoint
  let length: Double

  init(_ start: CGPoint, _ end: CGPoint) {
    self.start = start
    self.end = end
    length = start.distance(to: end)
  }

  private var along: CGVector { CGVector(dx: end.x - start.x, dy: end.y - start.y) }

  /// Returns twice the area of the triangle that the side forms with a point, positive to its right (clockwise on screen).
  func area(with point: CGPoint) -> Double {
    along.dx * (point.y - start.y) - along.dy * (point.x - start.x)
  }

  /// Returns the distance of a point from the line, positive on the clockwise side.
  func distance(to point: CGPoint) -> Double { area(with: point) / length }

  /// Returns the distance from the start to a point's projection, clamped to the side.
  func reach(of point: CGPoint) -> Double {
    let foot = (along.dx * (point.x - start.x) + along.dy * (point.y - start.y)) / length
    return min(max(foot, 0), length)
  }

  /// Returns the sine of the angle to the next side; positive clockwise.
  func turn(into next: PolygonSide) -> Double {
    (along.dx * next.along.dy - along.dy * next.along.dx) / (length * next.length)
  }

  /// Returns whether the next side leads straight back along this one.
  func turnsBack(into next: PolygonSide) -> Bool {
    area(with: next.end) == 0 && along.dx * next.along.dx + along.dy * next.along.dy < 0
  }

  /// Returns whether two sides have a common point (Sedgewick, *Algorithms*, 1983, chapter 24).
  func meets(_ other: PolygonSide) -> Bool {
    guard overlapsBox(of: other) else { return false }
    let (a, b) = (area(with: other.start), area(with: other.end))
    let (c, d) = (other.area(with: start), other.area(with: end))
    if a == 0 && b == 0 { return true }
    return (a <= 0) != (b <= 0) && (c <= 0) != (d <= 0)
      || (a == 0 || b == 0 || c == 0 || d == 0) && a * b <= 0 && c * d <= 0
  }

  private func overlapsBox(of other: PolygonSide) -> Bool {
    max(min(start.x, end.x), min(other.start.x, other.end.x))
      <= min(max(start.x, end.x), max(other.start.x, other.end.x))
      && max(min(start.y, end.y), min(other.start.y, other.end.y))
        <= min(max(start.y, end.y), max(other.start.y, other.end.y))
  }
}

/// The first self-intersection of an outline.
struct OutlineCrossing {
  /// Two sides that share a point; for adjacent sides, a point other than their common corner.
  let first: (Int, Int)?

  init(_ points: [CGPoint]) {
    let sides = points.indices.map { PolygonSide(points[$0], points[($0 + 1) % points.count]) }
    first = Self.first(among: sides)
  }

  private static func first(among sides: [PolygonSide]) -> (Int, Int)? {
    for (i, side) in sides.enumerated() {
      let next = (i + 1) % sides.count
      if side.turnsBack(into: sides[next]) { return (min(i, next), max(i, next)) }
      for j in sides.indices.dropFirst(i + 2) where !(i == 0 && j == sides.count - 1) {
        if side.meets(sides[j]) { return (i, j) }
      }
    }
    return nil
  }
}
