// SPDX-License-Identifier: MIT

/// A key of the schema; a class to make copies cheap.
package final class SchemaKey: Sendable {
  package let name: String
  package let kind: SchemaKind
  package let isRequired: Bool
  package let defaultText: String?
  /// The evaluation time of expressions under this key; nil inherits it.
  package let moment: ExpressionMoment?
  /// Expressions can use definitions from keys of a lower stage.
  let stage: Int
  /// One sentence without a full stop.
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

  /// Comparing lengths first is faster, since most keys differ in length.
  @inline(__always) func isCalled(_ name: String) -> Bool {
    self.name.utf8.count == name.utf8.count && self.name == name
  }

  /// After this stage, the geometry of all items is known.
  static let stageOfItems = 2

  static let comment = SchemaKey("$comment", .anything, "Any JSON value; ignored")
}
