// SPDX-License-Identifier: MIT

/// A side of an outline while it is checked, in Double: differences of Floats are exact then.
struct OutlineSide {
  private let start: (x: Double, y: Double)
  private let end: (x: Double, y: Double)
  let length: Double

  init(_ start: Vector, _ end: Vector) {
    self.start = (Double(start.x), Double(start.y))
    self.end = (Double(end.x), Double(end.y))
    let (x, y) = (self.end.x - self.start.x, self.end.y - self.start.y)
    length = (x * x + y * y).squareRoot()
  }

  private var along: (x: Double, y: Double) { (end.x - start.x, end.y - start.y) }

  /// Twice the area of the triangle with a point: positive when it lies clockwise on screen.
  func area(with point: Vector) -> Double { area(with: (Double(point.x), Double(point.y))) }

  private func area(with point: (x: Double, y: Double)) -> Double {
    along.x * (point.y - start.y) - along.y * (point.x - start.x)
  }

  /// How far a point lies on the clockwise side of the line.
  func distance(to point: Vector) -> Double {
    area(with: point) / length
  }

  /// How far along the side the foot of a point lies, kept between its ends.
  func reach(of point: Vector) -> Double {
    let (x, y) = (Double(point.x) - start.x, Double(point.y) - start.y)
    return min(max((along.x * x + along.y * y) / length, 0), length)
  }

  /// The sine of the angle by which the next side turns, clockwise positive.
  func turn(into next: OutlineSide) -> Double {
    (along.x * next.along.y - along.y * next.along.x) / (length * next.length)
  }

  /// Whether the next side leads back over this one.
  func turnsBack(into next: OutlineSide) -> Bool {
    area(with: next.end) == 0 && along.x * next.along.x + along.y * next.along.y < 0
  }

  /// Whether two sides have a point in common (Sedgewick, *Algorithms*, 1983, chapter 24).
  func meets(_ other: OutlineSide) -> Bool {
    let (a, b) = (area(with: other.start), area(with: other.end))
    let (c, d) = (other.area(with: start), other.area(with: end))
    if a == 0 && b == 0 { return overlapsBox(of: other) }
    return (a <= 0) != (b <= 0) && (c <= 0) != (d <= 0)
      || (a == 0 || b == 0 || c == 0 || d == 0) && a * b <= 0 && c * d <= 0
  }

  private func overlapsBox(of other: OutlineSide) -> Bool {
    max(min(start.x, end.x), min(other.start.x, other.end.x))
      <= min(max(start.x, end.x), max(other.start.x, other.end.x))
      && max(min(start.y, end.y), min(other.start.y, other.end.y))
        <= min(max(start.y, end.y), max(other.start.y, other.end.y))
  }
}

/// The boundary of a convex hull, along which the points of an outline are placed.
struct HullBoundary {
  private let sides: [OutlineSide]
  private let corners: [Vector]
  /// How far from the first corner each side starts.
  private let starts: [Double]
  let length: Double

  init(_ corners: [Vector]) {
    self.corners = corners
    sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { OutlineSide($0, $1) }
    var (starts, way) = ([Double](), 0.0)
    for side in sides {
      starts.append(way)
      way += side.length
    }
    self.starts = starts
    length = way
  }

  /// The least distance between two parallel lines with all corners between them; 0 without area.
  var width: Double {
    guard corners.count > 2 else { return 0 }
    return sides.map { side in corners.map { side.distance(to: $0) }.max() ?? 0 }.min() ?? 0
  }

  /// Whether no point lies outside by more than a tenth of the outline tolerance.
  func encloses(_ points: [Vector]) -> Bool {
    let limit = -0.1 * Double(Tolerances.outlineTolerance)
    return points.allSatisfy { point in sides.allSatisfy { $0.distance(to: point) >= limit } }
  }

  /// Where along the boundary a point is nearest to it, and how far inside it lies.
  func place(of point: Vector) -> (along: Double, depth: Double) {
    let depths = sides.map { $0.distance(to: point) }
    let nearest = depths.indices.min { depths[$0] < depths[$1] } ?? 0
    return (starts[nearest] + sides[nearest].reach(of: point), depths[nearest])
  }
}
