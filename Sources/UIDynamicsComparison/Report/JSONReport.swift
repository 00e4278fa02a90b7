// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum JSONReport {
  static func text(_ entries: [ReportEntry], of command: String) -> String {
    var buffer = ByteBuffer()
    value(entries, of: command).append(to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private static func value(_ entries: [ReportEntry], of command: String) -> Value {
    let verdicts = ReportEntry.Verdict.all(of: command)
    let counts = verdicts.map { verdict in
      (verdict.rawValue, Value.number(Double(entries.count { $0.verdict == verdict })))
    }
    return .object([
      ("checked", .number(Double(entries.count))), ("counts", .object(counts)),
      ("entries", .list(entries.map(verdicts.contains(.valid) ? looked : value))),
    ])
  }

  private static func value(_ entry: ReportEntry) -> Value {
    let result = entry.result
    let notCompared: [Value] = result?.uncomparedParts.map { .text($0) } ?? []
    return .object([
      ("name", .text(entry.name)), ("golden", .text(entry.golden)),
      ("verdict", .text(entry.verdict.rawValue)),
      ("class", .text(result.flatMap { $0.isSame ? nil : $0.cause.word })),
      ("kind", .text(result?.kind)),
      ("place", value(entry.location)),
      ("first", value(result?.statistics.first)), ("leftTolerance", value(result?.statistics.left)),
      ("worst", .list(result?.statistics.worst.compactMap { $0 }.map(value) ?? [])),
      ("events", .list(result?.events.changes.map(value) ?? [])),
      ("notCompared", .list(notCompared)),
      ("text", .list(entry.lines.map { .text($0) })),
    ])
  }

  /// Returns the entry for a scene that was checked but not run.
  private static func looked(_ entry: ReportEntry) -> Value {
    .object([
      ("name", .text(entry.name)), ("verdict", .text(entry.verdict.rawValue)),
      ("findings", .list(entry.findings.map(value))),
      ("text", .list(entry.lines.map { .text($0) })),
    ])
  }

  private static func value(_ finding: ReportFinding) -> Value {
    .object([
      ("severity", .text(finding.severity)), ("code", .text(finding.code)),
      ("message", .text(finding.message)), ("hint", .text(finding.hint)),
      ("pointer", .text(finding.pointer)), ("place", value(finding.location)),
    ])
  }

  private static func value(_ location: ReportLocation?) -> Value {
    guard let location else { return .text(nil) }
    return .object([
      ("file", .text(location.file)), ("line", .number(Double(location.line))),
      ("column", .number(Double(location.column))),
    ])
  }

  private static func value(_ deviation: Deviation?) -> Value {
    guard let deviation else { return .text(nil) }
    var members: [(String, Value)] = [
      ("tick", .number(Double(deviation.tick))),
      ("time", deviation.time.isNaN ? .text(nil) : .number(deviation.time)),
      ("item", .text(deviation.item)), ("what", .text(deviation.kind.word)),
    ]
    if case .value(let column, let expected, let actual) = deviation.kind {
      let number = column.isSinglePrecision ? Value.single : Value.number
      members += [
        ("column", .text(column.rawValue)), ("expected", number(expected)),
        ("actual", number(actual)),
        ("ulps", deviation.steps.map { .number(Double($0)) } ?? .text(nil)),
      ]
    }
    return .object(members)
  }

  private static func value(_ change: EventChange) -> Value {
    let (event, words) = (change.event, change.words)
    return .object([
      ("tick", .number(Double(event.tick))), ("event", .text(event.kind.rawValue)),
      ("item", .text(event.item)), ("text", .text(words)),
    ])
  }

  private indirect enum Value {
    case object([(String, Value)])
    case list([Value])
    case text(String?)
    case number(Double)
    case single(Double)

    func append(to buffer: inout ByteBuffer) {
      switch self {
      case .text(let text): JSONText.append(text, to: &buffer)
      case .number(let number): NumberText.append(number, to: &buffer)
      case .single(let number): NumberText.append(Float(number), to: &buffer)
      case .list(let values): Self.append(values, "[", "]", to: &buffer) { $0.append(to: &$1) }
      case .object(let members):
        Self.append(members, "{", "}", to: &buffer) { member, buffer in
          JSONText.append(member.0, to: &buffer)
          buffer.append(UInt8(ascii: ":"))
          member.1.append(to: &buffer)
        }
      }
    }

    private static func append<Element>(
      _ elements: [Element], _ open: StaticString, _ close: StaticString,
      to buffer: inout ByteBuffer, _ body: (Element, inout ByteBuffer) -> Void
    ) {
      buffer.append(literal: open)
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        body(element, &buffer)
      }
      buffer.append(literal: close)
    }
  }
}

extension Deviation.Kind {
  fileprivate var word: String {
    switch self {
    case .value: "value"
    case .missingRow: "missingRow"
    case .newRow: "newRow"
    case .missingTick: "missingTick"
    case .newTick: "newTick"
    case .digest: "digest"
    }
  }
}
