// SPDX-License-Identifier: MIT

/// One row of the table: a key, what it may hold and what it means.
///
/// A class, so that passing it around copies one reference.
package final class SchemaKey: Sendable {
  package let name: String
  package let kind: SchemaKind
  package let isRequired: Bool
  /// JSON text of the value that holds when the key is left out; nil where that is not a value.
  package var defaultText: String? { makeDefault() }
  /// When expressions under this key are worked out; nil for when those around it are.
  package let moment: ExpressionMoment?
  /// Keys of a higher stage can use what those of a lower one define.
  let stage: Int
  /// One sentence without the full stop.
  package var doc: String { makeDoc() }
  // Built on demand: a run of a valid scene needs no text.
  private let makeDefault: @Sendable () -> String?
  private let makeDoc: @Sendable () -> String

  init(
    _ name: String, _ kind: SchemaKind, isRequired: Bool = false,
    default makeDefault: @autoclosure @escaping @Sendable () -> String? = nil,
    at moment: ExpressionMoment? = nil, stage: Int = 0,
    _ makeDoc: @autoclosure @escaping @Sendable () -> String
  ) {
    (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    (self.moment, self.stage) = (moment, stage)
    (self.makeDefault, self.makeDoc) = (makeDefault, makeDoc)
  }

  /// Whether it has a name; most names differ in their lengths, which cost less to compare.
  @inline(__always) func isCalled(_ name: String) -> Bool {
    self.name.utf8.count == name.utf8.count && self.name == name
  }

  /// Behind this stage the places of all items are known.
  static let stageOfItems = 2

  static let comment = SchemaKey("$comment", .anything, "Any JSON value; ignored")
}
