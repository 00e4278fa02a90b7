// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("CONTRIBUTING.md", .timeLimit(.minutes(30)))
struct ContributingTests {
  /// A kind of change, with a pattern for the files that mention one existing example of it.
  struct Change: Sendable, CustomTestStringConvertible {
    let title: String
    let pattern: String
    var folder = "Sources"

    var testDescription: String { title }
  }

  static let changes = [
    Change(title: "A property of a behavior", pattern: #"\bfrictionTorque\b"#),
    Change(title: "A field kind", pattern: #"\bturbulence\b"#),
    Change(title: "An action", pattern: #"\bremoveAllBoundaries\b"#),
    Change(title: "An expression function", pattern: #"\blerp\b"#),
    Change(title: "An export form", pattern: #"\bswiftui\b|\bSwiftUIForm\b"#),
    Change(
      title: "A subcommand", pattern: #"\.validate\b|\bValidateCommand\b"#,
      folder: "Sources/UIDynamicsCommandLineInterface"),
  ]

  @Test("CONTRIBUTING.md lists every file that a typical change touches", arguments: changes)
  func table(change: Change) throws {
    let page = try Repository.text("CONTRIBUTING.md")
    let start = try #require(page.range(of: "### \(change.title)\n"))
    let section = page[start.upperBound...].components(separatedBy: "\n### ")[0]
    let told = section.split(separator: "\n").compactMap { line -> String? in
      line.hasPrefix("| `") ? String(line.dropFirst(3).prefix { $0 != "`" }) : nil
    }
    #expect(told.sorted() == (try files(of: change)))
  }

  @Test("Every suite has a time limit")
  func timeLimits() throws {
    for path in try Repository.files(under: "Tests", ending: ".swift") {
      let text = try Repository.text(path)
      for part in text.components(separatedBy: "\n@Suite").dropFirst() {
        #expect(part.components(separatedBy: "struct ")[0].contains(".timeLimit("), "\(path)")
      }
    }
  }

  /// Returns the sources whose code, without comments, matches the pattern.
  private func files(of change: Change) throws -> [String] {
    let pattern = try NSRegularExpression(pattern: change.pattern)
    func matches(_ text: String) -> Bool {
      pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
    return try Repository.files(under: change.folder, ending: ".swift").filter { path in
      // Removing comments is slow, so files that do not match at all are skipped first.
      let text = try Repository.text(path)
      guard matches(text) else { return false }
      return matches(
        text.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }
          .joined(separator: "\n"))
    }
  }
}
