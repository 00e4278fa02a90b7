// SPDX-License-Identifier: MIT

/// Which ticks become rows.
package struct RowFilter: Equatable, Sendable {
  /// Only ticks that are multiples of this number; 1 for all.
  package var every: Int
  /// The range of times in s, ends included.
  package var from: Double
  package var to: Double

  /// A tick this much beside a time still counts as at it, s: decimal times and sums of ticks are rounded.
  package static let tolerance = 1e-4

  package init(every: Int = 1, from: Double = 0, to: Double = .infinity) {
    (self.every, self.from, self.to) = (every, from, to)
  }

  package func admits(tick: Int, time: Double) -> Bool {
    tick % every == 0 && admits(time: time)
  }

  /// Whether a time lies in the range.
  package func admits(time: Double) -> Bool {
    time >= from - Self.tolerance && time <= to + Self.tolerance
  }
}
