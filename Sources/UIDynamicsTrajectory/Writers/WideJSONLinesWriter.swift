// SPDX-License-Identifier: MIT

/// Rows as JSON Lines, one object per tick with the columns and names of wide CSV.
package struct WideJSONLinesWriter: TrajectoryWriter {
  /// The columns of a row with the item each belongs to, and what stands before each value.
  private let cells: [(key: [UInt8], cell: RowCell, item: Int?)]
  private var values: RowValues

  package init(_ layout: RowLayout) {
    cells = layout.wideCells.enumerated().map { place, cell in
      var key = ByteBuffer()
      key.append(UInt8(ascii: place == 0 ? "{" : ","))
      JSONText.append(cell.name, to: &key)
      key.append(UInt8(ascii: ":"))
      return (key.bytes, cell.cell, cell.item)
    }
    values = RowValues(layout, null: "null") { JSONText.append($0, to: &$1) }
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    if cells.isEmpty { buffer.append(UInt8(ascii: "{")) }
    for cell in cells {
      values.append(cell.cell, ofWide: cell.item, in: frame, behind: cell.key, to: &buffer)
    }
    buffer.append(literal: "}\n")
  }
}
