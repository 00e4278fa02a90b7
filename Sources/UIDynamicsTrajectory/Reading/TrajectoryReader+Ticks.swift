// SPDX-License-Identifier: MIT

extension TrajectoryReader {
  /// Reads what is left, tick by tick.
  ///
  /// A tick in which nobody is in the hierarchy has no rows, and may have no line at all. It comes all
  /// the same wherever a file tells of it: a log knows its ticks, and a wide row may hold nobody. Files of
  /// other rows do not tell.
  ///
  /// - Parameter take: Is given a tick, with its time in s where the file has none, and whether it is known
  ///   who was there. Between the frames of a thin log that is not so: there are events alone.
  /// - Throws: ``RecordFault`` with the place of what cannot be read.
  package func forEachTick(
    _ take: (TickRecord, _ isFrame: Bool) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    var (grid, record) = (TickGrid(self), TickRecord())
    keepTicksOfNobody()
    while try next(&record) {
      for nobody in takeTicksOfNobody(before: record) { try grid.take(nobody, isFrame: true, take) }
      try grid.pass(to: record.tick, take)
      let isDue = record.tick == grid.next || record.tick == summary?.ticks
      try grid.take(record, isFrame: isDue || !record.items.isEmpty, take)
    }
    for nobody in takeTicksOfNobody(before: nil) { try grid.take(nobody, isFrame: true, take) }
    if let summary { try grid.pass(to: summary.ticks + 1, last: summary.ticks, take) }
  }
}

/// Counts the ticks, and knows of which a log has frames.
private struct TickGrid {
  /// Nil for rows, of which nobody knows what they leave out.
  private let every: Int?
  private let rate: Double
  private let isCounted: Bool
  private var count = 0
  private var lastFrame: Int?
  /// The next frame of a log.
  private(set) var next = 0

  init(_ reader: TrajectoryReader) {
    (every, rate) = (reader.header?.every, reader.header?.ticksPerSecond ?? 60)
    isCounted = !reader.hasTicks
  }

  typealias Body = (TickRecord, Bool) throws(RecordFault) -> Void

  mutating func take(_ given: TickRecord, isFrame: Bool, _ body: Body) throws(RecordFault) {
    var record = given
    // Rows that hold nobody count as well.
    if isCounted { record.tick = count }
    if !record.time.isFinite { record.time = Double(record.tick) / rate }
    try body(record, isFrame)
    count += 1
    if isFrame { lastFrame = record.tick }
    if let every, record.tick == next { next += every }
  }

  /// Takes the frames without a line before a tick, and the last of all, which is one whatever its number.
  mutating func pass(
    to end: Int, last: Int? = nil, _ body: Body
  ) throws(RecordFault) {
    guard every != nil else { return }
    while next < end { try takeNobody(at: next, body) }
    if let last, last != lastFrame { try takeNobody(at: last, body) }
  }

  private mutating func takeNobody(at tick: Int, _ body: Body) throws(RecordFault) {
    var nobody = TickRecord()
    nobody.tick = tick
    try take(nobody, isFrame: true, body)
  }
}
