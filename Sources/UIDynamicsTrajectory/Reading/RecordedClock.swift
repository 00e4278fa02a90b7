// SPDX-License-Identifier: MIT

/// How a clock that counts milliseconds is told from one that counts seconds.
package enum RecordedClock {
  /// Rows so far apart, in s, are of no motion; displays have 8 to 17 ms.
  private static let shortestMilliseconds = 4.0

  /// Whether times that are so far apart are not in seconds; the run ends at `end`, s, if that is known.
  package static func isOfMilliseconds(_ step: Double, end: Double?) -> Bool {
    step >= shortestMilliseconds && end.map { step > $0 } ?? true
  }

  /// The sentence; `rows` are what it calls them.
  package static func milliseconds(_ rows: String, _ step: Double, end: Double?) -> String {
    let run = end.map { ", and the run ends at \(NumberText.thousandths($0)) s" } ?? ""
    return "\(rows) are \(NumberText.thousandths(step)) apart\(run):"
      + " times are in seconds, and these look like milliseconds"
  }

  package static let remedy = "divide its times by 1000"
}
