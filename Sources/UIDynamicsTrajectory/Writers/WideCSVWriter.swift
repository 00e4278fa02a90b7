// SPDX-License-Identifier: MIT

/// Rows as comma-separated values, one per tick: first the columns of the tick, then for every
/// item its columns under the names `item.column`.
package struct WideCSVWriter: TrajectoryWriter {
  private let lineEnd: CSVText.LineEnd
  /// The columns of a row with the item each belongs to; no item for those of the tick.
  private let cells: [(name: String, cell: RowCell, item: Int?)]
  private let separators: RowPrefixes
  private var values: RowValues

  package init(_ layout: RowLayout, lineEnd: CSVText.LineEnd = .lineFeed) {
    (self.lineEnd, cells) = (lineEnd, layout.wideCells)
    separators = .commas(cells.count)
    values = RowValues(layout, null: "") { CSVText.append($0, to: &$1) }
  }

  package mutating func begin(_ buffer: inout ByteBuffer) {
    CSVText.append(line: cells.map { $0.name }, lineEnd, to: &buffer)
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    separators.forEach {
      values.append(
        cells[$0].cell, ofWide: cells[$0].item, in: frame, behind: $1, to: &buffer)
    }
    CSVText.append(lineEnd, to: &buffer)
  }
}
