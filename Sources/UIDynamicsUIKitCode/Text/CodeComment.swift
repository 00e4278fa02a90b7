// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Sentences as lines of a comment.
enum CodeComment {
  /// Lines that begin with a mark, `//` or `///`, and end where the columns are full.
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

  /// A text of a scene without what would end a comment, reorder it, or a compiler objects to.
  static func plain(_ text: String) -> String { blanked(text) }
}
