// SPDX-License-Identifier: MIT

/// The bytes of a document and the name under which messages speak of it.
package struct SourceText: Equatable, Sendable {
  /// A path as the user gave it, or a word such as `<stdin>`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The text of a range; bytes that are not UTF-8 appear as U+FFFD.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}
