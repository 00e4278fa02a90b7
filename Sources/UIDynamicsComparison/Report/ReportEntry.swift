// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What became of one of the things that were compared.
package struct ReportEntry {
  /// The raw value is its word in reports.
  package enum Verdict: String, CaseIterable, Sendable {
    case same, differs, new, updated
    /// Verdicts on scenes that were not played.
    case valid, invalid
    case unreadable

    /// The verdicts of a command.
    static func all(of command: String) -> [Verdict] {
      allCases.filter {
        ($0 == .valid || $0 == .invalid) == (command == "validate") || $0 == .unreadable
      }
    }
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
  /// The errors and warnings of a scene that was not played.
  package var findings: [ReportFinding] = []
  /// The duration; nil if it was not measured.
  package var seconds: Double?
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
    case .same, .updated, .valid: false
    case .differs, .new, .invalid, .unreadable: true
    }
  }
}

/// An error or a warning of a scene.
package struct ReportFinding {
  package var isError: Bool
  package var code: String
  package var message: String
  package var hint: String?
  package var pointer: String
  package var place: ReportPlace

  package init(
    isError: Bool, code: String, message: String, hint: String?, pointer: String, place: ReportPlace
  ) {
    (self.isError, self.code, self.message) = (isError, code, message)
    (self.hint, self.pointer, self.place) = (hint, pointer, place)
  }

  var severity: String { isError ? "error" : "warning" }
}

/// How a report is written; the raw value is its word on the command line.
package enum Reporter: String, CaseIterable, Sendable {
  case text, json, junit, github

  /// The whole report of a command.
  package func report(_ entries: [ReportEntry], of command: String) -> String {
    switch self {
    case .text: Self.text(entries)
    case .json: JSONReport.text(entries, of: command)
    case .junit: JUnitReport.text(entries)
    case .github: GitHubReport.text(entries, of: command)
    }
  }

  /// What failed, one below the other, and a line that counts.
  private static func text(_ entries: [ReportEntry]) -> String {
    // The answer to a single question is never empty.
    let shown = entries.filter {
      $0.isFailure || $0.verdict == .updated || !$0.findings.isEmpty || entries.count == 1
    }
    let reports = shown.map { $0.lines.map { visible($0) + "\n" }.joined() }
    let counts = entries.count > 1 || entries.contains { [.valid, .invalid].contains($0.verdict) }
    return (reports + [counts ? "\(count(entries))\n" : ""])
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
