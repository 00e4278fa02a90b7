// SPDX-License-Identifier: MIT

/// A line of code, broken the way swift-format does if it is too long.
///
/// Breaks after `=` if an operator follows, then after the outermost opening bracket, then wherever a line is full.
struct CodeLine {
  static let width = 100

  private let text: [Character]
  private let indentation: Int

  init(_ line: String) {
    let characters = Array(line)
    indentation = characters.prefix { $0 == " " }.count
    text = Array(characters.dropFirst(indentation))
  }

  private var margin: String { String(repeating: " ", count: indentation) }

  var broken: [String] {
    if indentation + text.count <= Self.width || text.starts(with: "//") {
      return [margin + String(text)]
    }
    if let remark {
      // A trailing comment that does not fit moves above the code.
      let comment = String(text[(remark + 2)...])
      return [margin + comment] + CodeLine(margin + String(text[..<remark])).broken
    }
    let breaks = CodeBreaks(text, width: Self.width - indentation)
    if let sign = breaks.assignment {
      let value = CodeLine(margin + "  " + String(text[(sign + 3)...]))
      return [margin + String(text[..<(sign + 2)])] + value.filled(deeper: 0)
    }
    let lines = filled(deeper: 2)
    // The brace after a broken condition is on a separate line.
    guard text.starts(with: "if "), lines[lines.count - 1].hasSuffix(" {") else { return lines }
    return lines.dropLast() + [String(lines[lines.count - 1].dropLast(2)), margin + "{"]
  }

  private func filled(deeper: Int) -> [String] {
    if indentation + text.count <= Self.width { return [margin + String(text)] }
    let breaks = CodeBreaks(text, width: Self.width - indentation)
    let pieces = breaks.pieces
    var (lines, line) = ([String](), margin + (pieces.first ?? ""))
    for piece in pieces.dropFirst() {
      let isFull = line.count + Self.trimmed(piece).count > Self.width
      if isFull || breaks.isChoice || line.hasSuffix("(") || line.hasSuffix("[") {
        lines.append(Self.trimmed(line))
        line = String(repeating: " ", count: indentation + deeper) + piece
      } else {
        line += piece
      }
    }
    lines.append(Self.trimmed(line))
    return pieces.count == 1 ? lines : lines.flatMap { CodeLine($0).broken }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// The index of the trailing comment, including the spaces before it.
  private var remark: Int? {
    let sign = Array("  // ")
    return text.indices.dropLast(sign.count).last { text[$0...].starts(with: sign) }
  }
}
