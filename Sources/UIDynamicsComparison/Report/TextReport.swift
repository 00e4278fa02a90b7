// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The report for people to read: the first difference, its context, the size, the end state, and advice.
package struct TextReport {
  /// The maximum number of lines; a truncated report contains an ellipsis.
  private static let mostLines = 40
  private static let mostEvents = 8
  private static let mostItems = 6
  private static let labelWidth = 19

  private let result: ComparisonOutcome
  private let title: String
  private let advice: [(label: String, command: String)]

  package init(
    _ result: ComparisonOutcome, title: String? = nil, advice: [(label: String, command: String)]
  ) {
    (self.result, self.advice) = (result, advice)
    self.title = title ?? result.expected.name
  }

  package var lines: [String] {
    if result.isSame { return [headline] + notes }
    let body = notes + differences
    let tail = advice.map { Self.line($0.label, $0.command) }
    let room = Self.mostLines - 3 - tail.count
    let shown = body.count > room ? body.prefix(room - 1) + ["…"] : body[...]
    return [headline, ""] + shown + (tail.isEmpty ? [] : [""] + tail)
  }

  package var headline: String {
    if result.isSame { return "\(title): same\(sameDetails)" }
    return "\(title): \(result.cause.sentence)\(sharedSetup)"
  }

  private var sameDetails: String {
    let statistics = result.statistics
    let counts = [
      (statistics.ticks, "ticks"), (statistics.rows, "rows"), (result.events.count, "events"),
    ].map { "\($0) \(Plural.noun($1, for: $0))" }.joined(separator: ", ")
    let worst = statistics.worst.compactMap { $0 }.map {
      "\($0.name) \(ShortNumber.signed($0.difference ?? 0)) \($0.column?.columnClass?.unit ?? "")"
    }
    let moved = result.rules.level == .metrics ? (count: 0, ticks: 0) : result.events.forgiven
    let thin =
      result.isThin && result.rules.level == .trajectory ? "; thin log: recorded ticks only" : ""
    return " (\(counts)\(thin))"
      + (worst.isEmpty ? "" : "; at most \(worst.joined(separator: ", "))")
      + (moved.count == 0
        ? ""
        : "; \(moved.count) \(Plural.noun("events", for: moved.count)) moved by at most"
          + " \(moved.ticks) \(Plural.noun("ticks", for: moved.ticks))")
  }

  private var sharedSetup: String {
    guard case .motion = result.cause, let header = result.expected.header,
      result.actual.header != nil
    else { return "" }
    return " (same scene, parameters, numerics \(header.engine.numericsID))"
  }

  package static func line(_ label: String, _ text: String) -> String {
    label + String(repeating: " ", count: max(1, labelWidth - label.count)) + text
  }

  // MARK: Sections

  private var notes: [String] {
    var notes = Self.lines(ofStop: result.judgment.stop)
    let (a, b) = (result.expected.columns, result.actual.columns)
    if a.count > result.rows.columns.count || b.count > result.rows.columns.count {
      let names = result.rows.columns.map { $0.rawValue }.joined(separator: ", ")
      notes.append(Self.line("compared in", names))
    }
    if let times = result.times {
      notes.append(
        Self.line(
          "times",
          "offset \(ShortNumber.time(times.offset)) s, at most "
            + "\(ShortNumber.text(times.farthest)) s from a tick"))
    }
    notes += result.uncomparedParts.map { Self.line("not compared", $0) }
    if let engine = result.engineDifference {
      if result.isSame {
        let words = "its internal order differs from \(engine.moment) on; all rows and events agree"
        notes.append(Self.line("engine", words))
      } else if engine.tick < result.statistics.first?.tick ?? 0 {
        notes.append(Self.line("engine", "its internal state differs from \(engine.moment) on"))
      }
    }
    let changes = result.isSame ? result.sceneChanges : []
    if !changes.isEmpty {
      let list = changes.joined(separator: ", ")
      let isEqual =
        result.events.forgiven.count == 0
        && (result.statistics.first == nil || !result.isThin && isEqualInRows)
      let motion = isEqual ? "is the same" : "stays within the tolerance"
      notes.append(Self.line("scene changed", "\(list); the motion \(motion)"))
    }
    return notes
  }

  private var isEqualInRows: Bool { result.statistics.worst.allSatisfy { $0 == nil } }

  private var differences: [String] {
    var lines: [String] = []
    if result.rules.level == .trajectory { lines += rowLines }
    if result.rules.level != .metrics { lines += eventLines }
    lines += endLines + Self.lines(of: result.failedExpectations)
    if result.rules.level == .trajectory, let share { lines.append(share) }
    return lines
  }

  private var rowLines: [String] {
    let statistics = result.statistics
    guard let first = statistics.first else { return [] }
    var lines = [Self.line("first difference", "\(first.moment), \(first.words)\(beside)")]
    if !statistics.eventsAtFirst.isEmpty {
      let events = statistics.eventsAtFirst.prefix(3).map { $0.words }.joined(separator: ", ")
      lines.append(Self.line("", "at the same tick: \(events)"))
    }
    if let left = statistics.left, !result.rules.isExact, left.words != first.words {
      lines.append(Self.line("left tolerance", "\(left.moment), \(left.words)"))
    }
    for (index, worst) in statistics.worst.compactMap({ $0 }).enumerated() {
      let label = index > 0 ? "" : result.isThin ? "worst recorded" : "worst"
      lines.append(Self.line(label, "\(worst.moment), \(worst.words)"))
    }
    if let kind = result.kind { lines.append(Self.line("kind", kind)) }
    return lines
  }

  private var beside: String {
    let names = result.statistics.beside.map { $0.rawValue }
    return names.isEmpty ? "" : "; also \(names.joined(separator: ", "))"
  }

  private var eventLines: [String] {
    let events = result.events
    let shown = events.changes.prefix(Self.mostEvents).enumerated().map {
      Self.line($0 == 0 ? "events" : "", $1.words)
    }
    let rest = events.changeCount - shown.count
    return shown + (rest > 0 ? [Self.line("", "and \(rest) more")] : [])
  }

  private var endLines: [String] {
    let ends = result.ends.prefix(Self.mostItems).map {
      "\($0.item) \($0.expected.words) → \($0.actual.words)"
    }
    let all = result.rules.level == .metrics ? [] : ends
    let left = all.isEmpty ? 0 : result.ends.count - all.count
    let rest = left > 0 ? ["and \(left) more"] : []
    let summary = (result.summary?.changes ?? []).filter { change in
      result.rules.level == .metrics || !result.ends.contains { change.hasPrefix("\($0.item).") }
    }
    let sentences = all + rest + summary.prefix(Self.mostItems) + lastRows
    return sentences.enumerated().map { Self.line($0 == 0 ? "end" : "", $1) }
  }

  /// The largest differences between the last rows; at other levels, they are included with all other rows.
  private var lastRows: [String] {
    guard result.rules.level == .metrics, let rows = result.lastRows else { return [] }
    let worst = rows.worst.compactMap { $0?.words }
    return worst.isEmpty ? rows.left.map { [$0.words] } ?? [] : worst
  }

  package static func lines(ofStop sentences: [String]) -> [String] {
    sentences.enumerated().map { line($0 == 0 ? "stopped" : "", $1) }
  }

  package static func lines(of failed: [RunSummary.Expectation]) -> [String] {
    let sentences = failed.prefix(mostItems).flatMap { $0.failureLines }
    let rest = failed.count > mostItems ? ["and \(failed.count - mostItems) more"] : []
    return (sentences + rest).enumerated().map { line($0 == 0 ? "expected" : "", $1) }
  }

  private var share: String? {
    let statistics = result.statistics
    if statistics.differingTicks == 0 { return nil }
    return "\(statistics.differingTicks) of \(statistics.ticks) ticks and "
      + "\(statistics.columns.subtracting([.time]).count) of \(result.rows.columns.count) columns differ"
  }
}

extension EndState.Pose {
  fileprivate var words: String {
    let angle = angle == 0 ? "" : ", \(ShortNumber.text(angle)) rad"
    return "(\(Self.text(x)), \(Self.text(y))\(angle))"
  }

  private static func text(_ value: Double) -> String {
    NumberText.text(of: (value * 100).rounded() / 100)
  }
}
