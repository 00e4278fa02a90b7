// SPDX-License-Identifier: MIT

import Testing

/// The articles of the library's documentation; `make documentation` checks their links to symbols.
@Suite("Articles of the library", .timeLimit(.minutes(30)))
struct CatalogTests {
  private static func articles() throws -> [MarkdownPage] {
    try Repository.files(under: "Sources/UIDynamics/UIDynamics.docc", ending: ".md")
      .map(MarkdownPage.init)
  }

  @Test(
    "Swift code in an article appears in the file named on the line before it",
    arguments: try articles())
  func code(_ article: MarkdownPage) throws {
    for block in article.blocks("swift") {
      let line = article.prose.last { $0.number < block.line }?.text ?? ""
      let source = try #require(
        line.wholeMatch(of: /<!-- (.+) -->/), "\(article.place(block)): of which file?")
      let lines = trimmed(try Repository.text(String(source.1)))
      let shown = trimmed(block.text)
      let stands = lines.indices.contains { lines[$0...].starts(with: shown) }
      #expect(stands, "\(article.place(block)) is not in \(source.1)")
    }
  }

  @Test("Files mentioned in the articles exist", arguments: try articles())
  func files(_ article: MarkdownPage) {
    for line in article.prose {
      for path in line.text.matches(of: /`((?:docs|Examples)[\/A-Za-z.-]*)`/) {
        #expect(
          Repository.exists(String(path.1)), "\(article.path):\(line.number): \(path.1)")
      }
    }
  }

  @Test("The articles contain code to compare")
  func count() throws {
    #expect(try Self.articles().flatMap { $0.blocks("swift") }.count >= 3)
  }

  /// Removes leading spaces from the lines, and keeps empty lines.
  private func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0.trimmingPrefix { $0 == " " }) }
  }
}
