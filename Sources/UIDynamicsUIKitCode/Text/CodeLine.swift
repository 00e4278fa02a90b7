// SPDX-License-Identifier: MIT

/// A line of code, broken into several where it is too long.
///
/// As swift-format does it: behind `=` where an operator follows, behind the outermost opening bracket,
/// and then where the columns are full.
struct CodeLine {
  /// How many columns there are.
  static let width = 100

  private let text: [Character]
  private let indentation: Int

  init(_ line: String) {
    let characters = Array(line)
    indentation = characters.prefix { $0 == " " }.count
    text = Array(characters.dropFirst(indentation))
  }

  private var margin: String { String(repeating: " ", count: indentation) }

  /// The lines, each with its indentation.
  var broken: [String] {
    if indentation + text.count <= Self.width || text.starts(with: "//") {
      return [margin + String(text)]
    }
    if let remark {
      // A remark that finds no room behind the code stands above it.
      let comment = String(text[(remark + 2)...])
      return [margin + comment] + CodeLine(margin + String(text[..<remark])).broken
    }
    let breaks = CodeBreaks(text, width: Self.width - indentation)
    if let sign = breaks.assignment {
      let value = CodeLine(margin + "  " + String(text[(sign + 3)...]))
      return [margin + String(text[..<(sign + 2)])] + value.filled(deeper: 0)
    }
    let lines = filled(deeper: 2)
    // A brace behind a broken condition has a line of its own.
    guard text.starts(with: "if "), lines[lines.count - 1].hasSuffix(" {") else { return lines }
    return lines.dropLast() + [String(lines[lines.count - 1].dropLast(2)), margin + "{"]
  }

  /// Lines filled with the pieces; those behind the first stand deeper and may be broken further.
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

  /// Where a remark behind the code begins, with the blanks in front of it.
  private var remark: Int? {
    let sign = Array("  // ")
    return text.indices.dropLast(sign.count).last { text[$0...].starts(with: sign) }
  }
}
