// SPDX-License-Identifier: MIT

/// A place in a file, its line and its column from 1.
package struct ReportPlace: Equatable {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}
