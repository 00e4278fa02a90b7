// SPDX-License-Identifier: MIT

/// A key of the schema; this is a class so that copies are cheap.
package final class SchemaKey: Sendable {
  package let name: String
  package let kind: SchemaKind
  package let isRequired: Bool
  package let defaultText: String?
  /// The time when expressions under this key are evaluated; `nil` to inherit it.
  package let moment: ExpressionMoment?
  /// The stage in which the key is checked; its expressions can use definitions from earlier stages.
  let stage: Int
  /// The description in the reference and in the JSON Schema, without a final period.
  package let doc: String

  init(
    _ name: String, _ kind: SchemaKind, isRequired: Bool = false,
    default defaultText: String? = nil, at moment: ExpressionMoment? = nil, stage: Int = 0,
    _ doc: String
  ) {
    (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    (self.moment, self.stage) = (moment, stage)
    (self.defaultText, self.doc) = (defaultText, doc)
  }

  /// The stage that completes the geometry of all items.
  static let stageOfItems = 2

  static let comment = SchemaKey("$comment", .anything, "Any JSON value; ignored")
}
