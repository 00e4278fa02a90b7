// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum CodeComment {
  /// Wraps text into comment lines that start with `mark`.
  static func lines(_ text: String, _ mark: String = "///", depth: Int = 0) -> CodeBlock {
    var (lines, line) = (CodeBlock(), mark)
    for word in plain(text).split(whereSeparator: { $0.isWhitespace }) {
      if line.count + word.count + 1 + 2 * depth > CodeLine.width, line != mark {
        lines.append(line)
        line = mark
      }
      line += " \(word)"
    }
    return line == mark ? lines : lines + [line]
  }

  /// Removes characters that would end a comment, reorder it or fail to compile.
  static func plain(_ text: String) -> String { blanked(text) }
}
