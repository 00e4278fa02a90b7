// SPDX-License-Identifier: MIT

/// Writes one row of comma-separated values per tick: the tick's columns, then `item.column` for each item.
package struct WideCSVWriter: TrajectoryWriter {
  /// `item` is `nil` for columns that belong to the tick.
  private let cells: [(name: String, cell: RowCell, item: Int?)]
  private let separators: RowPrefixes
  private var values: RowValues

  package init(_ layout: RowLayout) {
    cells = layout.wideCells
    separators = .commas(cells.count)
    values = RowValues(layout, null: "") { CSVText.append($0, to: &$1) }
  }

  package mutating func begin(_ buffer: inout ByteBuffer) {
    CSVText.append(line: cells.map { $0.name }, to: &buffer)
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    separators.forEach {
      values.append(
        cells[$0].cell, ofWide: cells[$0].item, in: frame, after: $1, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
