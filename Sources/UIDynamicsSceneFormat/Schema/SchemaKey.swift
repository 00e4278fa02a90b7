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

  /// Reads the columns of a row, and the words below it.
  init(_ columns: [String], _ words: [SchemaWord] = []) {
    let text = SchemaKindText(columns[1], words)
    (name, kind, isRequired) = (columns[0], text.kind, text.isRequired)
    (moment, stage) = (text.moment, text.stage)
    defaultText = columns.count == 4 ? columns[2] : nil
    doc = columns[columns.count - 1]
  }

  /// The stage that completes the geometry of all items.
  static let stageOfItems = 2

  static let comment = SchemaKey(["$comment", "anything", "Any JSON value; ignored"])
}
