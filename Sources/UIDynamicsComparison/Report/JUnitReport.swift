// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A report in JUnit XML format for continuous integration servers.
enum JUnitReport {
  static func text(_ entries: [ReportEntry]) -> String {
    let failures = entries.count { $0.isFailure && $0.verdict != .unreadable }
    let errors = entries.count { $0.verdict == .unreadable }
    let seconds = entries.compactMap { $0.seconds }
    let counts =
      "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + (seconds.isEmpty ? "" : time(seconds.reduce(0, +)))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="uidyn" \(counts)>
      \(entries.map(testCase).joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ entry: ReportEntry) -> String {
    let opening =
      "    <testcase classname=\"uidyn\" name=\"\(escaped(entry.name))\""
      + (entry.seconds.map(time) ?? "")
    guard entry.isFailure else { return opening + "/>" }
    let name = entry.verdict == .unreadable ? "error" : "failure"
    let message = escaped(entry.lines.first ?? entry.verdict.rawValue)
    let text = escaped(entry.lines.joined(separator: "\n"))
    return opening + ">\n      <\(name) message=\"\(message)\">\(text)</\(name)>\n    </testcase>"
  }

  /// Returns a duration, rounded to milliseconds.
  private static func time(_ seconds: Double) -> String {
    " time=\"\(NumberText.thousandths(seconds))\""
  }

  /// Escapes text; XML does not allow most control characters.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "&#10;"
      case "\0"..<" ": escaped += "\u{FFFD}"
      case _ where isVisible(scalar): escaped += MarkupEntity.of(scalar) ?? String(scalar)
      default: escaped += "&#x\(hexadecimal(scalar));"
      }
    }
    return escaped
  }
}
