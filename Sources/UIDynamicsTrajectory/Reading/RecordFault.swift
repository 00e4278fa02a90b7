// SPDX-License-Identifier: MIT

package struct RecordFault: Error, Equatable, Sendable {
  /// The name of the file in messages.
  package var file: String
  /// The line number, counted from 1; `nil` if the fault concerns the whole file.
  package var line: Int?
  /// The byte position in the line, counted from 1; `nil` if the fault concerns the whole line.
  package var column: Int?
  /// A sentence without a final period.
  package var message: String
  package var hint: String?

  package init(
    file: String = "", line: Int? = nil, column: Int? = nil, _ message: String,
    hint: String? = nil
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.message, self.hint) = (message, hint)
  }

  /// The location as text, such as `a.log:3:17`.
  package var location: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

/// Returns the next bytes of a file, or an empty array at its end.
package typealias ByteFeed = () throws(RecordFault) -> [UInt8]
