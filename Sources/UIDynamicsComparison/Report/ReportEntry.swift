// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The outcome of one compared file.
package struct ReportEntry {
  package enum Verdict: String, CaseIterable, Sendable {
    case same, differs, new, updated, unreadable
  }

  package var name: String
  package var golden: String?
  package var verdict: Verdict
  package var lines: [String]
  package var place: ReportPlace?
  package var isStopped = false
  package var isUnwritten = false
  /// `nil` if the files could not be compared.
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

/// The report formats; the raw value is the command-line argument.
package enum Reporter: String, CaseIterable, Sendable {
  case text, json, junit, github

  package func report(_ entries: [ReportEntry], of command: String) -> String {
    switch self {
    case .text: Self.text(entries)
    case .json: JSONReport.text(entries)
    case .junit: JUnitReport.text(entries)
    case .github: GitHubReport.text(entries, of: command)
    }
  }

  private static func text(_ entries: [ReportEntry]) -> String {
    // A single entry always gets an answer.
    let shown = entries.filter { $0.isFailure || $0.verdict == .updated || entries.count == 1 }
    let reports = shown.map { $0.lines.map { visible($0) + "\n" }.joined() }
    return (reports + [entries.count == 1 ? "" : "\(count(entries))\n"])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a count such as `40 checked: 38 same, 1 differs, 1 new`.
  package static func count(_ entries: [ReportEntry]) -> String {
    let counts = ReportEntry.Verdict.allCases.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let words = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    return "\(entries.count) checked\(words)"
  }
}
