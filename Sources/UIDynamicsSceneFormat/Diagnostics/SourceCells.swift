// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The characters in a part of a line, as a terminal displays them.
struct SourceCells {
  private static let tabWidth = 4

  /// A Unicode scalar, or one byte of malformed UTF-8.
  struct Cell {
    let start: Int
    let end: Int
    let text: String
    let width: Int
  }

  private(set) var cells: [Cell] = []

  /// Splits a range into cells; it may start or end inside a character.
  init(_ range: SourceRange, of source: SourceText) {
    var start = Self.scalarStart(range.lower, in: source.bytes)
    var bytes = source.bytes[start..<range.upper].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var column = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        append(UTF8.decode(encoded), at: &start, length: encoded.count, column: &column)
      case .error(let length):
        for _ in 0..<length { append(byte: source.bytes[start], at: &start, column: &column) }
      case .emptyInput: return
      }
    }
  }

  private static func scalarStart(_ offset: Int, in bytes: [UInt8]) -> Int {
    (max(0, offset - 3)...offset).last { $0 < bytes.count && bytes[$0] >= 0xC0 }
      .flatMap { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 ? $0 : nil } ?? offset
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, at start: inout Int, length: Int, column: inout Int
  ) {
    let text =
      scalar == "\t"
      ? String(repeating: " ", count: Self.tabWidth - column % Self.tabWidth) : visible(scalar)
    let width = text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
    cells.append(Cell(start: start, end: start + length, text: text, width: width))
    start += length
    column += width
  }

  private mutating func append(byte: UInt8, at start: inout Int, column: inout Int) {
    let digits = String(byte, radix: 16, uppercase: true)
    cells.append(Cell(start: start, end: start + 1, text: "<\(digits)>", width: 4))
    start += 1
    column += 4
  }

  /// Returns the longest run of cells that ends before an offset and fits.
  func run(before offset: Int, fitting columns: Int) -> Run {
    let end = cells.firstIndex { $0.start >= offset } ?? cells.count
    var (start, width) = (end, 0)
    while start > 0, width + cells[start - 1].width <= columns {
      start -= 1
      width += cells[start].width
    }
    return Run(cells[start..<end], at: offset)
  }

  func run(from offset: Int, fitting columns: Int) -> Run {
    let start = cells.firstIndex { $0.start >= offset } ?? cells.count
    var (end, width) = (start, 0)
    while end < cells.count, width + cells[end].width <= columns {
      width += cells[end].width
      end += 1
    }
    return Run(cells[start..<end], at: offset)
  }

  func width(of range: SourceRange) -> Int {
    cells.reduce(0) {
      range.lower <= $1.start && $1.start < range.upper ? $0 + $1.width : $0
    }
  }

  struct Run {
    /// The byte offsets in the source.
    let start: Int
    let end: Int
    let text: String
    let width: Int

    init(_ cells: ArraySlice<Cell>, at offset: Int) {
      start = cells.first?.start ?? offset
      end = cells.last?.end ?? offset
      text = cells.map { $0.text }.joined()
      width = cells.reduce(0) { $0 + $1.width }
    }
  }
}
