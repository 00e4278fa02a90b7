// SPDX-License-Identifier: MIT

/// Reads strict JSON in one pass over the bytes and without recursion.
///
/// A breach of the grammar behind which the meaning is not certain is thrown; what leaves the grammar intact
/// (an equal key, a number beyond Double) or has a plain remedy is noted in `notedFaults` and reading goes
/// on. Source: RFC 8259, RFC 3629.
struct JSONParser: ~Copyable {
  /// An array or object that is not closed yet.
  struct OpenContainer {
    let record: Int
    let kind: JSONKind
    /// Whether the reading stands inside a value and not between two.
    var isInsideValue = false
    /// Whether a key may be there twice, and whether one has escapes and so no number.
    var mayRepeat = false
    var hasUnnumbered = false
    /// Elements or members that are complete.
    var count = 0
    /// The key whose value is being read, as a place in `records`, and its number.
    var key = -1
    var number = KeyNumbers.none
    /// The signs of all keys so far.
    var signs: UInt64 = 0

    mutating func beginValue(of key: Int) { (self.key, isInsideValue) = (key, true) }

    mutating func endValue() { (count, isInsideValue) = (count + 1, false) }

    @inline(__always) mutating func note(_ number: Int) {
      let sign = KeySigns.sign(number)
      mayRepeat = mayRepeat || signs & sign != 0
      signs |= sign
      self.number = number
    }
  }

  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let nestingLimit: Int
  /// More faults than this are not noted.
  let mostNotedFaults: Int
  var position = 0
  /// Where the last complete token ended: the place a missing comma belongs to.
  var tokenEnd = 0
  /// The innermost container, those around it, and how many there are in all; without any there is nothing
  /// to be read in `inner`.
  var inner = OpenContainer(record: 0, kind: .null)
  private var outer = FlatList<OpenContainer>(reserving: 16)
  private(set) var depth = 0
  var records: FlatList<JSONDocument.Record>
  var keys = KeyNumbers()
  var notedFaults: [Diagnostic] = []
  /// How many breaches of the grammar there are; none is the only number that gives a document.
  var breaches = 0
  /// Whether a comment was noted.
  var hasComment = false

  init(_ source: SourceText, bytes: UnsafeBufferPointer<UInt8>, limits: SceneLimits) {
    self.source = source
    self.bytes = bytes
    nestingLimit = limits[.nesting]
    mostNotedFaults = limits.soughtErrors
    // Scenes have a value every five to ten bytes; room that is not used is never touched.
    records = FlatList(reserving: bytes.count / 5)
  }

  /// The byte at the current position, or nil at the end.
  @inline(__always) var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func parseDocument() throws(Diagnostic) {
    try checkEncoding()
    skipWhitespace()
    guard position < bytes.count else { throw fault(expecting: .document) }
    var next = JSONExpectation?.some(.document)
    while let expectation = next {
      try parseValue(expecting: expectation)
      next = nil
      // What is closed here is the end of a value too.
      while depth > 0, next == nil {
        next = inner.kind == .object ? try passToMember() : try passToElement()
        if next == nil { close() }
      }
    }
    skipWhitespace()
    guard position == bytes.count else { throw fault(expecting: .end) }
  }

  /// Passes what stands in front of the next element; nil at the end of the array.
  @inline(__always) private mutating func passToElement() throws(Diagnostic) -> JSONExpectation? {
    let isFirst = inner.count == 0
    guard try passToNext(before: ASCII.closeBracket, .endOfElement) else { return nil }
    inner.isInsideValue = true
    return isFirst ? .firstValue : .value
  }

  /// Passes what stands in front of the next element or member, and says whether there is one.
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

  /// Passes what stands in front of the value of the next member; nil at the end of the object.
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
      if !passExpectedKey() {
        try parseString()
        number(key)
      }
    } else {
      try passKey(fault(expecting: expectation))
      number(key)
    }
    inner.beginValue(of: key)
  }

  @inline(__always) private mutating func parseValue(
    expecting expectation: JSONExpectation
  ) throws(Diagnostic) {
    switch byte {
    case ASCII.quote: return try parseStrings()
    case ASCII.minus, (ASCII.zero...ASCII.nine)?: return try parseNumbers()
    case ASCII.openBrace: return try open(.object)
    case ASCII.openBracket: return try open(.array)
    default:
      try parseLiteral(expecting: expectation)
      inner.endValue()
    }
  }

  /// Reads a number, and the numbers behind it where it stands in an array: most of these hold nothing else.
  @inline(__always) private mutating func parseNumbers() throws(Diagnostic) {
    repeat {
      do throws(Diagnostic) { try parseNumber() } catch { try passValue(error) }
    } while endAndPassComma { ASCII.isDigit($0) || $0 == ASCII.minus }
  }

  /// Reads a string, and the strings behind it in an array.
  @inline(__always) private mutating func parseStrings() throws(Diagnostic) {
    repeat { try parseString() } while endAndPassComma { $0 == ASCII.quote }
  }

  /// Ends a value, and passes a comma, with one space at most, where its array has one more that begins with
  /// some byte; says whether it has.
  @inline(__always) private mutating func endAndPassComma(before isBegin: (UInt8) -> Bool) -> Bool {
    inner.endValue()
    guard inner.kind == .array, byte == ASCII.comma else { return false }
    var next = position + 1
    if next < bytes.count, bytes[next] == ASCII.space { next += 1 }
    guard next < bytes.count, isBegin(bytes[next]) else { return false }
    (position, tokenEnd) = (next, position + 1)
    inner.isInsideValue = true
    return true
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
    if inner.kind == .object { record.keySigns = noteKeys() }
    records[inner.record] = record
    depth -= 1
    if depth > 0 { inner = outer.removeLast() }
    inner.endValue()
  }

  private mutating func parseLiteral(
    expecting expectation: JSONExpectation
  ) throws(Diagnostic) {
    for (word, kind) in Self.literals where matches(word) {
      append(kind, from: position, to: position + word.utf8CodeUnitCount)
      position += word.utf8CodeUnitCount
      return tokenEnd = position
    }
    try passValue(fault(expecting: expectation))
  }

  private static let literals: [(StaticString, JSONKind)] = [
    ("true", .true), ("false", .false), ("null", .null),
  ]

  /// Whether a word stands at the current position and ends there.
  private func matches(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || !ASCII.isWord(bytes[end]) else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  /// Passes the comma that must stand between two members or elements, and says whether one follows.
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
    // Most tokens stand behind one space or none, and begin with a letter, a digit, a bracket or a quotation
    // mark; these are no white space and no comment.
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

  /// What was read; nothing is left behind.
  mutating func takeTape() -> JSONTape {
    var records = FlatList<JSONDocument.Record>(reserving: 0)
    swap(&records, &self.records)
    return JSONTape(records)
  }

  /// The innermost container, or nil.
  var container: OpenContainer? { depth > 0 ? inner : nil }

  /// The containers that are open, from the root on.
  var containers: [OpenContainer] {
    (0..<depth).map { $0 == depth - 1 ? inner : outer[$0] }
  }

  /// The limit of bytes is one of 32 bits, so that every offset has as many.
  @inline(__always) mutating func append(
    _ kind: JSONKind, hasEscapes: Bool = false, from start: Int, to end: Int, link: Int = 0
  ) {
    records.append(
      JSONDocument.Record(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end), link: UInt32(truncatingIfNeeded: link)))
  }
}
