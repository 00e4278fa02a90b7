// SPDX-License-Identifier: MIT

package struct RecordFault: Error, Equatable, Sendable {
  /// The display name of the file.
  package var file: String
  /// From 1; `nil` for the file as a whole.
  package var line: Int?
  /// The byte offset in the line, from 1; `nil` for the line as a whole.
  package var column: Int?
  /// A sentence without a period.
  package var message: String
  package var hint: String?

  package init(
    file: String = "", line: Int? = nil, column: Int? = nil, _ message: String,
    hint: String? = nil
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.message, self.hint) = (message, hint)
  }

  /// For example, `a.log:3:17`.
  package var location: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

/// Returns the next bytes of a file; empty at the end.
package typealias ByteFeed = () throws(RecordFault) -> [UInt8]
