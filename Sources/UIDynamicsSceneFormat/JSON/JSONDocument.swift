// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A value of a document: its place in the order in which the values begin in the text.
struct JSONValue: Hashable, Sendable {
  let index: Int

  static let root = JSONValue(index: 0)
}

/// A JSON document as a flat list of values in text order; keys are strings in front of theirs.
///
/// Sixteen bytes a value: there is no box, no dictionary and no text per value. Strings are decoded when
/// somebody asks for them. A class, though it never changes: walks
/// hold on to it with one reference instead of one per array.
final class JSONDocument: Sendable {
  /// One value of the list.
  struct Record: Sendable {
    let kind: JSONKind
    /// Whether the text of a string differs from its value.
    var hasEscapes = false
    /// For an object.
    var keySigns = KeySigns.unknown
    /// Byte offsets in the source, the quotation marks or brackets included.
    var start: UInt32
    var end: UInt32
    /// Of a key, its number; for an array or object the value after its last one.
    var link: UInt32 = 0

    var isContainer: Bool { kind == .array || kind == .object }

    /// What stands between the quotation marks of a string.
    @inline(__always) var inside: Range<Int> { Int(start) + 1..<Int(end) - 1 }

    /// The UTF-8 bytes of a string's value.
    func utf8(in source: SourceText) -> ArraySlice<UInt8> {
      let text = source.bytes[inside]
      return hasEscapes ? JSONStringDecoder.decode(text)[...] : text
    }
  }

  let source: SourceText
  private let tape: JSONTape
  let keys: KeyNumbers
  /// What expressions came to, by the place of the string that holds them.
  ///
  /// Such a string is read as a number, a boolean, or an array of two numbers.
  private let resolved: [Int: ExpressionValue]
  /// The first and the last of these places: most questions are for others.
  private let (firstResolved, lastResolved): (Int, Int)
  /// The document that this one lies over: what it does not know itself.
  private let lower: JSONDocument?
  /// Whether nothing in it has been worked out.
  private let isWritten: Bool

  init(
    _ tape: JSONTape, of source: SourceText, _ keys: KeyNumbers,
    resolved: [Int: ExpressionValue] = [:], over lower: JSONDocument? = nil
  ) {
    (self.source, self.tape, self.keys) = (source, tape, keys)
    self.resolved = resolved
    firstResolved = resolved.keys.min() ?? .max
    lastResolved = resolved.keys.max() ?? -1
    self.lower = lower
    isWritten = resolved.isEmpty && lower == nil
  }

  /// The same document with values in the place of expressions.
  func resolving(_ values: [Int: ExpressionValue]) -> JSONDocument {
    JSONDocument(tape, of: source, keys, resolved: values)
  }

  /// The same document with more values in the place of expressions.
  func laying(_ values: [Int: ExpressionValue]) -> JSONDocument {
    values.isEmpty ? self : JSONDocument(tape, of: source, keys, resolved: values, over: self)
  }

  var records: FlatList<Record> {
    @inline(__always) _read { yield tape.records }
  }

  func kind(of value: JSONValue) -> JSONKind {
    let kind = records[value.index].kind
    return kind == .string ? computed(value)?.kind ?? kind : kind
  }

  /// What an expression came to; nil for anything else.
  @inline(__always) func computed(_ value: JSONValue) -> ExpressionValue? {
    isWritten ? nil : found(value)
  }

  private func found(_ value: JSONValue) -> ExpressionValue? {
    records[value.index].kind == .string ? resolved(at: value.index) : nil
  }

  private func resolved(at place: Int) -> ExpressionValue? {
    if isWritten { return nil }
    if place >= firstResolved, place <= lastResolved, let found = resolved[place] { return found }
    return lower?.resolved(at: place)
  }

  /// The value after this one and all it contains.
  func index(after value: JSONValue) -> Int {
    let record = records[value.index]
    return record.isContainer ? Int(record.link) : value.index + 1
  }

  func range(of value: JSONValue) -> SourceRange {
    let record = records[value.index]
    let start = Int(record.start)
    return SourceRange(
      start, record.kind == .number ? source.endOfNumber(from: start) : Int(record.end))
  }

  /// The text of the value as it stands in the source.
  func sourceText(of value: JSONValue) -> String { source.text(in: range(of: value)) }

  /// The text of the value for sentences: what an expression came to, else what stands in the source.
  func text(of value: JSONValue) -> String {
    computed(value).map { "\($0)" } ?? writtenText(of: value)
  }

  /// What stands in the source, for sentences: in one line, also where it has several there.
  func writtenText(of value: JSONValue) -> String {
    let text = sourceText(of: value)
    return clipped(text.utf8.contains(ASCII.lineFeed) ? Self.inOneLine(text) : text)
  }

  /// A break of the line is never in a string.
  private static func inOneLine(_ text: String) -> String {
    let parts = text.split(whereSeparator: { $0.isNewline }).map { line in
      line.drop(while: { $0.isWhitespace })
    }
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      while text.last?.isWhitespace == true { text.removeLast() }
      let isInside = text.last == "[" || text.last == "{" || part.first == "]" || part.first == "}"
      text += (isInside ? "" : " ") + part
    }
  }

  /// A number's value, or nil for another kind.
  @inline(__always) func number(_ value: JSONValue) -> Double? {
    writtenNumber(value) ?? computedNumber(value)
  }

  private func computedNumber(_ value: JSONValue) -> Double? {
    if case .number(let number)? = computed(value) { number } else { nil }
  }

  /// A number as it is written, or nil for another kind and for what an expression came to.
  @inline(__always) func writtenNumber(_ value: JSONValue) -> Double? {
    let record = records[value.index]
    return record.kind == .number ? record.number : nil
  }

  /// A boolean's value, or nil for another kind.
  func boolean(_ value: JSONValue) -> Bool? {
    switch kind(of: value) {
    case .true: true
    case .false: false
    case .null, .number, .string, .array, .object: nil
    }
  }

  /// Two numbers that one expression gives, or nil.
  func computedPair(_ value: JSONValue) -> [Double]? {
    guard case .vector(let vector)? = computed(value) else { return nil }
    return [vector.dx, vector.dy]
  }

  /// Whether a value is a string that begins with `=` and has not been worked out.
  func isExpression(_ value: JSONValue) -> Bool {
    let record = records[value.index]
    guard record.kind == .string, computed(value) == nil else { return false }
    return record.hasEscapes
      ? record.utf8(in: source).first == ASCII.equals
      : source.bytes[Int(record.start) + 1] == ASCII.equals
  }

  /// Whether a value or a part of it is an expression that has not been worked out.
  func holdsExpression(_ value: JSONValue) -> Bool {
    (value.index..<index(after: value)).contains { isExpression(JSONValue(index: $0)) }
  }

  /// Whether a value is a string, written or worked out, that looks like an id.
  func isIdentifier(_ value: JSONValue) -> Bool {
    let record = records[value.index]
    guard isWritten, record.kind == .string, !record.hasEscapes else {
      return string(value).map(SceneIdentifier.isValid) ?? false
    }
    return source.bytes.withUnsafeBufferPointer {
      SceneIdentifier.isValid($0, from: record.inside.lowerBound, to: record.inside.upperBound)
    }
  }

  /// A string's value with its escapes resolved, or nil for another kind.
  func string(_ value: JSONValue) -> String? {
    let record = records[value.index]
    guard record.kind == .string else { return nil }
    if let found = computed(value) {
      guard case .string(let text) = found else { return nil }
      return text
    }
    if record.hasEscapes { return String(decoding: record.utf8(in: source), as: UTF8.self) }
    return source.bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[record.inside]), as: UTF8.self)
    }
  }

  /// Whether a string equals a text byte by byte, without decoding it where it has no escapes.
  func string(_ value: JSONValue, equals text: String) -> Bool {
    let record = records[value.index]
    // Most texts that it is compared with have another length.
    if !record.hasEscapes, Int(record.end) - Int(record.start) - 2 != text.utf8.count {
      return false
    }
    return text.withBytes { string(value, equals: $0) }
  }

  /// Whether a string equals UTF-8 bytes; of what is no string, no.
  func string(_ value: JSONValue, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    let record = records[value.index]
    guard record.kind == .string else { return false }
    guard !record.hasEscapes else { return record.utf8(in: source).elementsEqual(text) }
    let (start, length) = (Int(record.start) + 1, Int(record.end) - Int(record.start) - 2)
    guard length == text.count else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      for place in 0..<length where bytes[start + place] != text[place] { return false }
      return true
    }
  }

  /// Whether two strings are written alike and without escapes.
  func areWrittenAlike(_ one: JSONValue, _ other: JSONValue) -> Bool {
    let (first, second) = (records[one.index], records[other.index])
    guard first.kind == .string, second.kind == .string, !first.hasEscapes,
      !second.hasEscapes, first.end - first.start == second.end - second.start
    else { return false }
    return source.bytes.withUnsafeBufferPointer {
      $0.areEqual(Int(first.end - first.start), at: Int(first.start), and: Int(second.start))
    }
  }

  /// The UTF-8 bytes of a string's value.
  func utf8(of value: JSONValue) -> ArraySlice<UInt8> { records[value.index].utf8(in: source) }

  /// Where a part of a string's value, given by its UTF-8 bytes, stands in the source.
  func place(of part: SourceRange, in value: JSONValue) -> SourceRange {
    let record = records[value.index]
    let text = source.bytes[record.inside]
    let place = record.hasEscapes ? JSONStringDecoder.place(of: part, in: text) : part
    return place.shifted(by: record.inside.lowerBound)
  }
}
