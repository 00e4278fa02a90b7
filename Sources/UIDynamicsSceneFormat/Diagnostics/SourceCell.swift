// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A character in a line of text, as a terminal displays it: a Unicode scalar, or one byte of malformed UTF-8.
struct SourceCell {
  private static let tabWidth = 4

  let start: Int
  let end: Int
  let text: String
  let width: Int

  /// Splits a range into cells; it may start or end inside a character.
  static func cells(in range: SourceRange, of source: SourceText) -> [SourceCell] {
    var start = scalarStart(range.lower, in: source.bytes)
    var bytes = source.bytes[start..<range.upper].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var (cells, column) = ([SourceCell](), 0)
    func append(_ text: String, length: Int) {
      let width = text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
      cells.append(SourceCell(start: start, end: start + length, text: text, width: width))
      start += length
      column += width
    }
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        let tab = String(repeating: " ", count: tabWidth - column % tabWidth)
        append(scalar == "\t" ? tab : visible(scalar), length: encoded.count)
      case .error(let length):
        for _ in 0..<length {
          append("<\(String(source.bytes[start], radix: 16, uppercase: true))>", length: 1)
        }
      case .emptyInput: return cells
      }
    }
  }

  private static func scalarStart(_ offset: Int, in bytes: [UInt8]) -> Int {
    (max(0, offset - 3)...offset).last { $0 < bytes.count && bytes[$0] >= 0xC0 }
      .flatMap { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 ? $0 : nil } ?? offset
  }
}

extension [SourceCell] {
  var width: Int { reduce(0) { $0 + $1.width } }
}
