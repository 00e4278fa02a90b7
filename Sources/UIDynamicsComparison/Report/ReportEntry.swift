// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The outcome of one compared file.
package struct ReportEntry {
  package enum Verdict: String, CaseIterable, Sendable {
    case same, differs, new, updated
    /// Verdicts on scenes that were checked but not run.
    case valid, invalid
    case unreadable

    /// Returns the verdicts that a command can reach.
    static func all(of command: String) -> [Verdict] {
      allCases.filter {
        ($0 == .valid || $0 == .invalid) == (command == "validate") || $0 == .unreadable
      }
    }
  }

  package var name: String
  package var golden: String?
  package var verdict: Verdict
  package var lines: [String]
  package var location: ReportLocation?
  /// The errors and warnings for a scene that was checked but not run.
  package var findings: [ReportFinding] = []
  /// The duration in seconds; `nil` if it was not measured.
  package var seconds: Double?
  package var isStopped = false
  package var isUnwritten = false
  /// `nil` if the files could not be compared.
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

/// An error or warning about a scene.
package struct ReportFinding {
  package var isError: Bool
  package var code: String
  package var message: String
  package var hint: String?
  package var pointer: String
  package var location: ReportLocation

  package init(
    isError: Bool, code: String, message: String, hint: String?, pointer: String,
    location: ReportLocation
  ) {
    (self.isError, self.code, self.message) = (isError, code, message)
    (self.hint, self.pointer, self.location) = (hint, pointer, location)
  }

  var severity: String { isError ? "error" : "warning" }
}

/// The report formats; the raw value is the command-line argument.
package enum Reporter: String, CaseIterable, Sendable {
  case text, json, junit, github

  package func report(_ entries: [ReportEntry], of command: String) -> String {
    switch self {
    case .text: Self.text(entries)
    case .json: JSONReport.text(entries, of: command)
    case .junit: JUnitReport.text(entries)
    case .github: GitHubReport.text(entries, of: command)
    }
  }

  private static func text(_ entries: [ReportEntry]) -> String {
    // If there is only one entry, it is always shown.
    let shown = entries.filter {
      $0.isFailure || $0.verdict == .updated || !$0.findings.isEmpty || entries.count == 1
    }
    let reports = shown.map { $0.lines.map { visible($0) + "\n" }.joined() }
    let counts = entries.count > 1 || entries.contains { [.valid, .invalid].contains($0.verdict) }
    return (reports + [counts ? "\(count(entries))\n" : ""])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a count, such as `40 checked: 38 same, 1 differs, 1 new`.
  package static func count(_ entries: [ReportEntry]) -> String {
    let counts = ReportEntry.Verdict.allCases.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let words = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
    return "\(entries.count) checked\(words)"
  }
}
