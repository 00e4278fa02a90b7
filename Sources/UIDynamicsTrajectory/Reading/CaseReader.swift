// SPDX-License-Identifier: MIT

/// Reads the numbers of lines that a `CaseWriter` wrote.
package enum CaseReader {
  /// The number of every column; nil where there is none, and for a line that is not whole.
  package static func numbers(
    _ line: ArraySlice<UInt8>, _ writer: CaseWriter
  ) -> [Double?]? {
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
  ) throws(RecordFault) -> [Double?] {
    var numbers: [Double?] = []
    repeat { numbers.append(Double(try scanner.field())) } while scanner.skip(",")
    guard numbers.count == count else { throw scanner.fault("the line is not whole") }
    return numbers
  }

  private static func members(
    _ scanner: inout RecordScanner, _ columns: [String]
  ) throws(RecordFault) -> [Double?] {
    let record = try scanner.value()
    return columns.map { record[$0]?.number }
  }
}
