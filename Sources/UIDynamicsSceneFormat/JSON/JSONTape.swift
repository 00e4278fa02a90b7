// SPDX-License-Identifier: MIT

/// The records of a text, shared by all documents that contain values for its expressions.
final class JSONTape: Sendable {
  let records: FlatList<JSONDocument.Record>

  init(_ records: consuming FlatList<JSONDocument.Record>) { self.records = records }
}
