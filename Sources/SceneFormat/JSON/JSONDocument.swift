// SPDX-License-Identifier: MIT

/// A value of a document: its place in the order in which the values begin in the text.
struct JSONValue: Hashable, Sendable {
  let index: Int

  /// The root of every document.
  static let root = JSONValue(index: 0)
}

/// A JSON document as a flat list of values in text order; keys are strings in front of theirs.
///
/// Sixteen bytes a value and eight more for a number: there is no box, no dictionary and no text per
/// value. Strings are decoded when somebody asks for them. A class, though it never changes: walks
/// hold on to it with one reference instead of one per array.
final class JSONDocument: Sendable {
  /// One value of the list.
  struct Record: Sendable {
    let kind: JSONKind
    /// Whether the text of a string differs from its value.
    var hasEscapes = false
    /// Byte offsets in the source, the quotation marks or brackets included.
    let start: UInt32
    var end: UInt32
    /// A number's place in `numbers`; for an array or object the value after its last one.
    var link: UInt32 = 0
  }

  let source: SourceText
  let records: [Record]
  let numbers: [Double]

  init(source: SourceText, records: [Record], numbers: [Double]) {
    self.source = source
    self.records = records
    self.numbers = numbers
  }

  func kind(of value: JSONValue) -> JSONKind { records[value.index].kind }

  func range(of value: JSONValue) -> SourceRange {
    let record = records[value.index]
    return SourceRange(Int(record.start), Int(record.end))
  }

  /// The text of the value as it stands in the source.
  func sourceText(of value: JSONValue) -> String { source.text(in: range(of: value)) }

  /// A number's value, or nil for another kind.
  func number(_ value: JSONValue) -> Double? {
    let record = records[value.index]
    return record.kind == .number ? numbers[Int(record.link)] : nil
  }

  /// A boolean's value, or nil for another kind.
  func boolean(_ value: JSONValue) -> Bool? {
    switch kind(of: value) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A string's value with its escapes resolved, or nil for another kind.
  func string(_ value: JSONValue) -> String? {
    let record = records[value.index]
    guard record.kind == .string else { return nil }
    return String(decoding: utf8(of: record), as: UTF8.self)
  }

  /// Whether a string equals a text byte by byte, without decoding it where it has no escapes.
  func string(_ value: JSONValue, equals text: String) -> Bool {
    let record = records[value.index]
    guard record.kind == .string else { return false }
    guard !record.hasEscapes else { return utf8(of: record).elementsEqual(text.utf8) }
    let (start, length) = (Int(record.start) + 1, Int(record.end) - Int(record.start) - 2)
    guard length == text.utf8.count else { return false }
    return source.bytes[start..<start + length].elementsEqual(text.utf8)
  }

  /// The UTF-8 bytes of a string's value.
  func utf8(of value: JSONValue) -> ArraySlice<UInt8> { utf8(of: records[value.index]) }

  /// Where a part of a string's value, given by its UTF-8 bytes, stands in the source.
  func place(of part: SourceRange, in value: JSONValue) -> SourceRange {
    let record = records[value.index]
    let start = Int(record.start) + 1
    let text = source.bytes[start..<Int(record.end) - 1]
    let place = record.hasEscapes ? JSONStringDecoder.place(of: part, in: text) : part
    return SourceRange(start + place.lower, start + place.upper)
  }

  private func utf8(of record: Record) -> ArraySlice<UInt8> {
    let text = source.bytes[Int(record.start) + 1..<Int(record.end) - 1]
    return record.hasEscapes ? JSONStringDecoder.decode(text)[...] : text
  }
}
