// SPDX-License-Identifier: MIT

/// A side of a hull while it is checked, in Double: differences of Floats are exact then.
struct OutlineSide {
  private let start: (x: Double, y: Double)
  private let along: (x: Double, y: Double)
  private let length: Double

  init(_ start: Vector, _ end: Vector) {
    self.start = (Double(start.x), Double(start.y))
    along = (Double(end.x) - self.start.x, Double(end.y) - self.start.y)
    length = (along.x * along.x + along.y * along.y).squareRoot()
  }

  /// Twice the area of the triangle with a point: positive when it lies clockwise on screen.
  func area(with point: Vector) -> Double {
    along.x * (Double(point.y) - start.y) - along.y * (Double(point.x) - start.x)
  }

  /// Whether the y of the line grows from its start to its end, or its x where y does not.
  var leadsUp: Bool { along.y > 0 || along.y == 0 && along.x > 0 }

  /// Whether the next side turns clockwise, and seen from either end the triangle of the two is no
  /// sliver: its sine there is twenty times what the rounding of a Float can hide.
  func turnsClearly(into next: OutlineSide) -> Bool {
    let area = along.x * next.along.y - along.y * next.along.x
    let reach = (x: along.x + next.along.x, y: along.y + next.along.y)
    let across = (reach.x * reach.x + reach.y * reach.y).squareRoot()
    return area > 1e-5 * length * next.length && area > 1e-5 * length * across
  }

  /// How far a point lies on the clockwise side of the line.
  func distance(to point: Vector) -> Double { area(with: point) / length }
}
