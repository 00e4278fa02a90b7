// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The words for every fault of the grammar.
extension JSONFault {
  var diagnostic: Diagnostic {
    Diagnostic(code, message, at: range, pointer: pointer, hint: hint, notes: notes)
  }

  private var notes: [Diagnostic.Note] {
    guard let related else { return [] }
    if case .duplicateKey = kind { return [Diagnostic.Note("given here first", at: related)] }
    return [Diagnostic.Note("opened here", at: related.firstByte)]
  }

  private var code: DiagnosticCode {
    switch kind {
    case .emptyFile: .emptyFile
    case .foreignEncoding: .notUTF8
    case .invalidUTF8: .invalidUTF8
    case .unexpectedEnd: .unexpectedEnd
    case .unexpectedCharacter: .unexpectedCharacter
    case .endInString, .lineBreakInString: .unterminatedString
    case .controlCharacter: .controlCharacter
    case .invalidEscape, .invalidUnicodeEscape: .invalidEscape
    case .loneSurrogate: .loneSurrogate
    case .wrongQuotes: .wrongQuotes
    case .unquotedKey, .unquotedWord, .otherLiteral: .unquotedText
    case .notANumberWord, .invalidNumber: .invalidNumber
    case .comment: .comment
    case .missingComma: .missingComma
    case .trailingComma: .trailingComma
    case .missingColon: .missingColon
    case .missingValue: .missingValue
    case .wrongBracket, .extraBracket: .mismatchedBracket
    case .trailingContent: .trailingContent
    case .nesting: .limitExceeded
    case .duplicateKey: .duplicateKey
    case .numberTooLarge: .numberTooLarge
    }
  }

  private var message: String {
    switch kind {
    case .emptyFile(let hasWhitespace):
      hasWhitespace ? "the file holds nothing but white space" : "the file is empty"
    case .foreignEncoding(let name): "the file is encoded in \(name), not in UTF-8"
    case .invalidUTF8(let fault, let bytes):
      "the \(bytes.count == 1 ? "byte" : "bytes") \(hexadecimal(bytes)) \(fault.sentenceEnd)"
    case .unexpectedEnd(let expectation): "the file ends where \(expectation.noun) is expected"
    case .unexpectedCharacter(let scalar, let expectation):
      "expected \(expectation.noun), but found \(name(of: scalar))"
    case .endInString: "this string is not closed before the end of the file"
    case .lineBreakInString: "this string is not closed before the end of the line"
    case .controlCharacter(ASCII.tab): "a tab in a string must be escaped"
    case .controlCharacter(let byte):
      "the control character \(name(of: UnicodeScalar(byte))) in a string must be escaped"
    case .invalidEscape(let scalar): "\\\(visible(scalar)) is not a JSON escape"
    case .invalidUnicodeEscape: "\\u must be followed by four hexadecimal digits"
    case .loneSurrogate(let text): "\(text) is half of a surrogate pair; its other half is missing"
    case .wrongQuotes(let quote): "\(quote) is not a JSON quotation mark"
    case .unquotedKey(let word): "the key \(clipped(word)) must be in double quotes"
    case .unquotedWord(let word): "\(clipped(word)) is not a JSON value"
    case .notANumberWord(let word): "\(word) is not a JSON number"
    case .otherLiteral(let word, _): "\(word) is not a JSON value"
    case .invalidNumber(.followedByText, let text): "\(clipped(text)) is not a number"
    case .invalidNumber(let fault, let text): "the number \(clipped(text)) \(fault.sentenceEnd)"
    case .comment: "JSON has no comments"
    case .missingComma: "a comma is missing here"
    case .trailingComma(.endOfMember): "no comma may follow the last member of an object"
    case .trailingComma: "no comma may follow the last element of an array"
    case .missingColon(let key, _): "a colon is missing after the key \(quoted(key))"
    case .missingValue(let before): "a value is missing after \"\(before)\""
    case .wrongBracket(let found, let opened): "\"\(found)\" cannot close \"\(opened)\""
    case .extraBracket(let found): "there is no open bracket that \"\(found)\" could close"
    case .trailingContent: "the scene is complete, but the file goes on"
    case .nesting(let limit):
      SceneLimit.nesting.excess(actual: limit + 1, allowed: limit)
    case .duplicateKey(let key): "the key \(quoted(key)) is given twice in the same object"
    case .numberTooLarge(let text):
      "the number \(clipped(text)) is too large; the largest is about 1.8e308"
    }
  }

  private var hint: String? {
    switch kind {
    case .emptyFile: "a scene is a JSON object; the smallest is {}"
    case .foreignEncoding: "save the file as UTF-8"
    case .invalidUTF8(let fault, _): fault.hint
    case .unexpectedEnd: "is the file complete?"
    case .unexpectedCharacter(":", .endOfElement):
      "only objects have keys: write { \"key\": value }"
    case .unexpectedCharacter(let scalar, _) where isUnusualSpace(scalar):
      "only spaces, tabs and line breaks may stand between JSON values"
    case .endInString: "add the closing quotation mark"
    case .lineBreakInString:
      "add the closing quotation mark; a line break in a string is written \\n"
    case .controlCharacter(let byte): "write \(escape(for: byte))"
    case .invalidEscape:
      #"write \\ for a backslash; the other escapes are \" \/ \b \f \n \r \t \uXXXX"#
    case .loneSurrogate: "write the character itself, or both halves"
    case .wrongQuotes: "use straight double quotes: \"…\""
    case .unquotedKey(let word): "write \(quoted(word))"
    case .unquotedWord(let word): "write \(quoted(word)) if it is a string"
    case .notANumberWord: "a scene holds finite numbers only"
    case .otherLiteral(_, let meaning): "write \(meaning)"
    case .invalidNumber(let fault, let text): fault.hint(for: text)
    case .comment: "put it into a \"$comment\", which every object may have"
    case .trailingComma: "remove the comma"
    case .missingColon(_, "="): "write : instead of ="
    case .trailingContent: "a file holds one scene"
    case .nesting(let limit): SceneLimit.nesting.flag(allowing: limit * 2)
    case .unexpectedCharacter, .invalidUnicodeEscape, .missingComma, .missingColon, .missingValue,
      .wrongBracket, .extraBracket, .duplicateKey, .numberTooLarge:
      nil
    }
  }

  private func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .format, .lineSeparator, .paragraphSeparator, .control: true
    default: false
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  private func escape(for byte: UInt8) -> String {
    switch byte {
    case ASCII.tab: "\\t"
    case 0x08: "\\b"
    case 0x0C: "\\f"
    default: "\\u00" + hexadecimal([byte])
    }
  }
}

extension JSONFault.Expectation {
  /// What should stand at the place, with an article.
  fileprivate var noun: String {
    switch self {
    case .document: "a JSON object"
    case .value: "a value"
    case .firstValue: #"a value or "]""#
    case .key: "a key in double quotes"
    case .firstKey: #"a key in double quotes or "}""#
    case .colon: "a colon"
    case .endOfElement: #""," or "]""#
    case .endOfMember: #""," or "}""#
    case .end: "the end of the file"
    }
  }
}

extension JSONFault.UTF8Fault {
  fileprivate var sentenceEnd: String {
    switch self {
    case .strayByte: "is not UTF-8"
    case .cutOff: "begins a UTF-8 character that is not complete"
    case .overlong: "are an overlong encoding, which UTF-8 forbids"
    case .surrogate: "encode half of a surrogate pair, which UTF-8 forbids"
    case .beyondUnicode: "encode a number beyond U+10FFFF, where Unicode ends"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .strayByte, .cutOff: "save the file as UTF-8; this looks like another encoding"
    case .overlong, .surrogate, .beyondUnicode: "save the file as UTF-8"
    }
  }
}

extension JSONFault.NumberFault {
  fileprivate var sentenceEnd: String {
    switch self {
    case .leadingZero: "has a leading zero"
    case .plusSign: "has a plus sign"
    case .noIntegerPart: "has no digit before its decimal point"
    case .noFraction: "has no digit after its decimal point"
    case .noExponent: "has no digit in its exponent"
    case .noDigits: "has no digit after its minus sign"
    case .otherBase: "is not decimal"
    case .digitSeparator: "has an underscore among its digits"
    case .followedByText: "is not a number"
    }
  }

  fileprivate func hint(for text: String) -> String? {
    switch self {
    case .leadingZero: "leave the leading zeros out"
    case .plusSign: "leave the plus sign out"
    case .noIntegerPart: "write a 0 before the point"
    case .noFraction: "write a digit after the point, or leave the point out"
    case .digitSeparator: "leave the underscore out"
    case .followedByText where text.utf8.contains(where: ASCII.isLetter):
      "write the number alone: lengths are in points, times in seconds, angles in radians"
    case .noExponent, .noDigits, .otherBase, .followedByText: nil
    }
  }
}
