// SPDX-License-Identifier: MIT

internal import Foundation
internal import Testing

/// A file in Tests/Fixtures that a person has accepted, with sections of input and the expected output.
package enum AcceptedText {
  /// A part of the file, from a line that starts with `# ` to the next such line.
  package struct Section {
    /// The number of lines above the section.
    package var start: Int
    package var lines: [String]
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  package static func names(_ folder: String) -> [String] {
    let path = fixtures.appendingPathComponent(folder).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  /// Compares each section with the output of this build or, under `make renew`, replaces it.
  ///
  /// The first section contains the lines before the first heading.
  package static func check(_ path: String, play: ([Section]) -> [[String]]) throws {
    let file = fixtures.appendingPathComponent(path)
    let sections = sections(of: try String(contentsOf: file, encoding: .utf8))
    let played = play(sections)
    if Renewal.isOn {
      let text = played.joined().map { $0 + "\n" }.joined()
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for (section, lines) in zip(sections, played) {
      guard let difference = section.difference(from: lines) else { continue }
      Issue.record("Tests/Fixtures/\(path):\(difference)")
    }
  }

  package static func sections(of text: String) -> [Section] {
    var sections = [Section(start: 0, lines: [])]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") { sections.append(Section(start: index, lines: [])) }
      sections[sections.count - 1].lines.append(String(line))
    }
    return sections
  }
}

extension AcceptedText.Section {
  /// Describes the first line that differs, with its line number in the file and the input above it.
  package func difference(from played: [String]) -> String? {
    if played == lines { return nil }
    let place = zip(lines, played).prefix { $0 == $1 }.count
    let question = lines.prefix(place).last { $0.hasPrefix("  $ ") || $0.hasPrefix("- ") }
    func text(_ lines: [String]) -> String {
      place < lines.count
        ? lines[place...].prefix(4).joined(separator: "\n            ") : "nothing"
    }
    return """
      \(start + place + 1): \(lines.first ?? "")
      \(question ?? "")
      accepted: \(text(lines))
      now:      \(text(played))
      if this is intended: make renew
      """
  }
}
