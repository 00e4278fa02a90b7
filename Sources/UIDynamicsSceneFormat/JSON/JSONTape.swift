// SPDX-License-Identifier: MIT

/// The records of a text, which all documents share that contain values for its expressions.
final class JSONTape: Sendable {
  let records: FlatList<JSONDocument.Record>

  init(_ records: consuming FlatList<JSONDocument.Record>) { self.records = records }
}
