// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension JSONParser {
  mutating func parseString() throws(Diagnostic) {
    let start = position
    position = endOfPlainBytes(from: start + 1)
    guard byte == ASCII.quote else { return try parseUncommonString(from: start) }
    position += 1
    tokenEnd = position
    append(.string, from: start, to: position)
  }

  /// The offset of the next quote, backslash, control character or non-ASCII byte, or the end.
  private func endOfPlainBytes(from start: Int) -> Int {
    bytes[start...].firstIndex { !ASCII.isPlain($0) } ?? bytes.count
  }

  /// Parses the rest of a string that contains escapes, non-ASCII characters or faults.
  private mutating func parseUncommonString(from start: Int) throws(Diagnostic) {
    let before = breaches
    var hasEscapes = false
    while let byte, byte != ASCII.quote {
      if byte == ASCII.backslash {
        hasEscapes = true
        do throws(Diagnostic) { try passEscape() } catch { try pass(error, since: before) }
      } else if byte >= 0x80 {
        position += try lengthOfMultibyteScalar()
      } else if byte < ASCII.space {
        let fault = controlCharacterFault(in: start)
        guard fault.code == .controlCharacter else { throw fault }
        try pass(fault, since: before)
        position += 1
      }
      position = endOfPlainBytes(from: position)
    }
    guard position < bytes.count else {
      // If the file ends inside an escape, only the escape is reported.
      throw breaches > before
        ? notedFaults.removeLast()
        : fault(
          .unterminatedString, "the string is not closed before the end of the file",
          SourceRange(start, endOfLine(from: start)), hint: "add the closing quotation mark")
    }
    position += 1
    tokenEnd = position
    // A malformed string must never be decoded, so it is marked as free of escapes.
    append(
      .string, hasEscapes: hasEscapes && breaches == before, from: start, to: position)
  }

  /// The fault for a control character; a line break usually means that the string is not closed.
  private func controlCharacterFault(in start: Int) -> Diagnostic {
    let byte = bytes[position]
    if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
      return fault(
        .unterminatedString, "the string is not closed before the end of the line",
        SourceRange(start, position),
        hint: "add the closing quotation mark; for a line break, write \\n")
    }
    let noun =
      byte == ASCII.tab ? "a tab" : "the control character \(name(of: UnicodeScalar(byte)))"
    return fault(
      .controlCharacter, "\(noun) in a string must be escaped",
      SourceRange(position, position + 1),
      hint: "write \(byte == ASCII.tab ? "\\t" : "\\u00" + hexadecimal(byte))")
  }

  /// Records only the first fault of a string; throws for malformed UTF-8, which makes the rest unreliable.
  private mutating func pass(_ fault: Diagnostic, since before: Int) throws(Diagnostic) {
    if fault.code == .invalidUTF8 { throw fault }
    if breaches == before { try pass(fault) }
  }

  private mutating func passEscape() throws(Diagnostic) {
    let start = position
    guard start + 1 < bytes.count else { return position += 1 }
    let letter = bytes[start + 1]
    if letter == ASCII.u { return try passUnicodeEscape() }
    guard ASCII.escaped(letter) != nil else {
      position += 1
      if letter >= 0x80 { position += try lengthOfMultibyteScalar() } else { position += 1 }
      throw fault(
        .invalidEscape, "\\\(visible(scalar(at: start + 1))) is not a JSON escape",
        SourceRange(start, position),
        hint: #"write \\ for a backslash; the other escapes are \" \/ \b \f \n \r \t \uXXXX"#)
    }
    position += 2
  }

  private mutating func passUnicodeEscape() throws(Diagnostic) {
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

  private func loneSurrogateFault(from start: Int) -> Diagnostic {
    let range = SourceRange(start, position)
    return fault(
      .loneSurrogate,
      "\(source.text(in: range)) is half of a surrogate pair; the other half is missing", range,
      hint: "write the character itself, or both halves")
  }

  private mutating func passCodeUnit() throws(Diagnostic) -> UInt32 {
    let start = position
    var value: UInt32 = 0
    position += 2
    for _ in 0..<4 {
      guard let byte, let digit = ASCII.hexValue(byte) else {
        throw fault(
          .invalidEscape, "\\u must be followed by four hexadecimal digits",
          SourceRange(start, position))
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
