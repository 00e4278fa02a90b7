// SPDX-License-Identifier: MIT

/// A position in a file; lines and columns are counted from 1.
package struct ReportLocation: Equatable {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
