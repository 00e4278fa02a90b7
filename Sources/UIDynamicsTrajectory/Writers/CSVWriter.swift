// SPDX-License-Identifier: MIT

/// Writes a header line, then one row of comma-separated values per tick and item.
package struct CSVWriter: TrajectoryWriter {
  private let layout: RowLayout
  private let cells: RowCells
  private let separators: RowPrefixes
  private var values: RowValues

  package init(_ layout: RowLayout) {
    self.layout = layout
    cells = RowCells(layout.columns)
    separators = .commas(layout.columns.count)
    values = RowValues(layout, null: "") { CSVText.append($0, to: &$1) }
  }

  package mutating func begin(_ buffer: inout ByteBuffer) {
    CSVText.append(line: layout.columns.map { $0.name }, to: &buffer)
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    for item in layout.ids.indices where values.isShown(item, in: frame) {
      values.append(cells, of: item, in: frame, after: separators, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}
