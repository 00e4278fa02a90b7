// SPDX-License-Identifier: MIT

/// Parses strict JSON in one pass and without recursion.
///
/// Throws a fault that makes the meaning uncertain. Faults with an obvious correction, or without effect on
/// the grammar (a duplicate key, a number beyond the range of `Double`), are added to `notedFaults`.
/// Source: RFC 8259, RFC 3629.
struct JSONParser: ~Copyable {
  struct OpenContainer {
    let record: Int
    let kind: JSONKind
    /// True between the start and the end of a value.
    var isInsideValue = false
    /// True if a key may be a duplicate, and true if a key has no number.
    var mayRepeat = false
    var hasUnnumbered = false
    var count = 0
    /// The key of the current value as an index into `records`.
    var key = -1
    var signs: UInt64 = 0

    mutating func beginValue(of key: Int) { (self.key, isInsideValue) = (key, true) }

    mutating func endValue() { (count, isInsideValue) = (count + 1, false) }

    mutating func addKey(_ number: Int) {
      let sign: UInt64 = 1 << UInt64(number & 63)
      mayRepeat = mayRepeat || signs & sign != 0
      signs |= sign
    }
  }

  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let nestingLimit: Int
  let mostNotedFaults: Int
  var position = 0
  /// The end of the last token, where a missing comma is reported.
  var tokenEnd = 0
  /// The innermost open container, which is meaningful only if `depth` is positive, and those around it.
  var inner = OpenContainer(record: 0, kind: .null)
  private var outer: [OpenContainer] = []
  private(set) var depth = 0
  var records: [JSONDocument.Record] = []
  var keys = KeyNumbers()
  var notedFaults: [Diagnostic] = []
  /// The number of syntax faults; a document is created only if there are none.
  var breaches = 0
  var hasComment = false

  init(_ source: SourceText, bytes: UnsafeBufferPointer<UInt8>, limits: SceneLimits) {
    self.source = source
    self.bytes = bytes
    nestingLimit = limits[.nesting]
    mostNotedFaults = limits.soughtErrors
    // Scenes contain a value every five to ten bytes, and unused capacity is never touched.
    records.reserveCapacity(bytes.count / 5)
  }

  @inline(__always) var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func parseDocument() throws(Diagnostic) {
    try checkEncoding()
    skipWhitespace()
    guard position < bytes.count else { throw fault(expecting: .document) }
    var next = JSONExpectation?.some(.document)
    while let expectation = next {
      try parseValue(expecting: expectation)
      next = nil
      // The end of a container is also the end of a value in its parent.
      while depth > 0, next == nil {
        next = inner.kind == .object ? try passToMember() : try passToElement()
        if next == nil { close() }
      }
    }
    skipWhitespace()
    guard position == bytes.count else { throw fault(expecting: .end) }
  }

  @inline(__always) private mutating func passToElement() throws(Diagnostic) -> JSONExpectation? {
    let isFirst = inner.count == 0
    guard try passToNext(before: ASCII.closeBracket, .endOfElement) else { return nil }
    inner.isInsideValue = true
    return isFirst ? .firstValue : .value
  }

  @inline(__always) private mutating func passToNext(
    before closingBracket: UInt8, _ expectation: JSONExpectation
  ) throws(Diagnostic) -> Bool {
    if byte != ASCII.comma {
      skipWhitespace()
      if byte == closingBracket { return false }
    }
    if inner.count == 0 { return true }
    return try passComma(before: closingBracket, expectation)
  }

  @inline(__always) private mutating func passToMember() throws(Diagnostic) -> JSONExpectation? {
    let isFirst = inner.count == 0
    guard try passToNext(before: ASCII.closeBrace, .endOfMember) else { return nil }
    try parseKey(expecting: isFirst ? .firstKey : .key)
    if byte != ASCII.colon { skipWhitespace() }
    if byte == ASCII.colon { passToken() } else { try passColon(fault(expecting: .colon)) }
    skipWhitespace()
    return .value
  }

  @inline(__always) private mutating func parseKey(
    expecting expectation: JSONExpectation
  ) throws(Diagnostic) {
    let key = records.count
    if byte == ASCII.quote {
      try parseString()
    } else {
      try passKey(fault(expecting: expectation))
    }
    number(key)
    inner.beginValue(of: key)
  }

  @inline(__always) private mutating func parseValue(
    expecting expectation: JSONExpectation
  ) throws(Diagnostic) {
    switch byte {
    case ASCII.quote: try parseString()
    case ASCII.minus, (ASCII.zero...ASCII.nine)?:
      do throws(Diagnostic) { try parseNumber() } catch { try passValue(error) }
    case ASCII.openBrace: return try open(.object)
    case ASCII.openBracket: return try open(.array)
    default: try parseLiteral(expecting: expectation)
    }
    inner.endValue()
  }

  @inline(__always) private mutating func open(_ kind: JSONKind) throws(Diagnostic) {
    guard depth < nestingLimit else { throw nestingFault() }
    if depth > 0 { outer.append(inner) }
    depth += 1
    inner = OpenContainer(record: records.count, kind: kind)
    append(kind, from: position, to: position + 1)
    passToken()
  }

  @inline(__always) private mutating func close() {
    passToken()
    var record = records[inner.record]
    record.end = UInt32(truncatingIfNeeded: position)
    record.link = UInt32(truncatingIfNeeded: records.count)
    if inner.kind == .object { noteDuplicateKeys() }
    records[inner.record] = record
    depth -= 1
    if depth > 0 { inner = outer.removeLast() }
    inner.endValue()
  }

  private mutating func parseLiteral(
    expecting expectation: JSONExpectation
  ) throws(Diagnostic) {
    for (word, kind) in Self.literals where matches(word) {
      append(kind, from: position, to: position + word.utf8.count)
      position += word.utf8.count
      return tokenEnd = position
    }
    try passValue(fault(expecting: expectation))
  }

  private static let literals: [(String, JSONKind)] = [
    ("true", .true), ("false", .false), ("null", .null),
  ]

  private func matches(_ word: String) -> Bool {
    let end = position + word.utf8.count
    return bytes[position...].starts(with: word.utf8)
      && (end == bytes.count || !ASCII.isWord(bytes[end]))
  }

  /// Consumes the comma between elements or members; returns false at the end of the container.
  @inline(__always) private mutating func passComma(
    before closingBracket: UInt8, _ expectation: JSONExpectation
  ) throws(Diagnostic) -> Bool {
    guard byte == ASCII.comma else {
      try passMissingComma(fault(expecting: expectation))
      return true
    }
    let comma = SourceRange(position, position + 1)
    passToken()
    skipWhitespace()
    guard byte == closingBracket else { return true }
    try pass(trailingFault(comma, expectation))
    return false
  }

  @inline(__always) private mutating func passToken() {
    position += 1
    tokenEnd = position
  }

  @inline(__always) private mutating func skipWhitespace() {
    // Most tokens follow at most one space and are neither white space nor comments.
    guard position < bytes.count else { return }
    if bytes[position] == ASCII.space { position += 1 }
    guard position < bytes.count else { return }
    let byte = bytes[position]
    if byte <= ASCII.slash, byte != ASCII.quote { skipWhitespaceAndComments() }
  }

  private mutating func skipWhitespaceAndComments() {
    while let byte {
      switch byte {
      case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab: position += 1
      case ASCII.slash, ASCII.hash: if !passComment() { return }
      default: return
      }
    }
  }

  var container: OpenContainer? { depth > 0 ? inner : nil }

  var containers: [OpenContainer] {
    (0..<depth).map { $0 == depth - 1 ? inner : outer[$0] }
  }

  /// Appends a record; offsets fit in 32 bits because the size of a scene is limited.
  @inline(__always) mutating func append(
    _ kind: JSONKind, hasEscapes: Bool = false, from start: Int, to end: Int, link: Int = 0
  ) {
    records.append(
      JSONDocument.Record(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end), link: UInt32(truncatingIfNeeded: link)))
  }
}
