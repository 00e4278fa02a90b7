// SPDX-License-Identifier: MIT

package struct TouchRow: Equatable, Sendable {
  package enum Phase: String, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The time of the touch, in seconds.
  package var time: Double
  /// The position of the finger, in pt.
  package var x, y: Double
  /// The name of the finger; empty if the file contains only one.
  package var finger = ""
  /// The phase of the touch; `nil` if the file does not contain phases.
  package var phase: Phase?

  package var isLast: Bool { phase == .ended || phase == .cancelled }
}

/// Reads touches from rows of `time,x,y` and, optionally, `finger` and `phase`; columns may be in any order.
package enum TouchReader {
  private enum Column: String, CaseIterable { case time, x, y, finger, phase }

  /// Reads a whole file; `check` may reject it because of its row count.
  package static func rows(
    file: String, _ feed: @escaping ByteFeed, check: (Int) throws(RecordFault) -> Void
  ) throws(RecordFault) -> [TouchRow] {
    let lines = try LineReader(file: file, feed)
    var (columns, rows) = ([Column](), [TouchRow]())
    while try lines.next({ line throws(RecordFault) in
      var scanner = line
      if columns.isEmpty { return columns = try header(&scanner) }
      let row = try self.row(&scanner, columns)
      if let last = rows.last, row.time < last.time {
        throw RecordFault("the time \(row.time) is not after \(last.time)")
      }
      rows.append(row)
      try check(rows.count)
    }) {}
    if rows.isEmpty { throw RecordFault(file: file, "no touches") }
    return rows
  }

  private static func header(_ scanner: inout RecordScanner) throws(RecordFault) -> [Column] {
    var columns: [Column] = []
    repeat {
      let name = try scanner.field()
      guard let column = Column(rawValue: name), !columns.contains(column) else {
        throw RecordFault("touches have only the columns time, x, y, finger and phase")
      }
      columns.append(column)
    } while scanner.skip(",")
    if columns.contains(.time), columns.contains(.x), columns.contains(.y) { return columns }
    throw RecordFault("touches need the columns time, x and y")
  }

  private static func row(
    _ scanner: inout RecordScanner, _ columns: [Column]
  ) throws(RecordFault) -> TouchRow {
    var row = TouchRow(time: 0, x: 0, y: 0)
    for (index, column) in columns.enumerated() {
      if index > 0, !scanner.skip(",") { throw scanner.fault("the line has too few fields") }
      switch column {
      case .time: row.time = try number(&scanner)
      case .x: row.x = try number(&scanner)
      case .y: row.y = try number(&scanner)
      case .finger: row.finger = try scanner.field()
      case .phase:
        row.phase = TouchRow.Phase(rawValue: try scanner.field())
        if row.phase == nil {
          throw scanner.fault("a phase must be began, moved, stationary, ended or cancelled")
        }
      }
    }
    if !scanner.isAtEnd { throw scanner.fault("the line has more fields than the header") }
    return row
  }

  private static func number(_ scanner: inout RecordScanner) throws(RecordFault) -> Double {
    let number = try scanner.number()
    if number.magnitude <= 1e9 { return number }
    throw scanner.fault("the number is too large")
  }
}
