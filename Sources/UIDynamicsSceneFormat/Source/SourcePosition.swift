// SPDX-License-Identifier: MIT

/// Line and column as editors count them.
package struct SourcePosition: Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// Counted from 1 in Unicode scalars, including a tab.
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
