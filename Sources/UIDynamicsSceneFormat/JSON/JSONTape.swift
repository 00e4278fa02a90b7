// SPDX-License-Identifier: MIT

/// The values of a text in the order in which they begin, which a document shares with those that lie over
/// it.
final class JSONTape: Sendable {
  let records: FlatList<JSONDocument.Record>

  init(_ records: consuming FlatList<JSONDocument.Record>) { self.records = records }
}
