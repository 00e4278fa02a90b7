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

  /// How far a point lies on the clockwise side of the line.
  func distance(to point: Vector) -> Double { area(with: point) / length }
}
