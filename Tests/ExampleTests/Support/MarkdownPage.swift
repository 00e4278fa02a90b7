// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A page of Markdown, parsed as far as the tests of the documentation need it.
///
/// The info string of a fenced block tells tests to execute it:
/// - `json scene`: a scene that is valid without warnings and plays; with a NAME also a file.
/// - `json file NAME`: a file of that name for the commands of the page.
/// - `console`: lines that begin with `$ ` are commands, the lines below are their exact output;
///   a line of `…` alone matches any number of lines.
/// - `sh run`: commands, which must all succeed.
/// - `swift NAME`: the text between the markers of `Tests/ExampleTests/Snippets/NAME`.
struct MarkdownPage {
  /// A fenced block.
  struct Block {
    /// The line of the opening fence, from 1.
    var line: Int
    /// The words of the info string.
    var words: [String]
    var lines: [String] = []

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  let path: String
  private(set) var blocks: [Block] = []
  /// The lines outside of fenced blocks, numbered from 1.
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

  /// The blocks whose info string begins with these words.
  func blocks(_ words: String...) -> [Block] {
    blocks.filter { $0.words.starts(with: words) }
  }

  func place(_ block: Block) -> String { "\(path):\(block.line)" }

  /// The targets of links and pictures, with their lines.
  var links: [(line: Int, target: String)] {
    // Few lines have one, and a regular expression is slow on the others.
    prose.filter { $0.text.contains("](") || $0.text.contains("src=") }.flatMap { line in
      line.text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).map { match in
        (line.number, String(match.1 ?? match.2 ?? ""))
      }
    }
  }

  /// The texts between any two backquotes with their lines, including those between quotations.
  var quotations: [(line: Int, text: Substring)] {
    prose.flatMap { line in
      line.text.split(separator: "`", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { (line.number, $0) }
    }
  }

  /// The anchors of the headings, as GitHub makes them.
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
