// SPDX-License-Identifier: MIT

/// The words for every fault of the grammar.
extension JSONFault {
  var diagnostic: Diagnostic {
    Diagnostic(code, message, at: range, pointer: pointer, hint: hint, notes: notes)
  }

  private var notes: [Diagnostic.Note] {
    guard let related else { return [] }
    return switch kind {
    case .duplicateKey: [Diagnostic.Note("it stands here first", at: related)]
    default: [Diagnostic.Note("opened here and not closed", at: related)]
    }
  }

  private var code: DiagnosticCode {
    switch kind {
    case .emptyFile: .emptyFile
    case .foreignEncoding: .notUTF8
    case .byteOrderMark: .byteOrderMark
    case .invalidUTF8: .invalidUTF8
    case .unexpectedEnd: .unexpectedEnd
    case .unexpectedCharacter, .keyInArray: .unexpectedCharacter
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
    case .emptyFile: "the file is empty"
    case .foreignEncoding(let name): "the file is written in \(name), not in UTF-8"
    case .byteOrderMark: "the file begins with a byte order mark, which JSON does not allow"
    case .invalidUTF8(let fault, let bytes):
      "the \(bytes.count == 1 ? "byte" : "bytes") \(hexadecimal(bytes)) \(fault.sentenceEnd)"
    case .unexpectedEnd(let expectation): "the file ends where \(expectation.noun) should follow"
    case .unexpectedCharacter(let scalar, let expectation):
      "\(name(of: scalar)) stands where \(expectation.noun) should stand"
    case .endInString: "the string that begins here is not closed before the file ends"
    case .lineBreakInString: "the string that begins here is not closed before the line ends"
    case .controlCharacter(let byte):
      "a string holds the control character \(name(of: UnicodeScalar(byte)))"
    case .invalidEscape(let scalar): "\\\(visible(scalar)) is not an escape of JSON"
    case .invalidUnicodeEscape: "\\u needs four hexadecimal digits behind it"
    case .loneSurrogate(let text): "\(text) is one half of a UTF-16 pair without the other"
    case .wrongQuotes(let quote): "\(quote) is not a quotation mark of JSON"
    case .unquotedKey(let word): "the key \(clipped(word)) stands without quotation marks"
    case .unquotedWord(let word): "\(clipped(word)) is not a value of JSON"
    case .notANumberWord(let word): "\(word) is not a number of JSON"
    case .otherLiteral(let word, _): "\(word) is not a value of JSON"
    case .invalidNumber(let fault, let text): "the number \(clipped(text)) \(fault.sentenceEnd)"
    case .comment(let start): "\(start) begins a comment, which JSON does not have"
    case .missingComma(.endOfMember): "a comma is missing between two members of an object"
    case .missingComma: "a comma is missing between two elements of an array"
    case .trailingComma(.endOfMember): "a comma stands behind the last member of an object"
    case .trailingComma: "a comma stands behind the last element of an array"
    case .missingColon(let key): "a colon is missing behind the key \(quoted(key))"
    case .keyInArray: "a colon stands in an array, whose elements have no keys"
    case .missingValue(let before): "a value is missing behind \"\(before)\""
    case .wrongBracket(let found, let opened): "\"\(found)\" does not close \"\(opened)\""
    case .extraBracket(let found): "\"\(found)\" closes nothing: no bracket is open"
    case .trailingContent: "the document is complete, but the file goes on"
    case .nesting(let limit): "the limit of \(limit) levels of nesting is exceeded here"
    case .duplicateKey(let key): "the key \(quoted(key)) stands twice in the same object"
    case .numberTooLarge(let text):
      "the number \(clipped(text)) is too large; the largest is about 1.8e308"
    }
  }

  private var hint: String? {
    switch kind {
    case .emptyFile: "a scene is a JSON object; the smallest is {}"
    case .foreignEncoding, .invalidUTF8: "save the file as UTF-8"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark (BOM)"
    case .unexpectedEnd: "is the file complete?"
    case .endInString, .lineBreakInString: "close it with \"; a line break inside is written \\n"
    case .controlCharacter(let byte): "write it as \(escape(for: byte))"
    case .invalidEscape, .invalidUnicodeEscape:
      #"the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX"#
    case .loneSurrogate: "write the character itself, or both halves as \\uXXXX\\uXXXX"
    case .wrongQuotes, .unquotedKey: "put it between double quotes: \"…\""
    case .unquotedWord:
      "a text stands between double quotes; the words of JSON are true, false, null"
    case .notANumberWord: "a scene holds finite numbers only"
    case .otherLiteral(_, let meaning): "JSON writes it \(meaning)"
    case .invalidNumber(let fault, _): fault.hint
    case .comment: "write a member \"$comment\": \"…\"; every object may have one"
    case .trailingComma: "remove the comma"
    case .keyInArray: "use { } for members with keys"
    case .trailingContent: "a file holds one scene"
    case .nesting(let limit): "`--limit nesting=\(limit * 2)` allows more"
    default: nil
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
    case .key: "a key in double quotes"
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
    case .strayByte: "cannot stand here in UTF-8"
    case .cutOff: "begins a UTF-8 character that is not complete"
    case .overlong: "are an overlong form, which UTF-8 does not allow"
    case .surrogate: "are one half of a UTF-16 pair, which UTF-8 does not allow"
    case .beyondUnicode: "stand for a character above U+10FFFF, which does not exist"
    }
  }
}

extension JSONFault.NumberFault {
  fileprivate var sentenceEnd: String {
    switch self {
    case .leadingZero: "begins with a zero that JSON does not allow"
    case .plusSign: "begins with a plus sign, which JSON does not allow"
    case .noIntegerPart: "has no digit before the point"
    case .noFraction: "has no digit behind the point"
    case .noExponent: "has no digit in its exponent"
    case .noDigits: "has no digit behind the minus sign"
    case .otherBase: "is not decimal"
    case .digitSeparator: "has an underscore between its digits"
    case .followedByText: "runs into something that is no part of a number"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .leadingZero: "leave the leading zeros out"
    case .plusSign: "leave the sign out"
    case .noIntegerPart: "write 0 before the point"
    case .noFraction: "write a digit behind the point, or leave the point out"
    case .digitSeparator: "leave the underscore out"
    case .followedByText: "numbers have no unit: lengths are points, times seconds, angles radians"
    case .noExponent, .noDigits, .otherBase: nil
    }
  }
}
