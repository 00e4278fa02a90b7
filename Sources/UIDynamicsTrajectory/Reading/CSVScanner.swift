// SPDX-License-Identifier: MIT

/// Reads rows of comma-separated values (RFC 4180); the header determines whether they are long or wide.
struct CSVScanner {
  struct Cell {
    let name: String
    var column: Column
    var item: Int?
  }

  let columns: [Column]
  let valueColumns: [Column]
  let isWide: Bool
  private let cells: [Cell]
  private(set) var ids: ItemTable

  init(header line: RecordScanner) throws(RecordFault) {
    var scanner = line
    var (cells, ids) = ([Cell](), ItemTable([]))
    repeat {
      let start = scanner.position
      let name = try scanner.field()
      guard let cell = Self.cell(named: name, &ids) else {
        var fault = RecordFault.unknownColumn(name)
        fault.column = start + 1
        throw fault
      }
      cells.append(cell)
    } while scanner.skip(",")
    (self.cells, self.ids) = (cells, ids)
    isWide = try Self.isWide(cells)
    columns = cells.reduce(into: []) { if !$0.contains($1.column) { $0.append($1.column) } }
    valueColumns = columns.filter { !$0.belongsToTick && $0 != .item }
    try checkHeader()
  }

  /// Splits a name such as `square.y` at the last period, because ids may contain periods.
  static func cell(named name: String, _ ids: inout ItemTable) -> Cell? {
    if let column = Column(rawValue: name) { return Cell(name: name, column: column) }
    guard let point = name.lastIndex(of: "."),
      let column = Column(rawValue: String(name[name.index(after: point)...]))
    else { return nil }
    return Cell(name: name, column: column, item: ids.index(of: String(name[..<point])))
  }

  /// Returns `true` if some columns belong to items; every other column must then belong to the tick.
  static func isWide(_ cells: [Cell]) throws(RecordFault) -> Bool {
    guard let wide = cells.first(where: { $0.item != nil }) else { return false }
    if let stray = cells.first(where: { $0.item == nil && !$0.column.belongsToTick }) {
      let owner = wide.name.dropLast(wide.column.rawValue.utf8.count + 1)
      throw RecordFault(
        "\"\(stray.name)\" does not name its item",
        hint: "\"\(wide.name)\" would be \"\(wide.column.rawValue)\" of the item \"\(owner)\"")
    }
    return true
  }

  private func checkHeader() throws(RecordFault) {
    var seen: Set<[Int]> = []
    for cell in cells {
      let column = columns.firstIndex(of: cell.column) ?? 0
      if !seen.insert([column, cell.item ?? -1]).inserted {
        throw RecordFault("the column \"\(cell.column.rawValue)\" is repeated")
      }
    }
  }

  /// Appends the values of a line, which is one row or, in a wide file, the rows of all items.
  mutating func read(
    _ line: RecordScanner, into values: inout [Double]
  ) throws(RecordFault) -> RowKey {
    var (scanner, key) = (line, RowKey())
    let start = values.count
    values += repeatElement(.nan, count: valueColumns.count * (isWide ? ids.ids.count : 1))
    for (index, cell) in cells.enumerated() {
      if index > 0, !scanner.skip(",") {
        throw scanner.fault("the line has \(index) fields, but the header has \(cells.count)")
      }
      let offset = (cell.item ?? 0) * valueColumns.count
      let column = valueColumns.firstIndex(of: cell.column)
      let isQuoted = cell.column != .item && scanner.skip("\"")
      // In a wide row, a missing item has empty fields.
      if cell.item == nil || !scanner.isAtFieldEnd {
        try read(cell.column, from: &scanner, &key) {
          if let column { values[start + offset + column] = $0 }
        }
      }
      if isQuoted != scanner.skip("\"") || !scanner.isAtFieldEnd {
        throw scanner.fault("\"\(cell.column.rawValue)\" cannot have this value")
      }
    }
    if !scanner.isAtEnd { throw scanner.fault("the line has more fields than the header") }
    return key
  }

  private mutating func read(
    _ column: Column, from scanner: inout RecordScanner, _ key: inout RowKey,
    store: (Double) -> Void
  ) throws(RecordFault) {
    switch column {
    case .tick: key.tick = try scanner.tick()
    case .time: key.time = try scanner.number()
    case .item: key.item = ids.index(of: try scanner.field())
    case .awake: store(try scanner.truth())
    case .x, .y, .angle, .vx, .vy, .omega, .width, .height, .speed, .minX, .minY, .maxX, .maxY,
      .alpha:
      store(try scanner.number(isSingle: true))
    case .bodyX, .bodyY, .bodyAngle:
      store(scanner.isAtFieldEnd ? .nan : try scanner.number(isSingle: true))
    }
    guard scanner.isAtFieldEnd else {
      throw scanner.fault("\"\(column.rawValue)\" cannot have this value")
    }
  }
}

extension RecordScanner {
  fileprivate var isAtFieldEnd: Bool {
    isAtEnd || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"")
  }

  mutating func field() throws(RecordFault) -> String {
    let mark = UInt8(ascii: "\"")
    var text: [UInt8] = []
    guard skip("\"") else {
      while let byte, byte != UInt8(ascii: ",") {
        text.append(byte)
        advance(to: position + 1)
      }
      return String(decoding: text, as: UTF8.self)
    }
    while let byte {
      advance(to: position + 1)
      if byte == mark, !skip("\"") { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    throw fault("a quotation mark is missing", hint: "a field cannot contain line breaks")
  }
}
