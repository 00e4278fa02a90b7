// SPDX-License-Identifier: MIT

extension TrajectoryReader {
  /// Reads the remaining ticks.
  ///
  /// A tick in which all items are hidden has no rows, and may have no line. It is reported only if the file
  /// implies it: a log knows its ticks, and a wide row may be empty. Long rows do not reveal such ticks.
  ///
  /// - Parameter take: Receives a tick, and whether its rows are complete. Between the frames of a thin log,
  ///   a tick contains only events. A missing time is computed, in seconds.
  /// - Throws: ``RecordFault`` with the position of the error.
  package func forEachTick(
    _ take: (TickRecord, _ isFrame: Bool) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    var (grid, record) = (TickGrid(self), TickRecord())
    keepEmptyTicks()
    while try next(&record) {
      for empty in takeEmptyTicks(before: record) { try grid.emit(empty, isFrame: true, take) }
      try grid.pass(to: record.tick, take)
      let isDue = record.tick == grid.next || record.tick == summary?.ticks
      try grid.emit(record, isFrame: isDue || !record.items.isEmpty, take)
    }
    for empty in takeEmptyTicks(before: nil) { try grid.emit(empty, isFrame: true, take) }
    if let summary { try grid.pass(to: summary.ticks + 1, last: summary.ticks, take) }
  }
}

private struct TickGrid {
  /// `nil` for row files, which do not record omitted ticks.
  private let every: Int?
  private let rate: Double
  private let isCounted: Bool
  private var count = 0
  private var lastFrame: Int?
  private(set) var next = 0

  init(_ reader: TrajectoryReader) {
    (every, rate) = (reader.header?.every, reader.header?.ticksPerSecond ?? 60)
    isCounted = !reader.hasTicks
  }

  typealias Body = (TickRecord, Bool) throws(RecordFault) -> Void

  mutating func emit(_ given: TickRecord, isFrame: Bool, _ body: Body) throws(RecordFault) {
    var record = given
    // Empty wide rows are counted too.
    if isCounted { record.tick = count }
    if !record.time.isFinite { record.time = Double(record.tick) / rate }
    try body(record, isFrame)
    count += 1
    if isFrame { lastFrame = record.tick }
    if let every, record.tick == next { next += every }
  }

  /// Emits empty frames before `end`, and for the last tick, which always has a frame.
  mutating func pass(
    to end: Int, last: Int? = nil, _ body: Body
  ) throws(RecordFault) {
    guard every != nil else { return }
    while next < end { try emitEmpty(at: next, body) }
    if let last, last != lastFrame { try emitEmpty(at: last, body) }
  }

  private mutating func emitEmpty(at tick: Int, _ body: Body) throws(RecordFault) {
    var empty = TickRecord()
    empty.tick = tick
    try emit(empty, isFrame: true, body)
  }
}
