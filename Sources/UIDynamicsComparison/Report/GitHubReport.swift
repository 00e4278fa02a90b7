// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A report in the form of GitHub Actions commands: an annotation for each failure, followed by the count.
enum GitHubReport {
  /// The number of lines that the preview in a pull request shows.
  private static let shownLines = 3

  static func text(_ entries: [ReportEntry], of command: String) -> String {
    let found = entries.flatMap { $0.findings }.map { finding in
      let message = [finding.message, finding.hint.map { "hint: \($0)" }].compactMap { $0 }
      return annotation(
        finding.severity, finding.location.file, finding.location, command,
        message.joined(separator: "\n"))
    }
    let annotations = entries.filter { $0.isFailure && $0.findings.isEmpty }.map { entry in
      let lines = entry.lines.filter { !$0.isEmpty }
      let message = lines.prefix(shownLines).joined(separator: "\n")
      return annotation(
        "error", entry.location?.file ?? entry.name, entry.location, command, message)
    }
    return (found + annotations).joined() + Reporter.count(entries) + "\n"
  }

  private static func annotation(
    _ severity: String, _ file: String, _ location: ReportLocation?, _ command: String,
    _ message: String
  ) -> String {
    let location = location.map { "\($0.line),col=\($0.column)" } ?? "1"
    return "::\(severity) file=\(escaped(file, isProperty: true)),line=\(location)"
      + ",title=uidyn \(command)::\(escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      // Job logs may be read in a terminal.
      default: visible(scalar)
      }
    }.joined()
  }
}
