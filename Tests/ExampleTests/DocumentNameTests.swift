// SPDX-License-Identifier: MIT

import Testing

@Suite("Names of code and files in the documentation", .timeLimit(.minutes(30)))
struct DocumentNameTests {
  /// Names that are neither code nor files of this package: names from other software and of omitted features.
  private static let foreign: Set<String> = [
    "animationSpec",
    "JSONDecoder", "JSONSerialization", "NSCoding", "NSLog", "NSNumber", "Timer", "decomposed",
    "moduleAliases",
  ]

  @Test("Every type, function and file mentioned in a page exists")
  func names() throws {
    let code = try words(of: "Sources").union(words(of: "Tests"))
    // These pages also name missing features; `make api` checks them.
    let others: Set = [
      "CHANGELOG.md", "docs/uikit-parity.md", "docs/reference/uikit-symbols.md",
      "docs/reference/uikit-behaviors.md",
    ]
    for page in try MarkdownPage.all() where !others.contains(page.path) {
      for mention in mentions(in: page) {
        let missing = mention.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .map(String.init).filter { !code.contains($0) && !Self.foreign.contains($0) }
        if !missing.isEmpty {
          Issue.record("\(page.path):\(mention.line): there is no \(mention.name)")
        }
      }
      for path in paths(in: page) where !Repository.exists(path.name) {
        Issue.record("\(page.path):\(path.line): there is no file \(path.name)")
      }
    }
  }

  /// Returns quoted text that looks like a Swift name: it is capitalized, or it is a call.
  private func mentions(in page: MarkdownPage) -> [(line: Int, name: String)] {
    page.quotations.filter { line, text in
      let isFile = [".md", ".json", ".jsonl", ".swift"].contains { text.hasSuffix($0) }
      return !isFile && text.contains { $0.isLowercase }
        && text.contains { $0.isUppercase || $0 == "(" }
        && text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_]+)*(?:\([A-Za-z_:]*\))?/) != nil
    }.map { ($0.line, String($0.text)) }
  }

  private func paths(in page: MarkdownPage) -> [(line: Int, name: String)] {
    page.quotations.filter { line, text in
      ["Sources/", "Tests/", "Examples/", "docs/"].contains { text.hasPrefix($0) }
        && text.wholeMatch(of: /[A-Za-z0-9_+.\/-]+/) != nil
    }.map { ($0.line, String($0.text)) }
  }

  /// Returns the words in the Swift files of a folder, and in their paths.
  private func words(of folder: String) throws -> Set<String> {
    var words: Set<String> = []
    for file in try Repository.files(under: folder, ending: ".swift") {
      let text = try file + Repository.text(file)
      // Bytes are ten times as fast as characters, and names in code are ASCII.
      let parts = text.utf8.split { byte in
        let lower = byte | 0x20
        return !(0x61...0x7a).contains(lower) && !(0x30...0x39).contains(byte) && byte != 0x5f
      }
      words.formUnion(parts.map { String(Substring($0)) })
      // Pages omit this prefix of target names.
      let target = file.split(separator: "/")[1]
      if target.hasPrefix("UIDynamics") { words.insert(String(target.dropFirst(10))) }
    }
    return words
  }
}
