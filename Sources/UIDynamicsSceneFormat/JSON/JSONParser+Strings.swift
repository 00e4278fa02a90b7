// SPDX-License-Identifier: MIT

extension JSONParser {
  mutating func parseString() throws(JSONFault) {
    let start = position
    position = bytes.endOfPlainBytes(from: start + 1)
    guard byte == ASCII.quote else { return try parseUncommonString(from: start) }
    position += 1
    tokenEnd = position
    append(.string, from: start, to: position)
  }

  /// Reads on in a string with more than bytes that stand for themselves, or with a fault.
  private mutating func parseUncommonString(from start: Int) throws(JSONFault) {
    let before = breaches
    var hasEscapes = false
    while let byte, byte != ASCII.quote {
      if byte == ASCII.backslash {
        hasEscapes = true
        do throws(JSONFault) { try passEscape() } catch { try pass(error, since: before) }
      } else if byte >= 0x80 {
        try passMultibyteScalar()
      } else if byte < ASCII.space {
        let fault = controlCharacterFault(in: start)
        guard case .controlCharacter = fault.kind else { throw fault }
        try pass(fault, since: before)
        position += 1
      }
      passPlainBytes()
    }
    guard position < bytes.count else {
      // Of a text that ends within an escape the escape is the fault.
      throw breaches > before
        ? notedFaults.removeLast() : fault(.endInString, lineStub(from: start))
    }
    position += 1
    tokenEnd = position
    // What has a fault in it is not decoded.
    append(
      .string, hasEscapes: hasEscapes && breaches == before, from: start, to: position)
  }

  /// Passes what stands for itself.
  @inline(__always) private mutating func passPlainBytes() {
    position = bytes.endOfPlainBytes(from: position)
  }

  /// A line break ends most strings that somebody forgot to close; others are named as they are.
  private func controlCharacterFault(in start: Int) -> JSONFault {
    let byte = bytes[position]
    if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
      return fault(.lineBreakInString, SourceRange(start, position))
    }
    return fault(.controlCharacter(byte), SourceRange(position, position + 1))
  }

  /// The rest of a line: an unclosed string is pointed at where it begins.
  private func lineStub(from start: Int) -> SourceRange {
    let end = bytes[start...].firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    return SourceRange(start, end ?? bytes.count)
  }

  /// Notes the first fault of a string; bytes that are not UTF-8 make all that follows doubtful.
  private mutating func pass(_ fault: JSONFault, since before: Int) throws(JSONFault) {
    if case .invalidUTF8 = fault.kind { throw fault }
    if breaches == before { try pass(fault) }
  }

  private mutating func passEscape() throws(JSONFault) {
    let start = position
    guard start + 1 < bytes.count else { return position += 1 }
    let letter = bytes[start + 1]
    if letter == ASCII.u { return try passUnicodeEscape() }
    guard ASCII.escaped(letter) != nil else {
      position += 1
      if letter >= 0x80 { try passMultibyteScalar() } else { position += 1 }
      throw fault(.invalidEscape(scalar(at: start + 1)), SourceRange(start, position))
    }
    position += 2
  }

  private mutating func passUnicodeEscape() throws(JSONFault) {
    let start = position
    let first = try passCodeUnit()
    switch first & 0xFC00 {
    case 0xD800:
      guard position + 1 < bytes.count, bytes[position] == ASCII.backslash,
        bytes[position + 1] == ASCII.u
      else { throw loneSurrogateFault(from: start) }
      guard try passCodeUnit() & 0xFC00 == 0xDC00 else {
        position = start + 6
        throw loneSurrogateFault(from: start)
      }
    case 0xDC00: throw loneSurrogateFault(from: start)
    default: return
    }
  }

  private func loneSurrogateFault(from start: Int) -> JSONFault {
    let range = SourceRange(start, position)
    return fault(.loneSurrogate(source.text(in: range)), range)
  }

  /// Passes `\u` and four hexadecimal digits.
  private mutating func passCodeUnit() throws(JSONFault) -> UInt32 {
    let start = position
    var value: UInt32 = 0
    position += 2
    for _ in 0..<4 {
      guard let byte, let digit = ASCII.hexValue(byte) else {
        throw fault(.invalidUnicodeEscape, SourceRange(start, position))
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
