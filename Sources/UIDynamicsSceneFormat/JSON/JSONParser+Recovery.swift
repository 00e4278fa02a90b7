// SPDX-License-Identifier: MIT

/// Recovers from faults with an obvious correction, so that several can be reported together.
extension JSONParser {
  /// With more faults than this, the text is probably not JSON.
  static var mostBreaches: Int { 10 }

  /// Records a recoverable fault, or throws it if there are too many.
  mutating func pass(_ fault: Diagnostic) throws(Diagnostic) {
    breaches += 1
    guard breaches < Self.mostBreaches, notedFaults.count + 1 < mostNotedFaults else {
      throw fault
    }
    notedFaults.append(fault)
  }

  /// Accepts a malformed value if its end is certain.
  mutating func passValue(_ fault: Diagnostic) throws(Diagnostic) {
    guard let text = misspelt(fault), isEnd(text.whole.upper, before: Self.behindValue) else {
      throw fault
    }
    try pass(fault)
    append(.null, from: text.whole.lower, to: text.whole.upper)
    position = text.whole.upper
    tokenEnd = position
  }

  /// Accepts a malformed key if a colon follows.
  mutating func passKey(_ fault: Diagnostic) throws(Diagnostic) {
    guard let text = misspelt(fault), isEnd(text.whole.upper, before: [ASCII.colon]) else {
      throw fault
    }
    try pass(fault)
    // The range includes one byte for each quotation mark.
    append(.string, from: text.inner.lower - 1, to: text.inner.upper + 1)
    position = text.whole.upper
    tokenEnd = position
  }

  /// Skips "=" in place of a colon, or a missing colon before a value.
  mutating func passColon(_ fault: Diagnostic) throws(Diagnostic) {
    guard fault.code == .missingColon, let byte, startsValue(byte) || byte == ASCII.equals
    else { throw fault }
    try pass(fault)
    if byte == ASCII.equals { position += 1 }
  }

  /// Recovers from a missing comma before a string or an opening bracket, where the next value must start.
  mutating func passMissingComma(_ fault: Diagnostic) throws(Diagnostic) {
    guard fault.code == .missingComma, let byte,
      [ASCII.quote, ASCII.openBrace, ASCII.openBracket].contains(byte)
    else { throw fault }
    try pass(fault)
  }

  /// Skips a comment; only the first one is reported, because files with one comment usually contain many.
  mutating func passComment() -> Bool {
    guard let byte, let fault = commentFault(at: byte) else { return false }
    let isLong = position + 1 < bytes.count && bytes[position + 1] == ASCII.star
    guard let end = isLong ? endOfLongComment : endOfLine(from: position),
      hasComment || noteComment(fault)
    else {
      return false
    }
    position = end
    return true
  }

  private mutating func noteComment(_ fault: Diagnostic) -> Bool {
    hasComment = (try? pass(fault)) != nil
    return hasComment
  }

  func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
      ?? bytes.count
  }

  private var endOfLongComment: Int? {
    var offset = position + 2
    while offset + 1 < bytes.count {
      if bytes[offset] == ASCII.star, bytes[offset + 1] == ASCII.slash { return offset + 2 }
      offset += 1
    }
    return nil
  }

  private func misspelt(_ fault: Diagnostic) -> (whole: SourceRange, inner: SourceRange)? {
    if fault.code == .unquotedText || fault.code == .invalidNumber {
      return (fault.range, fault.range)
    }
    guard fault.code == .wrongQuotes else { return nil }
    let mark = source.text(in: fault.range)
    let closing = Array((["\u{201C}", "\u{201E}"].contains(mark) ? "\u{201D}" : mark).utf8)
    let start = fault.range.upper
    let end = bytes[start...].firstIndex { $0 == ASCII.lineFeed } ?? bytes.count
    return (start..<end).first { bytes[$0..<end].starts(with: closing) }.map {
      (SourceRange(fault.range.lower, $0 + closing.count), SourceRange(start, $0))
    }
  }

  private static var behindValue: [UInt8] {
    [
      ASCII.comma, ASCII.closeBracket, ASCII.closeBrace, ASCII.lineFeed, ASCII.carriageReturn,
      ASCII.slash,
    ]
  }

  private func isEnd(_ offset: Int, before marks: [UInt8]) -> Bool {
    let next = bytes[offset...].first { $0 != ASCII.space && $0 != ASCII.tab }
    return next.map(marks.contains) ?? false
  }
}
