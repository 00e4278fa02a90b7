// SPDX-License-Identifier: MIT

internal import Facts

/// Which ticks become rows.
package struct RowFilter: Equatable, Sendable {
  /// Only ticks that are multiples of this number; 1 for all.
  package var every: Int
  /// The range of times in s, ends included.
  package var from: Double
  package var to: Double

  package init(every: Int = 1, from: Double = 0, to: Double = .infinity) {
    (self.every, self.from, self.to) = (every, from, to)
  }

  /// A tick a little outside the range counts as inside, as with the times of a scene.
  package func admits(tick: Int, time: Double) -> Bool {
    let tolerance = UIKitFacts.tickTolerance
    return tick % every == 0 && time >= from - tolerance && time <= to + tolerance
  }
}
