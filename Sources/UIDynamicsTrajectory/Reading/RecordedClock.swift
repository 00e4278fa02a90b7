// SPDX-License-Identifier: MIT

package enum RecordedClock {
  /// The smallest step that suggests milliseconds; displays refresh every 8 to 17 ms.
  private static let shortestMilliseconds = 4.0

  /// Returns `true` if the step is implausible in seconds; `end` is the time, in seconds, at which the run ends, if known.
  package static func isOfMilliseconds(_ step: Double, end: Double?) -> Bool {
    step >= shortestMilliseconds && end.map { step > $0 } ?? true
  }

  package static func milliseconds(_ rows: String, _ step: Double, end: Double?) -> String {
    let run = end.map { ", and the run ends at \(NumberText.thousandths($0)) s" } ?? ""
    return "\(rows) are \(NumberText.thousandths(step)) s apart\(run):"
      + " these look like milliseconds, but times are in seconds"
  }

  package static let remedy = "divide the times by 1000"
}
