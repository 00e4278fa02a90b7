// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The report as GitHub Actions commands: an annotation per failure, then the count.
enum GitHubReport {
  /// The number of lines in a pull request's preview.
  private static let shownLines = 3

  static func text(_ entries: [ReportEntry], of command: String) -> String {
    let annotations = entries.filter { $0.isFailure }.map { entry in
      let lines = entry.lines.filter { !$0.isEmpty }
      let message = lines.prefix(shownLines).joined(separator: "\n")
      let file = escaped(entry.place?.file ?? entry.name, isProperty: true)
      let place = entry.place.map { "\($0.line),col=\($0.column)" } ?? "1"
      return "::error file=\(file),line=\(place),title=uidyn \(command)::"
        + escaped(message, isProperty: false) + "\n"
    }
    return annotations.joined() + Reporter.count(entries) + "\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      // Job logs are read in terminals too.
      default: visible(scalar)
      }
    }.joined()
  }
}
