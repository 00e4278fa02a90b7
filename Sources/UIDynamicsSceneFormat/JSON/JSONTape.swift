// SPDX-License-Identifier: MIT

/// The values of a text in the order in which they begin, which a document shares with those that lie over
/// it.
final class JSONTape: Sendable {
  let records: FlatList<JSONDocument.Record>
  let numbers: FlatList<Double>

  init(
    _ records: consuming FlatList<JSONDocument.Record>, _ numbers: consuming FlatList<Double>
  ) {
    self.records = records
    self.numbers = numbers
  }
}
