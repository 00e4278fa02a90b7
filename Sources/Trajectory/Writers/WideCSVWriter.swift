// SPDX-License-Identifier: MIT

/// Rows as comma-separated values, one per tick: first the columns of the tick, then for every
/// item its columns under the names `item.column`.
package struct WideCSVWriter: TrajectoryWriter {
  private let layout: RowLayout
  private let lineEnd: CSVText.LineEnd
  /// The columns of a row with the item each belongs to; no item for those of the tick.
  private let cells: [(column: Column, item: Int?)]
  private var values: RowValues

  package init(_ layout: RowLayout, lineEnd: CSVText.LineEnd = .lineFeed) {
    (self.layout, self.lineEnd) = (layout, lineEnd)
    // Whose values they are stands in the header, so `item` has no column.
    let itemColumns = layout.columns.filter { !$0.belongsToTick && $0 != .item }
    cells =
      layout.columns.filter(\.belongsToTick).map { ($0, nil) }
      + layout.ids.indices.flatMap { item in itemColumns.map { ($0, item) } }
    values = RowValues(layout, null: "") { CSVText.append($0, to: &$1) }
  }

  package mutating func begin(_ buffer: inout ByteBuffer) {
    let names = cells.map { cell in
      cell.item.map { "\(layout.ids[$0]).\(cell.column.rawValue)" } ?? cell.column.rawValue
    }
    CSVText.append(line: names, lineEnd, to: &buffer)
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    for (number, cell) in cells.enumerated() {
      if number > 0 { buffer.append(UInt8(ascii: ",")) }
      if let item = cell.item, !values.isShown(item, in: frame) { continue }
      values.append(cell.column, of: cell.item ?? 0, in: frame, to: &buffer)
    }
    CSVText.append(lineEnd, to: &buffer)
  }
}
