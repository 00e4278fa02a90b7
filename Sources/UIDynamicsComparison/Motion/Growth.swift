// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The growth of a difference: its size at the first tick, 1, 2, 4, 8, … ticks later, and at the end.
package struct Growth: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var tick: Int
    package var size: Double
  }

  package let item: String
  package let column: Column
  package private(set) var points: [Point] = []
  package private(set) var end: Point?
  private(set) var peak = 0.0
  private let start: Int
  private var next: Int

  init(item: String, column: Column, from tick: Int) {
    (self.item, self.column, start, next) = (item, column, tick, tick)
  }

  mutating func append(tick: Int, _ size: Double) {
    if size.isNaN { return }
    end = Point(tick: tick, size: size)
    peak = max(peak, size)
    guard tick >= next else { return }
    points.append(Point(tick: tick, size: size))
    while next <= tick { next = start + max(1, (next - start) * 2) }
  }
}
