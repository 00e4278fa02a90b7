// SPDX-License-Identifier: MIT

/// Which ticks become rows.
package struct RowFilter: Equatable, Sendable {
  /// A tick this much outside the range still counts as inside, as with the times of a scene.
  package static let timeTolerance = 1e-4

  /// Only ticks that are multiples of this number; 1 for all.
  package var every: Int
  /// The range of times in s, ends included.
  package var from: Double
  package var to: Double

  package init(every: Int = 1, from: Double = 0, to: Double = .infinity) {
    (self.every, self.from, self.to) = (every, from, to)
  }

  package func admits(tick: Int, time: Double) -> Bool {
    tick % every == 0 && time >= from - Self.timeTolerance && time <= to + Self.timeTolerance
  }
}
