// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A Markdown page, parsed as far as the documentation tests need it.
///
/// The info string of a fenced block tells the tests to execute it:
/// - `json scene`: a scene that is valid, gives no warnings, and runs; a NAME also saves it as a file.
/// - `json file NAME`: a file with that name, for the page's commands.
/// - `console`: lines that begin with `$ ` are commands, and the lines below are their exact output;
///   a line that contains only `…` matches any number of lines.
/// - `sh run`: commands that must all succeed.
/// - `swift NAME`: the text between the markers in `Tests/ExampleTests/Snippets/NAME`.
struct MarkdownPage {
  struct Block {
    /// The line number of the opening fence, starting at 1.
    var line: Int
    /// The words of the info string.
    var words: [String]
    var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  let path: String
  private(set) var blocks: [Block] = []
  /// The lines outside fenced blocks, numbered from 1.
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

  /// Returns the blocks whose info string begins with these words.
  func blocks(_ words: String...) -> [Block] {
    blocks.filter { $0.words.starts(with: words) }
  }

  func place(_ block: Block) -> String { "\(path):\(block.line)" }

  /// The targets of links and images, with their line numbers.
  var links: [(line: Int, target: String)] {
    // Few lines contain a link, and the regular expression is slow.
    prose.filter { $0.text.contains("](") || $0.text.contains("src=") }.flatMap { line in
      line.text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).map { match in
        (line.number, String(match.1 ?? match.2 ?? ""))
      }
    }
  }

  /// The text between any two backquotes, with line numbers, including text between two quotations.
  var quotations: [(line: Int, text: Substring)] {
    prose.flatMap { line in
      line.text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { (line.number, $0) }
    }
  }

  /// The anchors of the headings, as GitHub generates them.
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
