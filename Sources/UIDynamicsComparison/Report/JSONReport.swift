// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum JSONReport {
  static func text(_ entries: [ReportEntry], of command: String) -> String {
    String(decoding: value(entries, of: command).bytes, as: UTF8.self) + "\n"
  }

  private static func value(_ entries: [ReportEntry], of command: String) -> JSONTree {
    let verdicts = ReportEntry.Verdict.all(of: command)
    let counts = verdicts.map { verdict in
      (verdict.rawValue, JSONTree.number(Double(entries.count { $0.verdict == verdict })))
    }
    return .object([
      ("checked", .number(Double(entries.count))), ("counts", .object(counts)),
      ("entries", .list(entries.map(verdicts.contains(.valid) ? looked : value))),
    ])
  }

  private static func value(_ entry: ReportEntry) -> JSONTree {
    let result = entry.result
    return .object([
      ("name", .text(entry.name)), ("golden", JSONTree(entry.golden)),
      ("verdict", .text(entry.verdict.rawValue)),
      ("class", JSONTree(result.flatMap { $0.isSame ? nil : $0.cause.word })),
      ("kind", JSONTree(result?.kind)),
      ("place", value(entry.location)),
      ("first", value(result?.statistics.first)), ("leftTolerance", value(result?.statistics.left)),
      ("worst", .list(result?.statistics.worst.compactMap { $0 }.map(value) ?? [])),
      ("events", .list(result?.events.changes.map(value) ?? [])),
      ("notCompared", .texts(result?.uncomparedParts ?? [])),
      ("text", .texts(entry.lines)),
    ])
  }

  /// Returns the entry for a scene that was checked but not run.
  private static func looked(_ entry: ReportEntry) -> JSONTree {
    .object([
      ("name", .text(entry.name)), ("verdict", .text(entry.verdict.rawValue)),
      ("findings", .list(entry.findings.map(value))),
      ("text", .texts(entry.lines)),
    ])
  }

  private static func value(_ finding: ReportFinding) -> JSONTree {
    .object([
      ("severity", .text(finding.severity)), ("code", .text(finding.code)),
      ("message", .text(finding.message)), ("hint", JSONTree(finding.hint)),
      ("pointer", .text(finding.pointer)), ("place", value(finding.location)),
    ])
  }

  private static func value(_ location: ReportLocation?) -> JSONTree {
    guard let location else { return .null }
    return .object([
      ("file", .text(location.file)), ("line", .number(Double(location.line))),
      ("column", .number(Double(location.column))),
    ])
  }

  private static func value(_ deviation: Deviation?) -> JSONTree {
    guard let deviation else { return .null }
    var members: [(key: String, value: JSONTree)] = [
      ("tick", .number(Double(deviation.tick))),
      ("time", JSONTree(deviation.time)),
      ("item", JSONTree(deviation.item)), ("what", .text(deviation.kind.word)),
    ]
    if case .value(let column, let expected, let actual) = deviation.kind {
      func number(_ value: Double) -> JSONTree {
        column.isSinglePrecision
          ? .raw(Array(NumberText.text(of: Float(value)).utf8)) : .number(value)
      }
      members += [
        ("column", .text(column.rawValue)), ("expected", number(expected)),
        ("actual", number(actual)),
        ("ulps", JSONTree(deviation.steps.map { Double($0) })),
      ]
    }
    return .object(members)
  }

  private static func value(_ change: EventChange) -> JSONTree {
    let (event, words) = (change.event, change.words)
    return .object([
      ("tick", .number(Double(event.tick))), ("event", .text(event.kind.rawValue)),
      ("item", JSONTree(event.item)), ("text", .text(words)),
    ])
  }
}

extension Deviation.Kind {
  fileprivate var word: String {
    if case .value = self { "value" } else { "\(self)" }
  }
}
