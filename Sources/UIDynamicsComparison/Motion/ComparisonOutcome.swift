// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// What came of a comparison.
package struct ComparisonOutcome {
  /// Why two runs differ, as far as their headers tell.
  package enum Cause: Equatable, Sendable {
    /// What of it: keys of the scene, parameters, overrides.
    case scene([String])
    case numerics(expected: String, actual: String)
    case motion
    /// The motion is the same, but not what the scene expects.
    case expectation
    /// The motion is the same, and a guard stopped it.
    case stopped
  }

  package let rules: ComparisonRules
  package let expected: ComparedSide
  package let actual: ComparedSide
  package let statistics: RowStatistics
  package let events: EventComparison
  package let growth: Growth?
  /// By how many ticks the actual run is later, nil for not at all.
  package let shift: Int?
  package let columns: [Column]
  /// The places and angles that follow from those of the other side.
  package let related: [(column: Column, kind: ColumnRelation.Kind)]
  package let placeKind: PlaceRelation.Kind?
  package var summary: SummaryComparison?
  /// Whether it counts what the scene of the actual run expects, and whether it came to its end; it does
  /// not between two logs.
  package var judgesExpectations = false
  /// Why a guard stopped the actual run, in lines; none where none did.
  package var stop: [String] = []
  /// What in the scene stopped it.
  package var stopPlace: ReportPlace?
  /// The first difference of the engines, for two logs whose ticks are all compared by their rows.
  package var engineDifference: Deviation?
  package var ends: [EndState] = []
  /// What differs in the last rows, where one of the runs has no summary that says how it ended.
  package var lastRows: RowStatistics?
  /// Nil where ticks are found by their number.
  package var times: TimeAlignment?
  /// The items that one side has rows of and the other has none of.
  package var unmatched: (expected: [String], actual: [String]) = ([], [])
  /// Recorded ticks after the end of a run that may have gone on.
  package var uncompared = 0
  /// Ticks of the actual run after the end of what was recorded, and how many it has; nil for none.
  package var uncomparedTicks: (count: Int, of: Int)?
  /// Items of a run at times at which a recording does not have them, and how many rows.
  package var passed: [(item: String, rows: Int)] = []

  init(
    _ rules: ComparisonRules, _ expected: ComparedSide, _ actual: ComparedSide,
    _ rows: RowComparison, _ events: EventComparison
  ) {
    (self.rules, self.expected, self.actual, self.events) = (rules, expected, actual, events)
    (statistics, growth, shift) = (rows.statistics, rows.growth, rows.shift)
    (columns, related, placeKind) = (rows.columns, rows.related, rows.placeKind)
  }

  package var isSame: Bool { isSameMotion && isFit }

  /// Whether one of the runs has frames of a part of its ticks only.
  var isThin: Bool { [expected, actual].contains { ($0.header?.every ?? 1) > 1 } }

  /// Whether the actual run may be a golden as far as it is judged.
  package var isFit: Bool { failedExpectations.isEmpty && !(judgesExpectations && !stop.isEmpty) }

  /// What its scene expects of a run that was played now, and what it did not do.
  package var failedExpectations: [RunSummary.Expectation] {
    judgesExpectations ? summary?.failedExpectations ?? [] : []
  }

  private var isSameMotion: Bool {
    // What is mostly not compared is not known to be the same.
    if uncompared > statistics.ticks { return false }
    return switch rules.level {
    case .trajectory:
      statistics.left == nil && events.changeCount == 0 && summary?.changes.isEmpty ?? true
    case .events: events.changeCount == 0
    case .metrics: summary?.changes.isEmpty ?? (lastRows?.left == nil)
    }
  }

  package var cause: Cause {
    if isSameMotion { return stop.isEmpty ? .expectation : .stopped }
    let changes = sceneChanges
    if !changes.isEmpty { return .scene(changes) }
    if let a = expected.header?.numericsID, let b = actual.header?.numericsID, a != b {
      return .numerics(expected: a, actual: b)
    }
    return .motion
  }

  /// What of the scene, and of what it was given, is not the same; told and never compared.
  package var sceneChanges: [String] {
    guard let a = expected.header, let b = actual.header else { return [] }
    var changes = RecordMember.changes(a.parameters, b.parameters, of: "parameter ")
    changes += RecordMember.changes(a.overrides.limits, b.overrides.limits, of: "limit ")
    if a.ticksPerSecond != b.ticksPerSecond {
      let rates = [a, b].map { NumberText.text(of: $0.ticksPerSecond) }
      changes.append("ticksPerSecond \(rates[0]) → \(rates[1])")
    }
    if a.overrides.timeLimit != b.overrides.timeLimit { changes.append("--time-limit") }
    if a.sceneHash != nil, b.sceneHash != nil, a.sceneHash != b.sceneHash {
      let named = changes.contains { $0.hasPrefix("parameter ") } ? ["\"parameters\""] : []
      changes += Self.names(a.sceneParts, b.sceneParts).filter { !named.contains($0) }
    }
    if a.items != b.items && changes.isEmpty { changes.append("items") }
    return changes
  }

  /// The keys of the scene that hold something else.
  private static func names(_ a: [RecordMember], _ b: [RecordMember]) -> [String] {
    let names = Set((a + b).map { $0.key }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.filter { key in
      a.first { $0.key == key }?.value != b.first { $0.key == key }?.value
    }.map { "\"\($0)\"" }
  }
}

extension RecordMember {
  /// What differs of values by name, as in `parameter g 2 → 3`.
  static func changes(
    _ a: [RecordMember], _ b: [RecordMember], of noun: String = "",
    isSame: (String, RecordValue, RecordValue) -> Bool = { $1 == $2 }
  ) -> [String] {
    a.compactMap { member in
      guard let other = b.first(where: { $0.key == member.key })?.value else {
        return "\(noun)\(member.key) is gone"
      }
      return isSame(member.key, member.value, other)
        ? nil : "\(noun)\(member.key) \(member.value.shown) → \(other.shown)"
    }
      + b.filter { member in !a.contains { $0.key == member.key } }.map {
        "\(noun)\($0.key) is new"
      }
  }
}

extension RecordValue {
  /// The value as JSON.
  package var shown: String {
    var buffer = ByteBuffer()
    buffer.append(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
