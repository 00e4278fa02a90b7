// SPDX-License-Identifier: MIT

/// A side of a hull in `Double`, where the difference of two `Float` values is exact.
struct OutlineSide {
  private let start: (x: Double, y: Double)
  private let along: (x: Double, y: Double)
  private let length: Double

  init(_ start: Vector, _ end: Vector) {
    self.start = (Double(start.x), Double(start.y))
    along = (Double(end.x) - self.start.x, Double(end.y) - self.start.y)
    length = (along.x * along.x + along.y * along.y).squareRoot()
  }

  /// Returns twice the area of the triangle that the side forms with a point; positive if clockwise on screen.
  func area(with point: Vector) -> Double {
    along.x * (Double(point.y) - start.y) - along.y * (Double(point.x) - start.x)
  }

  /// True if y grows along the side, or x if y is constant.
  var leadsUp: Bool { along.y > 0 || along.y == 0 && along.x > 0 }

  /// Returns whether the next side bends clockwise by at least 20 times the rounding error of `Float`, seen from either end.
  func turnsClearly(into next: OutlineSide) -> Bool {
    let area = along.x * next.along.y - along.y * next.along.x
    let reach = (x: along.x + next.along.x, y: along.y + next.along.y)
    let across = (reach.x * reach.x + reach.y * reach.y).squareRoot()
    return area > 1e-5 * length * next.length && area > 1e-5 * length * across
  }

  /// Returns the distance of a point from the line; positive on the clockwise side.
  func distance(to point: Vector) -> Double { area(with: point) / length }
}
