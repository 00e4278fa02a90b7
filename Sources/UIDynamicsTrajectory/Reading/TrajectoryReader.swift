// SPDX-License-Identifier: MIT

/// Reads a log or row file one tick at a time.
package final class TrajectoryReader {
  package let file: String
  package var header: RunHeader? { log?.header }
  /// The summary of a log, available after the last tick.
  package var summary: RunSummary? { log?.summary }
  package private(set) var rowCount = 0
  private let lines: LineReader
  private var log: Log?
  // One of these two scanners reads the rows.
  private var json: RowScanner?
  private var csv: CSVScanner?
  private var digests: [TickDigest] = []
  /// The first rows of the next tick, which have already been read.
  private var pending = TickRecord()
  private var values: [Double] = []
  /// The tick of each item's last row, or -1 before the first one.
  private var lastTicks: [Int] = []
  /// Empty wide rows that have not been taken yet; `nil` if they are not collected.
  private var emptyTicks: [TickRecord]?

  package init(
    file: String, decoder: LogDecoder? = .all, _ feed: @escaping ByteFeed
  ) throws(RecordFault) {
    self.file = file
    lines = try LineReader(file: file, feed)
    if lines.beginning.starts(with: #"{"record""#.utf8) {
      log = Log(decoder: decoder)
      try readHeader()
    } else if lines.beginning.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{") {
      json = try Self.rowScanner(lines)
    } else {
      csv = try Self.csv(lines)
    }
    try checkColumns()
  }

  private struct Log {
    let decoder: LogDecoder?
    var header: RunHeader?
    var summary: RunSummary?
    /// True after the summary has been read.
    var isComplete = false
  }

  private func readHeader() throws(RecordFault) {
    _ = try lines.next { line throws(RecordFault) in
      var scanner = line
      let record = RecordedValue.object(try scanner.members())
      guard record["record"]?.text == LogWriter.Tag.header.rawValue else {
        throw RecordFault("the log does not start with a header")
      }
      let header = try log?.decoder?.header(record)
      log?.header = header
      let ids = header?.items ?? record["items"]?.texts ?? []
      json = RowScanner(Column.defaultColumns, tag: .frame, ids: ids)
    }
  }

  private static func rowScanner(_ lines: LineReader) throws(RecordFault) -> RowScanner? {
    var scanner: RowScanner?
    try lines.peek { line throws(RecordFault) in scanner = try RowScanner(first: line) }
    return scanner
  }

  private static func csv(_ lines: LineReader) throws(RecordFault) -> CSVScanner? {
    var scanner: CSVScanner?
    _ = try lines.next { line throws(RecordFault) in scanner = try CSVScanner(header: line) }
    return scanner
  }

  private func checkColumns() throws(RecordFault) {
    if !hasTicks && !hasTimes {
      throw lines.fault(
        RecordFault(
          "no \"tick\" or \"time\" column",
          hint: ids.lazy.compactMap(RecordFault.separatorHint).first
            ?? "rows need one of them"))
    }
    if columns.isEmpty { throw lines.fault(RecordFault("no column describes an item")) }
  }

  // MARK: Contents

  package var columns: [Column] { json?.valueColumns ?? csv?.valueColumns ?? [] }

  /// The ids seen so far, or a single empty id if the rows do not contain ids.
  package var ids: [String] {
    let ids = json?.ids.ids ?? csv?.ids.ids ?? []
    return ids.isEmpty ? [""] : ids
  }

  private var allColumns: [Column] { json?.columns ?? csv?.columns ?? [] }
  package var hasTicks: Bool { allColumns.contains(.tick) }
  package var hasTimes: Bool { allColumns.contains(.time) }

  package func takeDigests() -> [TickDigest] {
    defer { digests.removeAll(keepingCapacity: true) }
    return digests
  }

  func keepEmptyTicks() { emptyTicks = [] }

  func takeEmptyTicks(before record: TickRecord?) -> [TickRecord] {
    let taken = (emptyTicks ?? []).prefix { empty in
      guard let record else { return true }
      return hasTicks ? empty.tick < record.tick : empty.time < record.time
    }
    emptyTicks?.removeFirst(taken.count)
    return Array(taken)
  }

  // MARK: Ticks

  package func next(_ record: inout TickRecord) throws(RecordFault) -> Bool {
    swap(&record, &pending)
    pending.removeAll()
    while pending.isEmpty {
      let hasLine = try lines.next { line throws(RecordFault) in try read(line, &record) }
      if hasLine { continue }
      if log?.isComplete == false {
        throw lines.fault(
          RecordFault(
            "the log ends without a summary",
            hint: "the run was interrupted, or the file is cut off"))
      }
      return !record.isEmpty
    }
    return true
  }

  private static let frame = Array(#"{"record":"frame","#.utf8)

  private func read(_ line: RecordScanner, _ record: inout TickRecord) throws(RecordFault) {
    var scanner = line
    if log == nil || scanner.skip(Self.frame) { return try readWholeRow(line, &record) }
    if log?.isComplete == true { throw RecordFault("unexpected text after the summary") }
    let value = RecordedValue.object(try scanner.members())
    guard let name = value["record"]?.text else {
      throw RecordFault("the line is not a record of a log", hint: "it needs the key \"record\"")
    }
    // Later releases may write more kinds of records.
    guard let tag = LogWriter.Tag(rawValue: name) else { return }
    switch tag {
    case .header: throw RecordFault("the log has a second header", hint: "are these two logs?")
    case .frame: try readWholeRow(line, &record)
    case .event: if let event = try log?.decoder?.event(value) { try append(event, &record) }
    case .digests: try takeDigests(value)
    case .summary:
      let summary = try log?.decoder?.summary(value)
      log?.summary = summary
      log?.isComplete = true
    }
  }

  private func readWholeRow(_ line: RecordScanner, _ record: inout TickRecord) throws(RecordFault) {
    if log?.isComplete == true { throw RecordFault("unexpected text after the summary") }
    values.removeAll(keepingCapacity: true)
    let key = try readRow(line)
    let isWide = csv?.isWide ?? json?.isWide ?? false
    let tick = try tick(of: key, after: record)
    let items = isWide ? try removeMissingItems() : [key.item]
    if items.isEmpty {
      var empty = TickRecord()
      (empty.tick, empty.time) = (tick, key.time)
      emptyTicks?.append(empty)
      return
    }
    try add(tick: tick, time: key.time, to: &record) { target throws(RecordFault) in
      for index in items {
        while lastTicks.count <= index { lastTicks.append(-1) }
        if lastTicks[index] == tick {
          throw RecordFault(
            "tick \(tick) has two rows of \"\(ids[index])\"",
            hint: allColumns.contains(.item) || isWide ? nil : "the file has no \"item\" column")
        }
        lastTicks[index] = tick
        target.items.append(index)
      }
      target.values += values
    }
    rowCount += items.count
  }

  /// Returns the items that are present in a wide row, and removes the values of all others.
  private func removeMissingItems() throws(RecordFault) -> [Int] {
    let columns = json?.valueColumns ?? csv?.valueColumns ?? []
    var (items, kept) = ([Int](), [Double]())
    for item in ids.indices {
      let own = values[item * columns.count..<(item + 1) * columns.count]
      if own.allSatisfy({ $0.isNaN }) && !own.isEmpty { continue }
      if let gap = zip(columns, own).first(where: { $1.isNaN && !$0.mayBeMissing }) {
        throw RecordFault("\"\(ids[item]).\(gap.0.rawValue)\" is missing")
      }
      items.append(item)
      kept += own
    }
    values = kept
    return items
  }

  private func readRow(_ line: RecordScanner) throws(RecordFault) -> RowKey {
    if let key = try json?.read(line, into: &values) { return key }
    return try csv?.read(line, into: &values) ?? RowKey()
  }

  /// Returns the row's tick; if rows contain only times, each new time starts a tick.
  private func tick(of key: RowKey, after record: TickRecord) throws(RecordFault) -> Int {
    if let tick = key.tick { return tick }
    if record.isEmpty || key.time == record.time { return record.tick }
    guard key.time > record.time else {
      throw RecordFault(
        "\(NumberText.text(of: key.time)) s comes after \(NumberText.text(of: record.time)) s",
        hint: "rows must be in order of time")
    }
    return record.tick + 1
  }

  private func append(_ event: EventRecord, _ record: inout TickRecord) throws(RecordFault) {
    try add(tick: event.tick, time: event.time, to: &record) { target in
      target.events.append(event)
    }
  }

  private func add(
    tick: Int, time: Double, to record: inout TickRecord,
    _ body: (inout TickRecord) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    if record.isEmpty || tick == record.tick {
      if !record.isEmpty, time != record.time, !time.isNaN {
        throw RecordFault(
          "tick \(tick) has two times, \(NumberText.text(of: record.time)) s and"
            + " \(NumberText.text(of: time)) s")
      }
      (record.tick, record.time) = (tick, time)
      return try body(&record)
    }
    guard tick > record.tick else {
      throw RecordFault(
        "tick \(tick) comes after tick \(record.tick)",
        hint: "rows must be in order of tick")
    }
    (pending.tick, pending.time) = (tick, time)
    try body(&pending)
  }

  private func takeDigests(_ record: RecordedValue) throws(RecordFault) {
    guard let first = record["tick"]?.integer, let values = record["values"]?.elements else {
      throw RecordFault("the digests lack \"tick\" or \"values\"")
    }
    for (index, value) in values.enumerated() {
      guard let digest = value.digest else {
        throw RecordFault("a digest must have 16 hexadecimal digits")
      }
      digests.append(TickDigest(tick: first + index, value: digest))
    }
  }
}
