// SPDX-License-Identifier: MIT

/// Which ticks become rows.
package struct RowFilter: Equatable, Sendable {
  /// Only ticks that are multiples of this number; 1 for all.
  package var every: Int
  /// The range of times in s, ends included.
  package var from: Double
  package var to: Double
  /// A tick this much outside the range still counts as inside, s.
  package var tolerance: Double

  package init(
    every: Int = 1, from: Double = 0, to: Double = .infinity, tolerance: Double = 0
  ) {
    (self.every, self.from, self.to, self.tolerance) = (every, from, to, tolerance)
  }

  package func admits(tick: Int, time: Double) -> Bool {
    tick % every == 0 && admits(time: time)
  }

  /// Whether a time lies in the range.
  package func admits(time: Double) -> Bool {
    time >= from - tolerance && time <= to + tolerance
  }
}
