// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// An index into the records of a document.
package struct JSONValue: Hashable, Sendable {
  package let index: Int

  package static let root = JSONValue(index: 0)
}

/// A JSON document as a flat list of values in text order; a key precedes its value.
///
/// A value takes 16 bytes, without boxes, dictionaries or strings. Strings are decoded on demand. This is
/// a class so that iterators retain a single reference instead of several arrays.
package final class JSONDocument: Sendable {
  struct Record: Sendable {
    let kind: JSONKind
    /// True if the string contains escapes and must be decoded.
    var hasEscapes = false
    /// The byte offsets in the source, including quotes or brackets.
    var start: UInt32
    var end: UInt32
    /// The number of a key, or the index after an array or object.
    var link: UInt32 = 0

    var isContainer: Bool { kind == .array || kind == .object }

    /// The range of a string without its quotes.
    @inline(__always) var inside: Range<Int> { Int(start) + 1..<Int(end) - 1 }

    func utf8(in source: SourceText) -> ArraySlice<UInt8> {
      let text = source.bytes[inside]
      return hasEscapes ? JSONStringDecoder.decode(text)[...] : text
    }
  }

  package let source: SourceText
  let records: [Record]
  let keys: KeyNumbers
  /// The values of evaluated expressions, which replace the strings with these indices.
  private let resolved: [Int: ExpressionValue]
  /// The lowest and highest index in `resolved`, for a fast path.
  private let (firstResolved, lastResolved): (Int, Int)
  /// The document that provides the values missing from `resolved`.
  private let lower: JSONDocument?
  private let isWritten: Bool
  let expansion: Expansion?

  /// The document before its shorthands or copies were expanded.
  struct Expansion: Sendable {
    let written: JSONDocument
    /// For each value of the new document, the value from which it was created.
    let origins: [JSONValue]
    /// The offset of the generated text; `nil` if all values are copies.
    let start: Int?
  }

  init(
    _ records: [Record], of source: SourceText, _ keys: KeyNumbers,
    resolved: [Int: ExpressionValue] = [:], over lower: JSONDocument? = nil,
    expansion: Expansion? = nil
  ) {
    (self.source, self.records, self.keys, self.expansion) = (source, records, keys, expansion)
    self.resolved = resolved
    firstResolved = resolved.keys.min() ?? .max
    lastResolved = resolved.keys.max() ?? -1
    self.lower = lower
    isWritten = resolved.isEmpty && lower == nil
  }

  func resolving(_ values: [Int: ExpressionValue]) -> JSONDocument {
    JSONDocument(records, of: source, keys, resolved: values, expansion: expansion)
  }

  /// Returns the document with additional values, which take precedence.
  func laying(_ values: [Int: ExpressionValue]) -> JSONDocument {
    values.isEmpty
      ? self
      : JSONDocument(records, of: source, keys, resolved: values, over: self, expansion: expansion)
  }

  package func kind(of value: JSONValue) -> JSONKind {
    let kind = records[value.index].kind
    return kind == .string ? computed(value)?.kind ?? kind : kind
  }

  @inline(__always) func computed(_ value: JSONValue) -> ExpressionValue? {
    isWritten ? nil : found(value)
  }

  private func found(_ value: JSONValue) -> ExpressionValue? {
    records[value.index].kind == .string ? resolved(at: value.index) : nil
  }

  private func resolved(at index: Int) -> ExpressionValue? {
    if isWritten { return nil }
    if index >= firstResolved, index <= lastResolved, let found = resolved[index] { return found }
    return lower?.resolved(at: index)
  }

  /// The index after a value and everything inside it.
  func index(after value: JSONValue) -> Int {
    let record = records[value.index]
    return record.isContainer ? Int(record.link) : value.index + 1
  }

  /// The range of a value; for a generated value, the range of its shorthand.
  package func range(of value: JSONValue) -> SourceRange {
    origin(ofGenerated: value).map { $0.written.range(of: $0.value) } ?? ownRange(of: value)
  }

  func isGenerated(_ value: JSONValue) -> Bool { origin(ofGenerated: value) != nil }

  private func origin(
    ofGenerated value: JSONValue
  ) -> (written: JSONDocument, value: JSONValue)? {
    guard let expansion else { return nil }
    let origin = expansion.origins[value.index]
    guard let start = expansion.start else {
      return expansion.written.origin(ofGenerated: origin)
    }
    return Int(records[value.index].start) >= start ? (expansion.written, origin) : nil
  }

  /// The document before copies were added.
  var originalDocument: JSONDocument {
    expansion.map { $0.start == nil ? $0.written : self } ?? self
  }

  /// The value that copies share, or the value itself.
  package func original(of value: JSONValue) -> JSONValue {
    guard let expansion, expansion.start == nil else { return value }
    return expansion.origins[value.index]
  }

  private func ownRange(of value: JSONValue) -> SourceRange {
    let record = records[value.index]
    let start = Int(record.start)
    return SourceRange(
      start, record.kind == .number ? source.endOfNumber(from: start) : Int(record.end))
  }

  package func sourceText(of value: JSONValue) -> String { source.text(in: ownRange(of: value)) }

  /// The computed value or the source text in a single line, for messages.
  func text(of value: JSONValue) -> String {
    computed(value).map { "\($0)" } ?? writtenText(of: value)
  }

  /// The source text in a single line, for messages; JSON strings cannot contain line breaks.
  package func writtenText(of value: JSONValue) -> String {
    let lines = sourceText(of: value).split(whereSeparator: { $0.isNewline && $0.isASCII })
    return clipped(lines.map { $0.drop(while: { $0.isWhitespace }) }.joined(separator: " "))
  }

  @inline(__always) package func number(_ value: JSONValue) -> Double? {
    writtenNumber(value) ?? computedNumber(value)
  }

  private func computedNumber(_ value: JSONValue) -> Double? {
    if case .number(let number)? = computed(value) { number } else { nil }
  }

  @inline(__always) func writtenNumber(_ value: JSONValue) -> Double? {
    let record = records[value.index]
    return record.kind == .number ? record.number : nil
  }

  func boolean(_ value: JSONValue) -> Bool? {
    switch kind(of: value) {
    case .true: true
    case .false: false
    case .null, .number, .string, .array, .object: nil
    }
  }

  func computedPair(_ value: JSONValue) -> [Double]? {
    guard case .vector(let vector)? = computed(value) else { return nil }
    return [vector.dx, vector.dy]
  }

  /// True for a string that starts with `=` and has not been evaluated.
  package func isExpression(_ value: JSONValue) -> Bool {
    let record = records[value.index]
    guard record.kind == .string, computed(value) == nil else { return false }
    return record.hasEscapes
      ? record.utf8(in: source).first == ASCII.equals
      : source.bytes[Int(record.start) + 1] == ASCII.equals
  }

  func holdsExpression(_ value: JSONValue) -> Bool {
    (value.index..<index(after: value)).contains { isExpression(JSONValue(index: $0)) }
  }

  /// True for a literal or computed string with the syntax of an id.
  func isIdentifier(_ value: JSONValue) -> Bool {
    if let computed = computed(value) { return SceneIdentifier.isValid(computed.text.utf8) }
    return records[value.index].kind == .string && SceneIdentifier.isValid(utf8(of: value))
  }

  package func string(_ value: JSONValue) -> String? {
    let record = records[value.index]
    guard record.kind == .string else { return nil }
    if let found = computed(value) {
      guard case .string(let text) = found else { return nil }
      return text
    }
    return writtenString(value)
  }

  /// The literal string, even if it has a computed value.
  func writtenString(_ value: JSONValue) -> String? {
    records[value.index].kind == .string ? String(decoding: utf8(of: value), as: UTF8.self) : nil
  }

  /// Compares bytes, because JSON compares strings without Unicode normalization.
  func string(_ value: JSONValue, equals text: String) -> Bool {
    records[value.index].kind == .string && utf8(of: value).elementsEqual(text.utf8)
  }

  package func utf8(of value: JSONValue) -> ArraySlice<UInt8> {
    records[value.index].utf8(in: source)
  }

  /// Converts a range in a decoded string to a range of the source.
  func sourceRange(of part: SourceRange, in value: JSONValue) -> SourceRange {
    if let origin = origin(ofGenerated: value) {
      return origin.written.mark(of: origin.value)
    }
    let record = records[value.index]
    let text = source.bytes[record.inside]
    let range = record.hasEscapes ? JSONStringDecoder.range(of: part, in: text) : part
    return range.shifted(by: record.inside.lowerBound)
  }
}
