// SPDX-License-Identifier: MIT

package struct RowFilter: Equatable, Sendable {
  package var every: Int
  /// The start and end of an inclusive range, in seconds.
  package var from: Double
  package var to: Double

  /// The tolerance when comparing times, in s, because decimal times are rounded.
  package static let tolerance = 1e-4

  package init(every: Int = 1, from: Double = 0, to: Double = .infinity) {
    (self.every, self.from, self.to) = (every, from, to)
  }

  package func admits(tick: Int, time: Double) -> Bool {
    tick % every == 0 && admits(time: time)
  }

  package func admits(time: Double) -> Bool {
    time >= from - Self.tolerance && time <= to + Self.tolerance
  }
}
