// SPDX-License-Identifier: MIT

/// Writes one line per case of a sweep, as CSV or JSON Lines.
package struct CaseWriter: Sendable {
  package let columns: [String]
  package let format: RowFormat

  package init(_ columns: [String], _ format: RowFormat) {
    (self.columns, self.format) = (columns, format)
  }

  package func begin(_ buffer: inout ByteBuffer) {
    if format == .csv { CSVText.append(line: columns, to: &buffer) }
  }

  package func write(_ cells: [CaseCell], to buffer: inout ByteBuffer) {
    append(cells, to: &buffer)
    if format == .jsonLines { buffer.append(UInt8(ascii: "}")) }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func append(_ cells: [CaseCell], to buffer: inout ByteBuffer) {
    if format == .jsonLines { buffer.append(UInt8(ascii: "{")) }
    for (index, cell) in cells.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      switch format {
      case .csv: buffer.append(field: cell)
      case .jsonLines:
        JSONText.append(columns[index], to: &buffer)
        buffer.append(UInt8(ascii: ":"))
        buffer.append(json: cell)
      }
    }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(field cell: CaseCell) {
    switch cell {
    case .nothing: break
    // A case must stay on a single line.
    case .word(let text), .value(.string(let text)): CSVText.append(visible(text), to: &self)
    case .digest(let digest): NumberText.append(hexadecimal: digest, to: &self)
    case .integer, .number, .single, .value(.number), .value(.boolean): append(json: cell)
    case .value(.numbers), .value(.object):
      var inner = ByteBuffer()
      inner.append(json: cell)
      CSVText.append(String(decoding: inner.bytes, as: UTF8.self), to: &self)
    }
  }

  fileprivate mutating func append(json cell: CaseCell) {
    switch cell {
    case .nothing: append(literal: "null")
    case .integer(let value): NumberText.append(value, to: &self)
    case .number(let value): NumberText.append(value, to: &self)
    case .single(let value): NumberText.append(value, to: &self)
    case .word(let text): JSONText.append(text, to: &self)
    case .digest(let digest): append(digest: digest)
    case .value(let value): append(value)
    }
  }
}
