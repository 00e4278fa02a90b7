// SPDX-License-Identifier: MIT

package enum CaseReader {
  /// Returns the cells of a line, or `nil` if it is incomplete.
  package static func cells(
    _ line: ArraySlice<UInt8>, _ writer: CaseWriter
  ) -> [CaseCell]? {
    line.withUnsafeBufferPointer { bytes in
      var scanner = RecordScanner(bytes)
      return switch writer.format {
      case .csv: try? fields(&scanner, writer.columns.count)
      case .jsonLines: try? members(&scanner, writer.columns)
      }
    }
  }

  private static func fields(
    _ scanner: inout RecordScanner, _ count: Int
  ) throws(RecordFault) -> [CaseCell] {
    var cells: [CaseCell] = []
    repeat {
      let text = try scanner.field()
      cells.append(Double(text).map { .number($0) } ?? .word(text))
    } while scanner.skip(",")
    guard cells.count == count else { throw scanner.fault("the line is incomplete") }
    return cells
  }

  private static func members(
    _ scanner: inout RecordScanner, _ columns: [String]
  ) throws(RecordFault) -> [CaseCell] {
    let record = try scanner.value()
    return columns.map { column in
      record[column]?.text.map { .word($0) } ?? CaseCell(record[column]?.number)
    }
  }
}
