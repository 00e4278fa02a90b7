// SPDX-License-Identifier: MIT

/// What the parser found wrong and where; `JSONFault+Diagnostic` puts it into words.
struct JSONFault: Error, Equatable {
  var kind: Kind
  var range: SourceRange
  var pointer: JSONPointer
  /// The bracket that is not closed, or the first of two equal keys.
  var related: SourceRange?

  /// What the grammar allows where something else stands.
  enum Expectation: Equatable {
    /// The first thing in the file.
    case document
    /// A value after `,` or `:`.
    case value
    /// A value after `[`, or the end of an empty array.
    case firstValue
    /// A key after `,`.
    case key
    /// A key after `{`, or the end of an empty object.
    case firstKey
    /// The colon behind a key.
    case colon
    /// The comma or bracket behind an element of an array.
    case endOfElement
    /// The comma or bracket behind a member of an object.
    case endOfMember
    /// Nothing but white space behind the document.
    case end
  }

  /// How a number breaks the grammar.
  enum NumberFault: Equatable {
    /// `007`
    case leadingZero
    /// `+1`
    case plusSign
    /// `.5`
    case noIntegerPart
    /// `5.`
    case noFraction
    /// `1e`
    case noExponent
    /// `-` without a digit
    case noDigits
    /// `0x1F`
    case otherBase
    /// `1_000`
    case digitSeparator
    /// `30px`, `1.2.3`
    case followedByText
  }

  /// How a byte sequence breaks UTF-8 (RFC 3629).
  enum UTF8Fault: Equatable {
    /// A continuation byte without a beginning, or a byte that UTF-8 never uses.
    case strayByte
    /// A sequence that ends too early.
    case cutOff
    /// A scalar written with more bytes than it needs.
    case overlong
    /// One half of a UTF-16 pair.
    case surrogate
    /// A value above U+10FFFF.
    case beyondUnicode
  }

  enum Kind: Equatable {
    case emptyFile(hasWhitespace: Bool)
    case foreignEncoding(String)
    case invalidUTF8(UTF8Fault, bytes: [UInt8])
    case unexpectedEnd(Expectation)
    case unexpectedCharacter(Unicode.Scalar, Expectation)
    case endInString
    case lineBreakInString
    case controlCharacter(UInt8)
    case invalidEscape(Unicode.Scalar)
    case invalidUnicodeEscape
    case loneSurrogate(String)
    case wrongQuotes(String)
    case unquotedKey(String)
    case unquotedWord(String)
    case notANumberWord(String)
    case otherLiteral(String, meaning: String)
    case invalidNumber(NumberFault, String)
    case comment(String)
    case missingComma
    case trailingComma(Expectation)
    case missingColon(key: String, found: Unicode.Scalar)
    case missingValue(after: String)
    case wrongBracket(found: Unicode.Scalar, opened: Unicode.Scalar)
    case extraBracket(Unicode.Scalar)
    case trailingContent
    case nesting(limit: Int)
    case duplicateKey(String)
    case numberTooLarge(String)
  }
}
