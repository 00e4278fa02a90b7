// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

/// Generates `docs/diagnostics.md` from the remedies of the codes and the diagnostics of the fixtures.
enum DiagnosticPage {
  static let path = "docs/diagnostics.md"
  private static let fixtures = "Tests/Fixtures/diagnostics"

  static func text() throws -> String {
    var parts = [introduction]
    for chapter in DiagnosticChapter.allCases {
      parts.append("## \(chapter.title)\n\n\(wrapped(chapter.introduction))")
      for code in chapter.codes {
        let example = try example(of: code.rawValue)
        parts.append(
          "### `\(code.rawValue)`\n\n\(wrapped(code.remedy))\n\n```text\n\(example)\n```")
      }
    }
    parts.append("## Warnings: while a scene runs\n\n\(wrapped(running))")
    for warning in RunWarningGuide.all {
      parts.append("### `\(warning.code)`\n\n\(wrapped(warning.text))")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let running = """
    What only shows in the run is told once, with the tick it came up in; programs that use the library
    get the same codes from `UIDynamicAnimator.warnings`. `several-gravities`, `limit-offsets` and
    `ignored-key` can come up so as well. `--quiet` silences them.
    """

  private static let introduction = """
    # Errors and warnings

    Made by `make renew` from `\(fixtures)` and a table of remedies; do not edit it by
    hand.

    A diagnostic gives the file with line and column, one sentence, and in brackets its code. Below
    stand the place as a JSON Pointer, the line itself, often a hint, and notes on other places that
    matter. Codes keep their meanings from release to release; the sentences may change. An error is
    exit code 3 (1 under `validate`), and nothing is simulated; a warning changes nothing. The folders
    of `\(fixtures)` hold more examples of each code, which the tests walk.
    """

  /// The first diagnostic with the code in the shortest scene.
  private static func example(of code: String) throws -> String {
    let texts = try Repository.files(under: "\(fixtures)/\(code)", ending: ".txt")
      .map { try Repository.text($0) }
    let found = texts.flatMap { $0.split(separator: "\n\n") }.filter { part in
      // Grouped diagnostics have one line each.
      let isHead = part.split(separator: "\n").prefix(2).map { $0.hasSuffix(" [\(code)]") }
      return isHead.first == true && isHead != [true, true]
    }
    let shortest = try #require(found.min { $0.utf8.count < $1.utf8.count }, "no \(code)")
    return shortest.last == "\n" ? String(shortest.dropLast()) : String(shortest)
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
