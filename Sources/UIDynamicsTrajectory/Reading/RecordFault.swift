// SPDX-License-Identifier: MIT

/// Why a file is not what a reader of records can use.
package struct RecordFault: Error, Equatable, Sendable {
  /// What messages call the file.
  package var file: String
  /// From 1; nil where no line is to blame.
  package var line: Int?
  /// The byte of the line, from 1; nil for the line as a whole.
  package var column: Int?
  /// A sentence without a full stop.
  package var message: String
  package var hint: String?

  package init(
    file: String = "", line: Int? = nil, column: Int? = nil, _ message: String,
    hint: String? = nil
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.message, self.hint) = (message, hint)
  }

  /// `a.log:3:17`.
  package var place: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

/// Delivers the next bytes of a file; none at its end.
package typealias ByteFeed = () throws(RecordFault) -> [UInt8]
