// SPDX-License-Identifier: MIT

/// How a clock that counts milliseconds is told from one that counts seconds.
package enum RecordedClock {
  /// Rows so far apart, in s, are of no motion; displays have 8 to 17 ms.
  private static let shortestMilliseconds = 4.0

  /// Whether times that are so far apart are not in seconds; the run ends at `end`, s.
  package static func isOfMilliseconds(_ step: Double, end: Double) -> Bool {
    step >= shortestMilliseconds && step > end
  }

  /// The sentence; `rows` are what it calls them.
  package static func milliseconds(_ rows: String, _ step: Double, end: Double) -> String {
    "\(rows) are \(NumberText.thousandths(step)) apart, and the run ends at"
      + " \(NumberText.thousandths(end)) s: times are in seconds, and these look like milliseconds"
  }

  package static let remedy = "divide its times by 1000"
}
