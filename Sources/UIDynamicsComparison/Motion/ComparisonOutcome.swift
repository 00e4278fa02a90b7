// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The result of a comparison.
package struct ComparisonOutcome {
  /// The likely cause of a difference, based on the headers.
  package enum Cause: Equatable, Sendable {
    /// Contains the keys, parameters and overrides that changed.
    case scene([String])
    case numerics(expected: String, actual: String)
    case motion
    /// The motion is the same, but an expectation failed.
    case expectation
    /// The motion is the same, but a guard stopped the run.
    case stopped
  }

  package let rules: ComparisonRules
  package let expected: ComparedSide
  package let actual: ComparedSide
  package let rows: RowComparison
  package let events: EventComparison
  package var summary: SummaryComparison?
  package var judgment = Judgment()
  /// The first difference between the engine states, if both files are logs and every tick is compared.
  package var engineDifference: Deviation?
  package var ends: [EndState] = []
  /// The differences between the last rows, if one of the runs has no summary.
  package var lastRows: RowStatistics?
  /// `nil` if ticks are paired by number.
  package var times: TimeAlignment?
  /// The items that appear on only one side.
  package var unmatched: (expected: [String], actual: [String]) = ([], [])

  init(
    _ rules: ComparisonRules, _ expected: ComparedSide, _ actual: ComparedSide,
    _ rows: RowComparison, _ events: EventComparison
  ) {
    (self.rules, self.expected, self.actual) = (rules, expected, actual)
    (self.rows, self.events) = (rows, events)
  }

  package var statistics: RowStatistics { rows.statistics }

  /// The number of recorded ticks after the end of the actual run.
  var uncompared: Int { times?.uncompared ?? 0 }

  package var isSame: Bool { isSameMotion && isFit }

  /// True if one of the runs has frames for only some of its ticks.
  var isThin: Bool { [expected, actual].contains { ($0.header?.every ?? 1) > 1 } }

  /// True if the actual run may become the golden file.
  package var isFit: Bool { failedExpectations.isEmpty && !judgment.forbidsStop }

  package var failedExpectations: [RunSummary.Expectation] {
    judgment.isOn ? summary?.failedExpectations ?? [] : []
  }

  private var isSameMotion: Bool {
    // If most of a run was not compared, the motions are not known to be equal.
    if uncompared > statistics.ticks { return false }
    return switch rules.level {
    case .trajectory:
      statistics.left == nil && events.changeCount == 0 && summary?.changes.isEmpty ?? true
    case .events: events.changeCount == 0
    case .metrics: summary?.changes.isEmpty ?? (lastRows?.left == nil)
    }
  }

  package var cause: Cause {
    if isSameMotion { return judgment.isStopped ? .stopped : .expectation }
    let changes = sceneChanges
    if !changes.isEmpty { return .scene(changes) }
    if let a = expected.header?.engine.numericsID, let b = actual.header?.engine.numericsID, a != b
    {
      return .numerics(expected: a, actual: b)
    }
    return .motion
  }

  /// The differences in scene, parameters and settings, which are reported but do not make the comparison fail.
  package var sceneChanges: [String] {
    guard let a = expected.header, let b = actual.header else { return [] }
    var changes = RecordMember.changes(a.parameters, b.parameters, of: "parameter ")
    changes += RecordMember.changes(a.overrides.limits, b.overrides.limits, of: "limit ")
    if a.ticksPerSecond != b.ticksPerSecond {
      let rates = [a, b].map { NumberText.text(of: $0.ticksPerSecond) }
      changes.append("ticksPerSecond \(rates[0]) → \(rates[1])")
    }
    if a.overrides.timeLimit != b.overrides.timeLimit { changes.append("--time-limit") }
    if a.scene.hash != nil, b.scene.hash != nil, a.scene.hash != b.scene.hash {
      let named = changes.contains { $0.hasPrefix("parameter ") } ? ["\"parameters\""] : []
      changes += Self.names(a.scene.parts, b.scene.parts).filter { !named.contains($0) }
    }
    if a.items != b.items && changes.isEmpty { changes.append("items") }
    return changes
  }

  private static func names(_ a: [RecordMember], _ b: [RecordMember]) -> [String] {
    let names = Set((a + b).map { $0.key }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.filter { key in
      a.first { $0.key == key }?.value != b.first { $0.key == key }?.value
    }.map { "\"\($0)\"" }
  }
}

/// Describes how the actual run ended, and whether that matters.
package struct Judgment: Sendable {
  /// True if failed expectations and guards matter; false when two logs are compared.
  package var isOn = false
  /// The lines that explain why a guard stopped the run; empty if none did.
  package var stop: [String] = []
  package var location: ReportLocation?

  package var isStopped: Bool { !stop.isEmpty }

  var forbidsStop: Bool { isOn && isStopped }
}

extension RecordMember {
  static func changes(
    _ a: [RecordMember], _ b: [RecordMember], of noun: String = "",
    isSame: (String, RecordValue, RecordValue) -> Bool = { $1 == $2 }
  ) -> [String] {
    a.compactMap { member in
      guard let other = b.first(where: { $0.key == member.key })?.value else {
        return "\(noun)\(member.key) was removed"
      }
      return isSame(member.key, member.value, other)
        ? nil : "\(noun)\(member.key) \(member.value.shown) → \(other.shown)"
    }
      + b.filter { member in !a.contains { $0.key == member.key } }.map {
        "\(noun)\($0.key) was added"
      }
  }
}

extension RecordValue {
  /// The value as JSON text.
  package var shown: String {
    var buffer = ByteBuffer()
    buffer.append(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
