// SPDX-License-Identifier: MIT

/// Line and column of a byte, as editors count them.
package struct SourcePosition: Hashable, Sendable {
  /// 1 is the first line.
  package var line: Int
  /// 1 is the first Unicode scalar of the line; a tab counts as one.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
