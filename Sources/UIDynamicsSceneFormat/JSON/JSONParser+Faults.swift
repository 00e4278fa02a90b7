// SPDX-License-Identifier: MIT

/// Diagnoses a byte that the grammar does not allow.
extension JSONParser {
  func fault(
    _ code: DiagnosticCode, _ message: String, _ range: SourceRange, hint: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(code, message, at: range, pointer: pointer, hint: hint, notes: notes)
  }

  func fault(expecting expectation: JSONExpectation) -> Diagnostic {
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

  private func endFault(_ expectation: JSONExpectation) -> Diagnostic {
    if expectation == .document {
      return fault(
        .emptyFile, position > 0 ? "the file contains only white space" : "the file is empty",
        SourceRange(at: 0), hint: "a scene is a JSON object; the smallest is {}")
    }
    return fault(
      .unexpectedEnd, "unexpected end of file; expected \(expectation.rawValue)",
      SourceRange(at: tokenEnd), hint: "is the file complete?",
      notes: container.map { [opening(of: $0)] } ?? [])
  }

  private func opening(of container: OpenContainer) -> Diagnostic.Note {
    Diagnostic.Note("opened here", at: range(of: container.record).firstByte)
  }

  func commentFault(at byte: UInt8) -> Diagnostic? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let isComment = byte == ASCII.slash && (next == ASCII.slash || next == ASCII.star)
    guard isComment || byte == ASCII.hash else { return nil }
    let end = position + (isComment ? 2 : 1)
    return fault(
      .comment, "JSON does not allow comments", SourceRange(position, end),
      hint: "put it in the key \"$comment\", which every object accepts")
  }

  private func encodingFaultHere() -> Diagnostic? {
    do throws(Diagnostic) {
      if bytes[position] >= 0x80 { _ = try lengthOfMultibyteScalar() }
      return nil
    } catch { return error }
  }

  private func valueFault(_ byte: UInt8, _ expectation: JSONExpectation) -> Diagnostic {
    switch byte {
    case ASCII.comma, ASCII.closeBracket, ASCII.closeBrace:
      guard expectation != .document else { return bracketFault(byte) ?? unexpected(expectation) }
      return missingValueFault(byte)
    case ASCII.plus where bytes[(position + 1)...].first.map(ASCII.isDigit) == true:
      return numberFault("has a plus sign", position, hint: "remove the plus sign")
    case ASCII.point:
      return numberFault(
        "has no digit before its decimal point", position, hint: "write a 0 before the point")
    default: return quoteFault() ?? wordFault() ?? unexpected(expectation)
    }
  }

  private func missingValueFault(_ byte: UInt8) -> Diagnostic {
    if byte != ASCII.comma, let container, closing(container.kind) != byte {
      return bracketFault(byte) ?? unexpected(.value)
    }
    let before = tokenEnd > 0 ? String(UnicodeScalar(bytes[tokenEnd - 1])) : ""
    return fault(
      .missingValue, "missing value after \"\(before)\"", SourceRange(position, position + 1))
  }

  private func keyFault(_ byte: UInt8, _ expectation: JSONExpectation) -> Diagnostic {
    if let fault = quoteFault() ?? bracketFault(byte) { return fault }
    guard let word = word() else { return unexpected(expectation) }
    let text = source.text(in: word)
    return fault(
      .unquotedText, "the key \(clipped(text)) must be in double quotes", word,
      hint: "write \(quoted(text))"
        + (ASCII.isDigit(byte) ? ", or use a decimal point if it is part of a number" : ""))
  }

  private func colonFault(_ byte: UInt8) -> Diagnostic {
    let key = keyText(container?.key ?? 0)
    // If a value follows, mark the gap before it, otherwise the character in place of the colon.
    let range =
      startsValue(byte) ? SourceRange(at: tokenEnd) : SourceRange(position, scalarEnd)
    return fault(
      .missingColon, "missing colon after the key \(quoted(key))", range,
      hint: byte == ASCII.equals ? "write : instead of =" : nil)
  }

  private func endOfValueFault(
    _ byte: UInt8, _ expectation: JSONExpectation
  ) -> Diagnostic {
    if let fault = bracketFault(byte) { return fault }
    if startsValue(byte) || quoteFault() != nil {
      return fault(.missingComma, "missing comma", SourceRange(at: tokenEnd))
    }
    return unexpected(expectation)
  }

  func startsValue(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte)
      || [ASCII.quote, ASCII.minus, ASCII.openBrace, ASCII.openBracket].contains(byte)
  }

  private func trailingFault(_ byte: UInt8) -> Diagnostic {
    bracketFault(byte)
      ?? fault(
        .trailingContent, "unexpected text after the end of the scene",
        SourceRange(position, scalarEnd), hint: "a file contains one scene")
  }

  func trailingFault(_ comma: SourceRange, _ expectation: JSONExpectation) -> Diagnostic {
    let part = expectation == .endOfMember ? "member of an object" : "element of an array"
    return fault(
      .trailingComma, "unexpected comma after the last \(part)", comma, hint: "remove the comma")
  }

  func nestingFault() -> Diagnostic {
    fault(
      .limitExceeded,
      SceneLimit.nesting.excess(actual: nestingLimit + 1, allowed: nestingLimit),
      SourceRange(position, position + 1),
      hint: SceneLimit.nesting.flag(allowing: nestingLimit * 2))
  }

  private func bracketFault(_ byte: UInt8) -> Diagnostic? {
    guard byte == ASCII.closeBracket || byte == ASCII.closeBrace else { return nil }
    let range = SourceRange(position, position + 1)
    let found = UnicodeScalar(byte)
    guard let container else {
      return fault(.mismatchedBracket, "\"\(found)\" has no matching opening bracket", range)
    }
    guard closing(container.kind) != byte else { return nil }
    let opened = UnicodeScalar(bytes[Int(records[container.record].start)])
    return fault(
      .mismatchedBracket, "\"\(found)\" cannot close \"\(opened)\"", range,
      notes: [opening(of: container)])
  }

  private func closing(_ kind: JSONKind) -> UInt8 {
    kind == .array ? ASCII.closeBracket : ASCII.closeBrace
  }

  private func quoteFault() -> Diagnostic? {
    let scalar = scalar(at: position)
    guard "'`\u{2018}\u{2019}\u{201A}\u{201C}\u{201D}\u{201E}«»".unicodeScalars.contains(scalar)
    else { return nil }
    return fault(
      .wrongQuotes, "\(scalar) is not a JSON quotation mark", SourceRange(position, scalarEnd),
      hint: "use straight double quotes: \"…\"")
  }

  private func wordFault() -> Diagnostic? {
    guard let range = word() else { return nil }
    let text = source.text(in: range)
    let hint =
      switch text {
      case "True", "TRUE", "yes": "write true"
      case "False", "FALSE", "no": "write false"
      case "None", "nil", "NULL", "Null", "undefined": "write null, or omit the key"
      case "NaN", "nan", "NAN", "Infinity", "infinity", "inf", "Inf": "numbers must be finite"
      default: "write \(quoted(text)) if it is a string"
      }
    return fault(.unquotedText, "\(clipped(text)) is not a JSON value", range, hint: hint)
  }

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

  private func unexpected(_ expectation: JSONExpectation) -> Diagnostic {
    let scalar = scalar(at: position)
    let hint: String? =
      scalar == ":" && expectation == .endOfElement
      ? "only objects have keys: write { \"key\": value }"
      : scalar.isASCII ? nil : "only strings can contain such characters"
    return fault(
      .unexpectedCharacter, "expected \(expectation.rawValue), but found \(name(of: scalar))",
      SourceRange(position, scalarEnd), hint: hint)
  }

  func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private var scalarEnd: Int { position + UTF8.width(scalar(at: position)) }
}
