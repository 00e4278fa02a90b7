// SPDX-License-Identifier: MIT

/// A line and a column as editors count them.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1; a tab counts as one.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
