// SPDX-License-Identifier: MIT

/// Writes one JSON object per tick and item, with keys in column order.
package struct JSONLinesWriter: TrajectoryWriter {
  private let layout: RowLayout
  /// The text that precedes each value, such as `{"tick":` or `,"time":`.
  private let keys: RowPrefixes
  private let cells: RowCells
  private var values: RowValues

  package init(_ layout: RowLayout) { self.init(layout, tag: nil) }

  init(_ layout: RowLayout, tag: LogWriter.Tag?) {
    self.layout = layout
    let start = tag.map { "{\"record\":\"\($0.rawValue)\"," } ?? "{"
    keys = RowPrefixes(
      layout.columns.enumerated().map { index, column in
        "\(index == 0 ? start : ",")\"\(column.name)\":"
      })
    cells = RowCells(layout.columns)
    values = RowValues(layout, null: "null") { JSONText.append($0, to: &$1) }
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    for item in layout.ids.indices where values.isShown(item, in: frame) {
      values.append(cells, of: item, in: frame, after: keys, to: &buffer)
      buffer.append(literal: "}\n")
    }
  }
}
