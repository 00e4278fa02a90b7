// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Reads JSON Lines rows that have the same keys as the first row.
///
/// Rows as formatted by this package or by Python's `json.dumps` are compared byte by byte, which is fast.
/// Other rows, such as those with reordered keys or different whitespace, are parsed by name.
struct RowScanner {
  let columns: [Column]
  let valueColumns: [Column]
  let skipsUnknown: Bool
  /// The cells of a row by key.
  private let cells: [String: CSVScanner.Cell]
  /// `true` if a row contains a whole tick, with names such as `square.y`.
  let isWide: Bool
  /// The bytes that precede each value.
  private let keys: [[UInt8]]
  private(set) var ids: ItemTable

  /// Reads the frames of a log.
  init(_ columns: [Column], tag: LogWriter.Tag, ids: [String]) {
    let cells = columns.map { CSVScanner.Cell(name: $0.rawValue, column: $0) }
    self.init(columns, cells, isWide: false, tag: tag, ids: ItemTable(ids), isSpaced: false)
  }

  private init(
    _ columns: [Column], _ cells: [CSVScanner.Cell], isWide: Bool, tag: LogWriter.Tag?,
    ids: ItemTable, isSpaced: Bool
  ) {
    self.columns = columns
    valueColumns = columns.filter { !$0.belongsToTick && $0 != .item }
    skipsUnknown = tag != nil
    let start = tag.map { "{\"record\":\"\($0.rawValue)\"," } ?? "{"
    let (comma, colon) = isSpaced ? (", ", ": ") : (",", ":")
    keys = columns.enumerated().map { index, column in
      Array("\(index == 0 ? start : comma)\"\(column.rawValue)\"\(colon)".utf8)
    }
    (self.ids, self.isWide) = (ids, isWide)
    self.cells = cells.reduce(into: [:]) { $0[$1.name] = $1 }
  }

  init(first line: RecordScanner) throws(RecordFault) {
    var scanner = line
    var (cells, ids, columns) = ([CSVScanner.Cell](), ItemTable([]), [Column]())
    for member in try scanner.members() {
      guard let cell = CSVScanner.cell(named: member.key, &ids) else {
        throw RecordFault.unknownColumn(member.key)
      }
      cells.append(cell)
      if !columns.contains(cell.column) { columns.append(cell.column) }
    }
    self.init(
      columns, cells, isWide: try CSVScanner.isWide(cells), tag: nil, ids: ids,
      isSpaced: Self.isSpaced(line.bytes))
  }

  private static func isSpaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    return colon.map { bytes[($0 + 1)...].first == UInt8(ascii: " ") } ?? false
  }

  mutating func read(
    _ line: RecordScanner, into values: inout [Double]
  ) throws(RecordFault) -> RowKey {
    if isWide { return try readByName(line, into: &values) }
    let count = values.count
    var scanner = line
    var key = RowKey()
    for (index, column) in columns.enumerated() {
      guard scanner.skip(keys[index]), !scanner.isAtSpace else {
        values.removeLast(values.count - count)
        return try readByName(line, into: &values)
      }
      try store(column, from: &scanner, into: &values, &key)
    }
    guard scanner.skip("}") else {
      values.removeLast(values.count - count)
      return try readByName(line, into: &values)
    }
    scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.fault("unexpected text after the record") }
    return key
  }

  private mutating func store(
    _ column: Column, from scanner: inout RecordScanner, into values: inout [Double],
    _ key: inout RowKey
  ) throws(RecordFault) {
    switch column {
    case .tick: key.tick = try scanner.tick()
    case .time: key.time = try scanner.number()
    case .item: key.item = try ids.index(from: &scanner)
    case .awake: values.append(try scanner.truth())
    case .x, .y, .angle, .vx, .vy, .omega, .width, .height, .speed, .minX, .minY, .maxX, .maxY,
      .alpha:
      values.append(try scanner.number(isSingle: true))
    case .bodyX, .bodyY, .bodyAngle:
      let isNull = scanner.skip(Array("null".utf8))
      values.append(isNull ? .nan : try scanner.number(isSingle: true))
    }
  }

  /// Reads a wide row, or a row with reordered keys or different whitespace.
  private mutating func readByName(
    _ line: RecordScanner, into values: inout [Double]
  ) throws(RecordFault) -> RowKey {
    var (scanner, key) = (line, RowKey())
    let start = values.count
    let members = try scanner.members()
    scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.fault("unexpected text after the record") }
    values += repeatElement(.nan, count: valueColumns.count * (isWide ? ids.ids.count : 1))
    for member in members {
      guard let cell = cells[member.key] else {
        if skipsUnknown || !isWide && Column(rawValue: member.key) != nil { continue }
        throw RecordFault.unknownColumn(member.key)
      }
      // In a wide row, the values of a missing item are `null`.
      if cell.item != nil, case .null = member.value { continue }
      let number = try number(cell.column, member.value, &key)
      guard let number, let column = valueColumns.firstIndex(of: cell.column) else { continue }
      values[start + (cell.item ?? 0) * valueColumns.count + column] = number
    }
    if isWide { return key }
    for column in columns where !members.contains(where: { $0.key == column.rawValue }) {
      throw RecordFault("the row has no \"\(column.rawValue)\"")
    }
    return key
  }

  /// Returns a value of an item, or stores one of the tick, or the item itself, in the key.
  private mutating func number(
    _ column: Column, _ value: RecordedValue, _ key: inout RowKey
  ) throws(RecordFault) -> Double? {
    switch (column, value) {
    case (.tick, .number(let number)):
      guard let tick = Int(exactly: number), tick >= 0 else { throw RecordFault.tick }
      key.tick = tick
    case (.time, .number(let number)): key.time = number
    case (.item, .text(let id)): key.item = ids.index(of: id)
    case (.awake, .boolean(let value)): return value ? 1 : 0
    case (.bodyX, .null), (.bodyY, .null), (.bodyAngle, .null): return .nan
    case (_, .number(let number)) where column.isSinglePrecision: return Double(Float(number))
    case (_, _): throw RecordFault("\"\(column.rawValue)\" cannot have this value")
    }
    return nil
  }
}

struct RowKey {
  var tick: Int?
  var time = Double.nan
  var item = 0
}

/// The ids in a file, in order of first appearance.
struct ItemTable {
  private(set) var ids: [String] = []
  private var indices: [String: Int] = [:]
  /// The ids as JSON strings.
  private var quoted: [[UInt8]] = []
  private var next = 0

  init(_ ids: [String]) { for id in ids { _ = index(of: id) } }

  mutating func index(of id: String) -> Int {
    if let index = indices[id] { return index }
    var buffer = ByteBuffer()
    JSONText.append(id, to: &buffer)
    indices[id] = ids.count
    ids.append(id)
    quoted.append(buffer.bytes)
    return ids.count - 1
  }

  /// Reads an id; first tries the one after the last id that was read.
  mutating func index(from scanner: inout RecordScanner) throws(RecordFault) -> Int {
    if next >= quoted.count { next = 0 }
    if next < quoted.count, scanner.skip(quoted[next]) {
      next += 1
      return next - 1
    }
    let item = index(of: try scanner.string())
    next = item + 1
    return item
  }
}

extension RecordFault {
  static let tick = RecordFault("a tick is a whole number, 0 or more")

  static func unknownColumn(_ name: String) -> RecordFault {
    RecordFault(
      "unknown column \"\(name)\"",
      hint: hint(for: name))
  }

  private static func hint(for name: String) -> String {
    if name.isEmpty { return "this is the pandas index; to_csv(…, index=False) omits it" }
    if name == "event" { return "these are events, not rows; a log contains both" }
    if let hint = separatorHint(in: name) { return hint }
    let word = String(name.drop { $0 == " " }).lowercased()
    // Names may include a unit, as in "x_pt".
    let stem = String(word.prefix { $0 != "_" && $0 != " " && $0 != "(" && $0 != "[" })
    if word.hasPrefix("time"), word.contains("ms") || word.contains("milli") {
      return "did you mean \"time\", in seconds?"
    }
    let column = synonyms[word] ?? Column.allCases.first { $0.rawValue.lowercased() == stem }
    return column.map { "did you mean \"\($0.rawValue)\"?" }
      ?? "\"uidyn help output\" lists the columns; remove the others from the file"
  }

  static func separatorHint(in name: String) -> String? {
    for (sign, word) in [(";", "semicolons"), ("\t", "tabs")] where name.contains(sign) {
      return "separate columns with commas, not \(word)"
    }
    return nil
  }

  /// Column names that other recorders use.
  private static let synonyms: [String: Column] = [
    "t": .time, "timestamp": .time, "seconds": .time, "s": .time, "frame": .tick, "step": .tick,
    "id": .item, "name": .item, "view": .item, "rotation": .angle, "theta": .angle,
  ]
}

extension RecordScanner {
  mutating func tick() throws(RecordFault) -> Int {
    let start = position
    let value = try number()
    guard let tick = Int(exactly: value), tick >= 0 else {
      throw RecordFault(column: start + 1, "a tick is a whole number, 0 or more")
    }
    return tick
  }

  mutating func truth() throws(RecordFault) -> Double {
    if skip(Array("true".utf8)) { return 1 }
    if skip(Array("false".utf8)) { return 0 }
    throw fault("\"awake\" must be true or false")
  }
}
