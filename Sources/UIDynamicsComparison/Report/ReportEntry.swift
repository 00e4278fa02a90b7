// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What became of one of the things that were compared.
package struct ReportEntry {
  /// The raw value is its word in reports.
  package enum Verdict: String, CaseIterable, Sendable {
    case same, differs, new, updated, unreadable
  }

  /// What was checked: the path of a scene or of a log.
  package var name: String
  /// The file with the recorded run.
  package var golden: String?
  package var verdict: Verdict
  /// What there is to say, in lines.
  package var lines: [String]
  /// Where in the scene to look, where that is known.
  package var place: ReportPlace?
  /// Whether a guard stopped what was played.
  package var isStopped = false
  /// Whether something could not be written.
  package var isUnwritten = false
  /// Nil where nothing could be compared.
  package var result: ComparisonOutcome?

  package init(name: String, golden: String?, verdict: Verdict, lines: [String]) {
    (self.name, self.golden, self.verdict, self.lines) = (name, golden, verdict, lines)
  }

  package var isFailure: Bool {
    switch verdict {
    case .same, .updated: false
    case .differs, .new, .unreadable: true
    }
  }
}

/// How a report is written; the raw value is its word on the command line.
package enum Reporter: String, CaseIterable, Sendable {
  case text, json, junit, github

  /// The whole report of a command.
  package func report(_ entries: [ReportEntry], of command: String) -> String {
    switch self {
    case .text: Self.text(entries)
    case .json: JSONReport.text(entries)
    case .junit: JUnitReport.text(entries)
    case .github: GitHubReport.text(entries, of: command)
    }
  }

  /// What failed, one below the other, and a line that counts.
  private static func text(_ entries: [ReportEntry]) -> String {
    // The answer to a single question is never empty.
    let shown = entries.filter { $0.isFailure || $0.verdict == .updated || entries.count == 1 }
    let reports = shown.map { $0.lines.map { visible($0) + "\n" }.joined() }
    return (reports + [entries.count == 1 ? "" : "\(count(entries))\n"])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// `40 checked: 38 same, 1 differs, 1 new`.
  package static func count(_ entries: [ReportEntry]) -> String {
    let counts = ReportEntry.Verdict.allCases.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let words = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    return "\(entries.count) checked\(words)"
  }
}
