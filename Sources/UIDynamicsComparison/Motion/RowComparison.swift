// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

package struct RowComparison {
  private struct Shared {
    var column: Column
    var expected: Int
    var actual: Int
  }

  private let rules: ComparisonRules
  private let shared: [Shared]
  private let width: (expected: Int, actual: Int)
  /// True if angles that differ by full revolutions are equal, because recorded angles may come from transforms.
  let forgetsTurns: Bool
  private(set) var omitted: OmittedRows
  private var matches = ItemMatch()
  package private(set) var statistics = RowStatistics()
  private var shifts: ShiftSearch
  /// The relation for each shared position or angle column.
  private var relations: [ColumnRelation?]
  private(set) var corners: CornerRelation

  /// Compares the wanted columns that both sides contain, or all shared columns if neither side has any of those.
  init(
    _ expected: ComparedSide, _ actual: ComparedSide, _ rules: ComparisonRules,
    among wanted: [Column] = []
  ) {
    self.rules = rules
    let isTimed = rules.alignment == .time
    let (a, b) = (isTimed && expected.header == nil, isTimed && actual.header == nil)
    forgetsTurns = a || b
    omitted = OmittedRows(mayBeMissing: b && !a, mayBeNew: a && !b)
    shifts = ShiftSearch(rules.tolerance, forgetsTurns: forgetsTurns)
    width = (expected.columns.count, actual.columns.count)
    corners = CornerRelation(expected.columns, actual.columns, rules.tolerance)
    let all = expected.columns.enumerated().compactMap { index, column in
      actual.columns.firstIndex(of: column).map {
        Shared(column: column, expected: index, actual: $0)
      }
    }
    let chosen = all.filter { wanted.contains($0.column) }
    shared = chosen.isEmpty ? all : chosen
    relations = shared.map { [.x, .y, .angle].contains($0.column) ? ColumnRelation() : nil }
  }

  package var columns: [Column] { shared.map { $0.column } }
  /// The columns in which the sides differ systematically.
  package var related: [(column: Column, kind: ColumnRelation.Kind)] {
    zip(shared, relations).compactMap { shared, relation in
      relation?.kind(isAngle: shared.column == .angle)
        .flatMap { shared.column == .angle ? withoutTurns($0) : $0 }.map { (shared.column, $0) }
    }
  }

  /// Removes an offset of full revolutions if those do not matter; `nil` if nothing is left.
  private func withoutTurns(_ kind: ColumnRelation.Kind) -> ColumnRelation.Kind? {
    func isNothing(_ offset: Double) -> Bool {
      forgetsTurns && WholeTurns.nearest(offset, to: 0).magnitude < ColumnRelation.leastShift
    }
    return switch kind {
    case .moved(let shift): isNothing(shift) ? nil : kind
    case .mirrored(let sum): isNothing(sum) ? .otherSign : kind
    case .otherSign, .degrees, .scaled: kind
    }
  }

  /// The delay of the actual run in ticks; `nil` if the delay is not constant.
  package var shift: Int? { shifts.shift }

  /// Records a difference that does not concern values.
  mutating func report(
    _ kind: Deviation.Kind, tick: Int, time: Double, item: String? = nil, isForgiven: Bool
  ) {
    statistics.add(
      Deviation(tick: tick, time: time, item: item, kind: kind), isForgiven: isForgiven)
  }

  mutating func countTick(_ record: TickRecord) { statistics.countTick(rows: record.items.count) }

  mutating func compare(
    _ expected: TickRecord, _ expectedIDs: [String], _ actual: TickRecord, _ actualIDs: [String]
  ) {
    matches.update(expectedIDs, actualIDs)
    let wasEqual = statistics.first == nil
    compareTimes(expected, actual)
    var matched = 0
    var rows = RowFinder(actual)
    for row in expected.items.indices {
      let item = expected.items[row]
      guard let index = matches[item], let other = rows.row(of: index) else {
        miss(.missingRow, expectedIDs[item], in: expected, isPassed: omitted.mayBeMissing)
        continue
      }
      matched += 1
      compare(expected, row, actual, other, expectedIDs[item])
    }
    statistics.countTick(rows: omitted.mayBeMissing ? matched : expected.items.count)
    if matched < actual.items.count { noteNew(expected, actual, actualIDs) }
    if shifts.isOpen, let first = statistics.first, let pair = sharedValues(expected, actual) {
      shifts.examine(
        tick: expected.tick, expected: pair.expected, actual: pair.actual, in: columns,
        since: first.tick)
    }
    if wasEqual && statistics.first != nil {
      statistics.eventsAtFirst = expected.events
    }
  }

  private mutating func compareTimes(_ expected: TickRecord, _ actual: TickRecord) {
    let (a, b) = (expected.time, actual.time)
    if rules.alignment == .time || a.isNaN || b.isNaN || a == b { return }
    statistics.add(
      Deviation(
        tick: expected.tick, time: a, item: nil, kind: .value(.time, expected: a, actual: b)),
      isForgiven: rules.allows(time: b, for: a))
  }

  private mutating func noteNew(
    _ expected: TickRecord, _ actual: TickRecord, _ actualIDs: [String]
  ) {
    let known = Set(expected.items.compactMap { matches[$0] })
    for item in actual.items where !known.contains(item) {
      miss(.newRow, actualIDs[item], in: actual, isPassed: omitted.mayBeNew)
    }
  }

  /// Records a row that only one side contains, or counts it as omitted.
  private mutating func miss(
    _ kind: Deviation.Kind, _ id: String, in record: TickRecord, isPassed: Bool
  ) {
    guard isPassed else {
      return report(kind, tick: record.tick, time: record.time, item: id, isForgiven: false)
    }
    omitted.add(id)
  }

  private mutating func compare(
    _ expected: TickRecord, _ row: Int, _ actual: TickRecord, _ other: Int, _ id: String
  ) {
    corners.add(expected.values, row * width.expected, actual.values, other * width.actual)
    for (index, column) in shared.enumerated() {
      let a = expected.values[row * width.expected + column.expected]
      let counted = actual.values[other * width.actual + column.actual]
      relations[index]?.add(a, counted)
      let b = shown(counted, for: a, in: column.column)
      if a == b || a.isNaN && b.isNaN { continue }
      let isForgiven =
        column.column.columnClass.map { rules.tolerance.allows(b, for: a, in: $0) } ?? false
      let deviation = Deviation(
        tick: expected.tick, time: expected.time, item: id,
        kind: .value(column.column, expected: a, actual: b))
      statistics.add(deviation, isForgiven: isForgiven)
    }
  }

  /// Returns the actual angle, without any difference in full revolutions if those do not matter.
  private func shown(_ number: Double, for expected: Double, in column: Column) -> Double {
    forgetsTurns && column.columnClass == .angle
      ? WholeTurns.nearest(number, to: expected) : number
  }

  /// Returns the values of the shared items in the same order, or `nil` if a required row is missing.
  private func sharedValues(
    _ expected: TickRecord, _ actual: TickRecord
  ) -> (expected: [Double], actual: [Double])? {
    guard omitted.mayBeNew || omitted.mayBeMissing || expected.items.count == actual.items.count
    else {
      return nil
    }
    var values: (expected: [Double], actual: [Double]) = ([], [])
    var rows = RowFinder(actual)
    for row in expected.items.indices {
      guard let index = matches[expected.items[row]], let other = rows.row(of: index) else {
        if omitted.mayBeMissing { continue }
        return nil
      }
      for column in shared {
        values.expected.append(expected.values[row * width.expected + column.expected])
        values.actual.append(actual.values[other * width.actual + column.actual])
      }
    }
    return values
  }
}
