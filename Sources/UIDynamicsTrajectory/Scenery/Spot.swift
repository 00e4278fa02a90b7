// SPDX-License-Identifier: MIT

/// A point or vector in pt, with y pointing down.
package struct Spot: Equatable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  package static let zero = Spot(0, 0)

  package static func + (a: Spot, b: Spot) -> Spot { Spot(a.x + b.x, a.y + b.y) }
  package static func - (a: Spot, b: Spot) -> Spot { Spot(a.x - b.x, a.y - b.y) }
  package static func * (factor: Double, spot: Spot) -> Spot {
    Spot(factor * spot.x, factor * spot.y)
  }

  package var length: Double { (x * x + y * y).squareRoot() }
}

/// A rectangle in pt, with sides parallel to the axes.
package struct Box: Equatable, Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }

  /// The corners, clockwise on screen from the upper left one.
  package var corners: [Spot] {
    [Spot(minX, minY), Spot(maxX, minY), Spot(maxX, maxY), Spot(minX, maxY)]
  }
}
