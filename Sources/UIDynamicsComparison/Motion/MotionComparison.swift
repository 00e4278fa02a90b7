// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Compares a run with a recording tick by tick, without holding either of them in memory.
package final class MotionComparison {
  private var recording: RecordingCursor
  private let expected: ComparedSide
  private var actual: ComparedSide
  private let rules: ComparisonRules
  private var rows: RowComparison
  private var events: EventComparison
  private var digests = DigestComparison()
  private var times = TimeAlignment()
  private var lastActual = TickRecord()
  private var lastActualIDs: [String] = []
  private var hasActualRows = false
  private var isOver = false

  package init(
    _ reader: TrajectoryReader, _ actual: ComparedSide, _ rules: ComparisonRules
  ) throws(RecordFault) {
    (self.actual, self.rules) = (actual, rules)
    expected = ComparedSide(reader)
    rows = RowComparison(expected, actual, rules)
    events = EventComparison(rules)
    if rows.columns.isEmpty {
      throw RecordFault(file: reader.file, "no column in common with \(actual.name)")
    }
    recording = try RecordingCursor(reader, expected.grid)
  }

  private var reader: TrajectoryReader { recording.reader }

  // MARK: Ticks

  /// Compares the next tick of the actual run; `digests` contains those that have become available.
  package func compare(
    _ record: TickRecord, ids: [String], digests new: [TickDigest]
  ) throws(RecordFault) {
    defer { (lastActual, lastActualIDs) = (record, ids) }
    if !record.items.isEmpty { hasActualRows = true }
    if rules.alignment == .time { return try compareByTime(record, ids) }
    if !record.items.isEmpty { actual.grid.include(record.tick) }
    while let next = recording.next, next.tick < record.tick {
      reportMissing(next)
      try recording.advance()
    }
    if let next = recording.next, next.tick == record.tick {
      compare(next, record, ids)
      try recording.advance()
    } else {
      reportNew(record)
    }
    compareDigests(with: new)
  }

  private func compare(_ recorded: TickRecord, _ record: TickRecord, _ ids: [String]) {
    if hasEvents { events.compare(recorded.events, record.events) }
    if !recorded.items.isEmpty && !record.items.isEmpty {
      rows.compare(recorded, reader.ids, record, ids)
    } else if !recorded.items.isEmpty && actual.grid.contains(recorded.tick) {
      report(.missingTick, recorded)
    } else if !record.items.isEmpty && recording.grid.contains(record.tick) {
      report(.newTick, record)
    }
  }

  /// Row files do not contain events.
  private var hasEvents: Bool { expected.header != nil && actual.header != nil }

  private func reportMissing(_ record: TickRecord) {
    if hasEvents { events.compare(record.events, []) }
    if !record.items.isEmpty && actual.grid.contains(record.tick) { report(.missingTick, record) }
  }

  private func reportNew(_ record: TickRecord) {
    if hasEvents { events.compare([], record.events) }
    if !record.items.isEmpty && recording.grid.contains(record.tick) { report(.newTick, record) }
  }

  private func report(_ kind: Deviation.Kind, _ record: TickRecord) {
    rows.countTick(record)
    // The end of a run may shift by as many ticks as events may.
    let distance =
      kind == .newTick ? record.tick - recording.last.tick : record.tick - lastActual.tick
    let isForgiven = (kind == .newTick ? recording.next == nil : isOver) && distance <= rules.ticks
    rows.report(kind, tick: record.tick, time: record.time, isForgiven: isForgiven)
  }

  private func compareDigests(with new: [TickDigest]) {
    guard expected.hasDigests && actual.hasDigests else { return }
    guard let tick = digests.firstDifference(reader.takeDigests(), new) else { return }
    let time = expected.header.map { Double(tick) / $0.ticksPerSecond } ?? .nan
    // The frames of a thin log omit ticks, so a digest is the only evidence for those.
    if [expected, actual].contains(where: { $0.isThin }) {
      rows.report(.digest, tick: tick, time: time, isForgiven: !rules.isExact)
    } else {
      digests.engineDifference = Deviation(tick: tick, time: time, item: nil, kind: .digest)
    }
  }

  // MARK: Times

  private func compareByTime(_ record: TickRecord, _ ids: [String]) throws(RecordFault) {
    times.countTick(record, after: lastActual)
    while let recorded = recording.next {
      times.begin(at: recorded.time, record.time)
      guard let isLast = times.isNearer(lastActual, than: record, to: recorded.time) else { return }
      let nearest = isLast ? lastActual : record
      times.pair(recorded.time, nearest.time, isBefore: isLast)
      compareRows(recorded, nearest, ids)
      try recording.advance()
    }
  }

  /// Compares rows that were paired by time; the recording may number its ticks differently.
  private func compareRows(_ recorded: TickRecord, _ nearest: TickRecord, _ ids: [String]) {
    var shown = recorded
    shown.tick = nearest.tick
    rows.compare(shown, reader.ids, nearest, ids)
  }

  // MARK: The end

  /// Returns the outcome; `summary` is the summary of the actual run, or `nil` for a row file.
  package func finish(_ summary: RunSummary?) throws(RecordFault) -> ComparisonOutcome {
    isOver = true
    try finishRows(rests: summary?.status == .stasis)
    try refuseEmptyRows()
    compareDigests(with: [])
    events.finish()
    var result = ComparisonOutcome(rules, expected, actual, rows, events)
    result.times = rules.alignment == .time ? times : nil
    result.engineDifference = digests.engineDifference
    result.judgment.stop = (summary?.stop).map { [$0] } ?? []
    let (expectedIDs, actualIDs) = (Set(reader.ids), Set(lastActualIDs))
    result.unmatched = (
      reader.ids.filter { !actualIDs.contains($0) },
      lastActualIDs.filter { !expectedIDs.contains($0) }
    )
    result.ends = EndState.pairs(
      recording.last, reader.ids, expected.columns, lastActual, lastActualIDs, actual.columns,
      forgetsTurns: rows.forgetsTurns)
    if rules.alignment == .tick, let expected = reader.summary, let summary {
      result.summary = SummaryComparison(expected, summary, rules, expected: self.expected.header)
    } else {
      result.lastRows = compareLastRows()
    }
    return result
  }

  /// Processes the remaining part of the recording.
  private func finishRows(rests: Bool) throws(RecordFault) {
    if recording.next != nil { times.compareAll() }
    while let next = recording.next {
      switch rules.alignment {
      case .tick: reportMissing(next)
      case .time:
        if rests || times.pairRest(next.time, lastActual.time, rules.timeTolerance) {
          compareRows(next, lastActual, lastActualIDs)
        }
      }
      try recording.advance()
    }
    try refuseMilliseconds(in: reader.file, times.step, end: lastActual.time)
    try refuseMilliseconds(in: actual.name, times.tickStep, end: recording.last.time)
    times.finish(recorded: recording.last.time, actual: lastActual.time, rules.timeTolerance)
  }

  /// Throws if the times in a file look like milliseconds; the other run ends at `end` seconds.
  private func refuseMilliseconds(
    in file: String, _ step: Double?, end: Double
  ) throws(RecordFault) {
    guard let step, RecordedClock.isOfMilliseconds(step, end: end) else { return }
    throw RecordFault(
      file: file, RecordedClock.milliseconds("its rows", step, end: end),
      hint: RecordedClock.remedy)
  }

  /// Throws if a file contains no rows, unless the log on the other side does not contain any either.
  private func refuseEmptyRows() throws(RecordFault) {
    let (hasExpected, hasActual) = (reader.rowCount > 0, hasActualRows)
    if !hasExpected, expected.header == nil, hasActual || actual.header == nil {
      throw RecordFault(file: reader.file, "no rows")
    }
    if !hasActual, actual.header == nil, hasExpected {
      throw RecordFault(file: actual.name, "no rows")
    }
  }

  private func compareLastRows() -> RowStatistics {
    var last = RowComparison(expected, actual, rules, among: SummaryComparison.columns)
    last.compare(recording.last, reader.ids, lastActual, lastActualIDs)
    return last.statistics
  }
}
