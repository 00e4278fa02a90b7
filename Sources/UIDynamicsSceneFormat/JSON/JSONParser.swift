// SPDX-License-Identifier: MIT

/// Reads strict JSON in one pass over the bytes and without recursion.
///
/// A breach of the grammar behind which the meaning is not certain is thrown; what leaves the grammar intact
/// (an equal key, a number beyond Double) or has a plain remedy is noted in `notedFaults` and reading goes
/// on. Source: RFC 8259, RFC 3629.
struct JSONParser {
  /// An array or object that is not closed yet.
  struct OpenContainer {
    let record: Int
    let kind: JSONKind
    /// Elements or members that are complete.
    var count = 0
    /// The key whose value is being read, as a place in `records`.
    var key = -1
    /// Whether the reading stands inside a value and not between two.
    var isInsideValue = false

    mutating func beginValue(of key: Int) { (self.key, isInsideValue) = (key, true) }

    mutating func endValue() { (count, isInsideValue) = (count + 1, false) }
  }

  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let nestingLimit: Int
  /// More faults than this are not noted.
  let mostNotedFaults: Int
  var position = 0
  /// Where the last complete token ended: the place a missing comma belongs to.
  var tokenEnd = 0
  var open: [OpenContainer] = []
  var records: [JSONDocument.Record] = []
  var numbers: [Double] = []
  var notedFaults: [JSONFault] = []
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
    records.reserveCapacity(bytes.count / 5)
    numbers.reserveCapacity(bytes.count / 10)
  }

  /// The byte at the current position, or nil at the end.
  @inline(__always) var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func parseDocument() throws(JSONFault) {
    try checkEncoding()
    skipWhitespace()
    guard position < bytes.count else { throw fault(expecting: .document) }
    try parseValue(expecting: .document)
    while let container = open.last {
      if container.kind == .object { try parseMember() } else { try parseElement() }
    }
    skipWhitespace()
    guard position == bytes.count else { throw fault(expecting: .end) }
  }

  @inline(__always) private mutating func parseElement() throws(JSONFault) {
    skipWhitespace()
    if byte == ASCII.closeBracket { return close() }
    let isFirst = open[open.count - 1].count == 0
    if !isFirst, try !passComma(before: ASCII.closeBracket, .endOfElement) { return close() }
    open[open.count - 1].isInsideValue = true
    try parseValue(expecting: isFirst ? .firstValue : .value)
  }

  @inline(__always) private mutating func parseMember() throws(JSONFault) {
    skipWhitespace()
    if byte == ASCII.closeBrace { return close() }
    let isFirst = open[open.count - 1].count == 0
    if !isFirst, try !passComma(before: ASCII.closeBrace, .endOfMember) { return close() }
    try parseKey(expecting: isFirst ? .firstKey : .key)
    skipWhitespace()
    if byte == ASCII.colon { passToken() } else { try passColon(fault(expecting: .colon)) }
    skipWhitespace()
    try parseValue(expecting: .value)
  }

  @inline(__always) private mutating func parseKey(
    expecting expectation: JSONFault.Expectation
  ) throws(JSONFault) {
    let key = records.count
    if byte == ASCII.quote {
      try parseString()
    } else {
      try passKey(fault(expecting: expectation))
    }
    open[open.count - 1].beginValue(of: key)
  }

  private mutating func parseValue(expecting expectation: JSONFault.Expectation) throws(JSONFault) {
    switch byte {
    case ASCII.quote: try parseString()
    case ASCII.minus, (ASCII.zero...ASCII.nine)?:
      do throws(JSONFault) { try parseNumber() } catch { try passValue(error) }
    case ASCII.openBrace: return try open(.object)
    case ASCII.openBracket: return try open(.array)
    default: try parseLiteral(expecting: expectation)
    }
    endValue()
  }

  /// Marks the value that has just ended as complete in what contains it.
  @inline(__always) private mutating func endValue() {
    if !open.isEmpty { open[open.count - 1].endValue() }
  }

  private mutating func open(_ kind: JSONKind) throws(JSONFault) {
    guard open.count < nestingLimit else {
      throw fault(.nesting(limit: nestingLimit), SourceRange(position, position + 1))
    }
    open.append(OpenContainer(record: records.count, kind: kind))
    append(kind, from: position, to: position + 1)
    passToken()
  }

  private mutating func close() {
    let container = open[open.count - 1]
    passToken()
    var record = records[container.record]
    (record.end, record.link) = (UInt32(position), UInt32(records.count))
    if container.kind == .object { record.keySigns = noteKeys(of: container) }
    records[container.record] = record
    open.removeLast()
    endValue()
  }

  private mutating func parseLiteral(
    expecting expectation: JSONFault.Expectation
  ) throws(JSONFault) {
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
    guard end <= bytes.count, end == bytes.count || !isWordByte(bytes[end]) else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  /// Passes the comma that must stand between two members or elements, and says whether one follows.
  @inline(__always) private mutating func passComma(
    before closingBracket: UInt8, _ expectation: JSONFault.Expectation
  ) throws(JSONFault) -> Bool {
    guard byte == ASCII.comma else {
      try passMissingComma(fault(expecting: expectation))
      return true
    }
    let comma = SourceRange(position, position + 1)
    passToken()
    skipWhitespace()
    guard byte == closingBracket else { return true }
    try pass(fault(.trailingComma(expectation), comma))
    return false
  }

  @inline(__always) private mutating func passToken() {
    position += 1
    tokenEnd = position
  }

  @inline(__always) private mutating func skipWhitespace() {
    // Most tokens stand behind one space or none.
    if position < bytes.count, bytes[position] == ASCII.space { position += 1 }
    if position < bytes.count,
      bytes[position] <= ASCII.space || bytes[position] == ASCII.slash
        || bytes[position] == ASCII.hash
    {
      skipWhitespaceAndComments()
    }
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

  mutating func append(_ kind: JSONKind, from start: Int, to end: Int) {
    records.append(JSONDocument.Record(kind: kind, start: UInt32(start), end: UInt32(end)))
  }
}
