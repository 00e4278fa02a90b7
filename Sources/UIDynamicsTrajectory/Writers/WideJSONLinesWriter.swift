// SPDX-License-Identifier: MIT

/// Writes one JSON object per tick, with the same names as in wide CSV.
package struct WideJSONLinesWriter: TrajectoryWriter {
  private let cells: [(name: String, cell: RowCell, item: Int?)]
  private let keys: RowPrefixes
  private var values: RowValues

  package init(_ layout: RowLayout) {
    cells = layout.wideCells
    keys = RowPrefixes(
      cells.enumerated().map { index, cell in
        "\(index == 0 ? "{" : ",")\(JSONText.text(of: cell.name)):"
      })
    values = RowValues(layout, null: "null") { JSONText.append($0, to: &$1) }
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    if cells.isEmpty { buffer.append(UInt8(ascii: "{")) }
    keys.forEach {
      values.append(
        cells[$0].cell, ofWide: cells[$0].item, in: frame, after: $1, to: &buffer)
    }
    buffer.append(literal: "}\n")
  }
}
