// SPDX-License-Identifier: MIT

/// One row of the table: a key, what it may hold and what it means.
///
/// A class, though it never changes: the check of a large scene hands rows on many thousand times.
final class SchemaKey: Sendable {
  let name: String
  let kind: SchemaKind
  let isRequired: Bool
  /// JSON text of the value that holds when the key is left out; nil where that is no value.
  let standard: String?
  let support: SchemaSupport
  /// One sentence without the full stop.
  let doc: String

  init(
    _ name: String, _ kind: SchemaKind, isRequired: Bool = false, default standard: String? = nil,
    support: SchemaSupport = .runs, _ doc: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.standard = standard
    self.support = support
    self.doc = doc
  }

  /// A key that format version 1 has and this release cannot run yet.
  static func later(_ name: String, _ doc: String) -> SchemaKey {
    SchemaKey(name, .anything, support: .later, doc)
  }

  static let comment = SchemaKey("$comment", .anything, "Any JSON value; ignored")
}
