// SPDX-License-Identifier: MIT

/// Finding out what a byte is that the grammar does not allow: the way to an exact sentence.
extension JSONParser {
  func fault(_ kind: JSONFault.Kind, _ range: SourceRange) -> JSONFault {
    JSONFault(kind: kind, range: range, pointer: pointer)
  }

  /// What is wrong at the current position, where `expectation` should have stood.
  func fault(expecting expectation: JSONFault.Expectation) -> JSONFault {
    guard let byte else { return endFault(expectation) }
    if let fault = commentFault(at: byte) ?? encodingFaultHere() { return fault }
    return switch expectation {
    case .document, .value, .firstValue: valueFault(byte, expectation)
    case .key, .firstKey: keyFault(byte, expectation)
    case .colon: colonFault(byte)
    case .endOfElement, .endOfMember: endOfValueFault(byte, expectation)
    case .end: trailingFault(byte)
    }
  }

  private func endFault(_ expectation: JSONFault.Expectation) -> JSONFault {
    if expectation == .document {
      return fault(.emptyFile(hasWhitespace: position > 0), SourceRange(at: 0))
    }
    var fault = fault(.unexpectedEnd(expectation), SourceRange(at: tokenEnd))
    fault.related = container.map { range(of: $0.record) }
    return fault
  }

  func commentFault(at byte: UInt8) -> JSONFault? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isComment = byte == ASCII.slash && (next == ASCII.slash || next == ASCII.star)
    guard isComment || byte == ASCII.hash else { return nil }
    let end = position + (isComment ? 2 : 1)
    let range = SourceRange(position, end)
    return fault(.comment(source.text(in: range)), range)
  }

  private func encodingFaultHere() -> JSONFault? {
    do throws(JSONFault) {
      if bytes[position] >= 0x80 { _ = try lengthOfMultibyteScalar() }
      return nil
    } catch { return error }
  }

  private func valueFault(_ byte: UInt8, _ expectation: JSONFault.Expectation) -> JSONFault {
    switch byte {
    case ASCII.comma, ASCII.closeBracket, ASCII.closeBrace:
      guard expectation != .document else { return bracketFault(byte) ?? unexpected(expectation) }
      return missingValueFault(byte)
    case ASCII.plus: return signFault() ?? unexpected(expectation)
    case ASCII.point: return numberFault(.noIntegerPart, position)
    default: return quoteFault() ?? wordFault() ?? unexpected(expectation)
    }
  }

  /// A comma or bracket where a value should stand: the value in front of it is missing.
  private func missingValueFault(_ byte: UInt8) -> JSONFault {
    if byte != ASCII.comma, let container, closing(container.kind) != byte {
      return bracketFault(byte) ?? unexpected(.value)
    }
    let before = tokenEnd > 0 ? String(UnicodeScalar(bytes[tokenEnd - 1])) : ""
    return fault(.missingValue(after: before), SourceRange(position, position + 1))
  }

  private func signFault() -> JSONFault? {
    guard position + 1 < bytes.count, ASCII.isDigit(bytes[position + 1]) else { return nil }
    return numberFault(.plusSign, position)
  }

  private func keyFault(_ byte: UInt8, _ expectation: JSONFault.Expectation) -> JSONFault {
    if let fault = quoteFault() ?? bracketFault(byte) { return fault }
    guard let word = word() else { return unexpected(expectation) }
    return fault(.unquotedKey(source.text(in: word)), word)
  }

  private func colonFault(_ byte: UInt8) -> JSONFault {
    let key = keyText(container?.key ?? 0)
    // Where the value already follows, the gap is pointed at; else what stands instead of the colon.
    let range =
      startsValue(byte) ? SourceRange(at: tokenEnd) : SourceRange(position, scalarEnd)
    return fault(.missingColon(key: key, found: scalar(at: position)), range)
  }

  private func endOfValueFault(
    _ byte: UInt8, _ expectation: JSONFault.Expectation
  ) -> JSONFault {
    if let fault = bracketFault(byte) { return fault }
    if startsValue(byte) || quoteFault() != nil {
      return fault(.missingComma, SourceRange(at: tokenEnd))
    }
    return unexpected(expectation)
  }

  func startsValue(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte)
      || [ASCII.quote, ASCII.minus, ASCII.openBrace, ASCII.openBracket].contains(byte)
  }

  private func trailingFault(_ byte: UInt8) -> JSONFault {
    bracketFault(byte) ?? fault(.trailingContent, SourceRange(position, scalarEnd))
  }

  /// A closing bracket that does not fit the innermost open one.
  private func bracketFault(_ byte: UInt8) -> JSONFault? {
    guard byte == ASCII.closeBracket || byte == ASCII.closeBrace else { return nil }
    let range = SourceRange(position, position + 1)
    guard let container else {
      return fault(.extraBracket(UnicodeScalar(byte)), range)
    }
    guard closing(container.kind) != byte else { return nil }
    let opened = UnicodeScalar(bytes[Int(records[container.record].start)])
    var fault = fault(.wrongBracket(found: UnicodeScalar(byte), opened: opened), range)
    fault.related = self.range(of: container.record)
    return fault
  }

  private func closing(_ kind: JSONKind) -> UInt8 {
    kind == .array ? ASCII.closeBracket : ASCII.closeBrace
  }

  /// Single or typographic quotation marks, or backquotes, where double ones should stand.
  private func quoteFault() -> JSONFault? {
    let scalar = scalar(at: position)
    guard "'`\u{2018}\u{2019}\u{201A}\u{201C}\u{201D}\u{201E}«»".unicodeScalars.contains(scalar)
    else { return nil }
    return fault(.wrongQuotes(String(scalar)), SourceRange(position, scalarEnd))
  }

  private static let notNumbers = ["NaN", "nan", "NAN", "Infinity", "infinity", "inf", "Inf"]

  /// `-Infinity` and the like at the current position.
  func negativeWordFault(from start: Int) -> JSONFault? {
    guard let range = word(), Self.notNumbers.contains(source.text(in: range)) else { return nil }
    let whole = SourceRange(start, range.upper)
    return fault(.notANumberWord(source.text(in: whole)), whole)
  }

  private func wordFault() -> JSONFault? {
    guard let range = word() else { return nil }
    let text = source.text(in: range)
    switch text {
    case let text where Self.notNumbers.contains(text): return fault(.notANumberWord(text), range)
    case "True", "TRUE", "yes": return fault(.otherLiteral(text, meaning: "true"), range)
    case "False", "FALSE", "no": return fault(.otherLiteral(text, meaning: "false"), range)
    case "None", "nil", "NULL", "Null", "undefined":
      return fault(.otherLiteral(text, meaning: "null"), range)
    default: return fault(.unquotedWord(text), range)
    }
  }

  /// The letters, digits and underscores at the current position, unless there are none.
  private func word() -> SourceRange? {
    var end = position
    while end < bytes.count,
      ASCII.isWord(bytes[end]) || bytes[end] >= 0x80
        || (end > position && bytes[end] == ASCII.minus)
    {
      end += 1
    }
    let isAsciiStart = end > position && bytes[position] < 0x80
    return isAsciiStart ? SourceRange(position, end) : nil
  }

  private func unexpected(_ expectation: JSONFault.Expectation) -> JSONFault {
    fault(
      .unexpectedCharacter(scalar(at: position), expectation), SourceRange(position, scalarEnd))
  }

  /// The offset after the scalar at the current position.
  private var scalarEnd: Int { position + UTF8.width(scalar(at: position)) }
}
