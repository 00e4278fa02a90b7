// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Builds a document from values of other documents, which keep their source positions.
///
/// The texts of those documents are parts of a single source, each starting at an offset.
struct TapeWriter: ~Copyable {
  private var records: [JSONDocument.Record] = []
  private var keys = KeyNumbers()
  private let source: SourceText
  /// True if all values come from one document, whose keys keep their numbers.
  private let keepsKeys: Bool

  init(_ source: SourceText) { (self.source, keepsKeys) = (source, false) }

  init(copying document: JSONDocument) {
    (source, keys, keepsKeys) = (document.source, document.keys, true)
  }

  var count: Int { records.count }

  /// Starts an array or object, and returns its index to pass to `close`.
  mutating func open(_ value: JSONValue, of document: JSONDocument, from offset: Int) -> Int {
    appendRecord(value, of: document, offset)
    return records.count - 1
  }

  mutating func close(_ container: Int) { records[container].link = UInt32(records.count) }

  mutating func append(_ value: JSONValue, of document: JSONDocument, from offset: Int) {
    let shift = records.count - value.index
    for index in value.index..<document.index(after: value) {
      appendRecord(JSONValue(index: index), of: document, offset)
      let last = records.count - 1
      if records[last].isContainer {
        records[last].link = UInt32(Int(records[last].link) + shift)
      }
    }
  }

  consuming func document(
    _ expansion: JSONDocument.Expansion? = nil, resolved: [Int: ExpressionValue] = [:]
  ) -> JSONDocument {
    JSONDocument(records, of: source, keys, resolved: resolved, expansion: expansion)
  }

  /// Appends a single record; a container keeps its old link until it is closed.
  private mutating func appendRecord(
    _ value: JSONValue, of document: JSONDocument, _ offset: Int
  ) {
    var record = document.records[value.index]
    record.start += UInt32(offset)
    if record.kind != .number { record.end += UInt32(offset) }
    if !keepsKeys, record.kind == .string, record.link != KeyNumbers.none {
      record.link = number(ofKey: record)
    }
    records.append(record)
  }

  private mutating func number(ofKey record: JSONDocument.Record) -> UInt32 {
    source.bytes.withUnsafeBufferPointer { UInt32(keys.number(ofKeyAt: record.inside, in: $0)) }
  }
}
