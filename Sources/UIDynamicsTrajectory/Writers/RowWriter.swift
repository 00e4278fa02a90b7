// SPDX-License-Identifier: MIT

/// The format of rows; the raw value is its file extension.
package enum RowFormat: String, CaseIterable, Sendable {
  case jsonLines = "jsonl"
  case csv
}

/// Writes one row per tick and item or, if wide, one per tick with values named `item.column`.
package struct RowWriter {
  private let layout: RowLayout
  private let format: RowFormat
  private let isWide: Bool
  /// The cells of a wide row; `item` is `nil` for columns that belong to the tick.
  private let wideCells: [(name: String, cell: RowCell, item: Int?)]
  private let names: [String]
  /// The text that precedes each value, such as `{"tick":` or a comma.
  private let prefixes: RowPrefixes
  private let cells: RowCells
  private var values: RowValues

  package init(_ layout: RowLayout, _ format: RowFormat = .jsonLines, isWide: Bool = false) {
    self.init(layout, format, isWide: isWide, tag: nil)
  }

  init(_ layout: RowLayout, _ format: RowFormat, isWide: Bool, tag: LogWriter.Tag?) {
    (self.layout, self.format, self.isWide) = (layout, format, isWide)
    wideCells = isWide ? layout.wideCells : []
    names = isWide ? wideCells.map { $0.name } : layout.columns.map { $0.name }
    cells = RowCells(layout.columns)
    switch format {
    case .csv:
      prefixes = RowPrefixes(names.indices.map { $0 == 0 ? "" : "," })
      values = RowValues(layout, null: "") { CSVText.append($0, to: &$1) }
    case .jsonLines:
      let start = tag.map { "{\"record\":\"\($0.rawValue)\"," } ?? "{"
      prefixes = RowPrefixes(
        names.enumerated().map { "\($0 == 0 ? start : ",")\(JSONText.text(of: $1)):" })
      values = RowValues(layout, null: "null") { JSONText.append($0, to: &$1) }
    }
  }

  package func begin(_ buffer: inout ByteBuffer) {
    if format == .csv { CSVText.append(line: names, to: &buffer) }
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    values.prepare(frame)
    let end: StaticString = format == .csv ? "\n" : "}\n"
    if isWide {
      if names.isEmpty, format == .jsonLines { buffer.append(UInt8(ascii: "{")) }
      prefixes.forEach {
        values.append(
          wideCells[$0].cell, ofWide: wideCells[$0].item, in: frame, after: $1, to: &buffer)
      }
      return buffer.append(literal: end)
    }
    for item in layout.ids.indices where values.isShown(item, in: frame) {
      values.append(cells, of: item, in: frame, after: prefixes, to: &buffer)
      buffer.append(literal: end)
    }
  }
}
