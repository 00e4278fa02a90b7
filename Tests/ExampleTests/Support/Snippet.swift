// SPDX-License-Identifier: MIT

import Foundation

/// Code from pages that is compiled with the tests.
enum Snippet {
  /// Returns the lines between `// Shown:` and `// Until here.` in a file in `Snippets`, without indentation.
  ///
  /// Multiple parts are separated by empty lines.
  static func text(of name: String) throws -> String {
    var parts: [[String]] = []
    var isShown = false
    let file = try Repository.text("Tests/ExampleTests/Snippets/\(name)")
    for line in file.components(separatedBy: "\n") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word == "// Shown:" {
        parts.append([])
        isShown = true
      } else if word == "// Until here." {
        isShown = false
        // The formatter inserts an empty line between imports and the code that follows.
        if parts.last?.last == "" { parts[parts.count - 1].removeLast() }
      } else if isShown {
        parts[parts.count - 1].append(line)
      }
    }
    return parts.map(unindented).joined(separator: "\n")
  }

  private static func unindented(_ lines: [String]) -> String {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(depth) + "\n" }.joined()
  }
}
