// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A page of Markdown, taken apart as far as the tests of the documentation need it.
///
/// Fenced blocks that a test executes say so in their first line:
/// - `json scene`: a scene, valid without a warning, which plays; with a NAME also a file.
/// - `json file NAME`: what the commands of the page find in a file of that name.
/// - `console`: lines that begin with `$ ` are commands, the lines below each exactly what it prints;
///   `…` alone on a line stands for any number of lines.
/// - `sh run`: commands, each of which succeeds.
/// - `swift NAME`: the text between the markers of `Tests/ExampleTests/Snippets/NAME`.
struct MarkdownPage {
  /// A fenced block.
  struct Block {
    /// The line of the page in which the fence opens, from 1.
    var line: Int
    /// What stands behind the fence, in words.
    var words: [String]
    var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  let path: String
  private(set) var blocks: [Block] = []
  /// Every line outside of fenced blocks with its number, from 1.
  private(set) var prose: [(number: Int, text: String)] = []

  init(_ path: String) throws {
    self.path = path
    var open: Block?
    let lines = try Repository.text(path).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          let words = line.dropFirst(3).split(separator: " ").map(String.init)
          open = Block(line: index + 1, words: words)
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose.append((index + 1, line))
      }
    }
  }

  static func all() throws -> [MarkdownPage] { try Repository.pages().map(MarkdownPage.init) }

  /// The blocks whose first line begins with these words.
  func blocks(_ words: String...) -> [Block] {
    blocks.filter { $0.words.starts(with: words) }
  }

  /// Where a block stands, for messages.
  func place(_ block: Block) -> String { "\(path):\(block.line)" }

  /// The targets of all links and pictures, with the lines they stand in.
  var links: [(line: Int, target: String)] {
    // Few lines have one, and a pattern takes long over the others.
    prose.filter { $0.text.contains("](") || $0.text.contains("src=") }.flatMap { line in
      line.text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).map { match in
        (line.number, String(match.1 ?? match.2 ?? ""))
      }
    }
  }

  /// What stands between two backquotes, with its line; what stands between two quotations, too.
  var quotations: [(line: Int, text: Substring)] {
    prose.flatMap { line in
      line.text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { (line.number, $0) }
    }
  }

  /// The fragments that lead to the headings of the page, as GitHub makes them.
  var fragments: [String] {
    prose.filter { $0.text.hasPrefix("#") }.map { line in
      line.text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }
}

extension MarkdownPage: CustomTestStringConvertible {
  var testDescription: String { path }
}
