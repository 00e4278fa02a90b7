// SPDX-License-Identifier: MIT

import TestSupport

/// Commands and their results, in the format of Tests/Fixtures/transcripts/README.
enum Transcript {
  /// Runs every section in an empty folder, after the commands that precede the first heading.
  static func play(_ sections: [AcceptedText.Section]) -> [[String]] {
    sections.indices.map { index in
      let shell = TranscriptShell()
      if index > 0 { _ = play(sections[0].lines, in: shell) }
      return play(sections[index].lines, in: shell)
    }
  }

  private static func play(_ lines: [String], in shell: TranscriptShell) -> [String] {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(line)
      guard line.hasPrefix("  $ ") else { continue }
      let document = rest.prefix { $0.hasPrefix("  >") }
      rest = rest.dropFirst(document.count)
      result += document
      result += shell.run(
        String(line.dropFirst(4)), document: document.map { String($0.dropFirst(4)) })
      rest = afterResult(rest)
    }
    return result
  }

  /// Skips the accepted result of a command: indented lines, and empty lines between them.
  private static func afterResult(_ lines: ArraySlice<String>) -> ArraySlice<String> {
    let end = lines.indices.first { index in
      let next = lines[index...].first { !$0.isEmpty } ?? ""
      return !next.hasPrefix("  ") || next.hasPrefix("  $ ")
    }
    return lines[(end ?? lines.endIndex)...]
  }
}
