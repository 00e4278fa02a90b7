// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Rejected JSON", .timeLimit(.minutes(30)))
struct JSONRejectionTests {
  @Test(
    "Text that is not a value is rejected",
    arguments: [
      ("", .emptyFile), (" ", .emptyFile), ("\n\t\r ", .emptyFile), ("\u{FEFF}", .emptyFile),
      ("\u{FEFF}\u{FEFF}{}", .unexpectedCharacter), ("tru", .unquotedText), ("nul", .unquotedText),
      ("truefalse", .unquotedText), ("True", .unquotedText), ("NULL", .unquotedText),
      ("undefined", .unquotedText),
      ("nullx", .unquotedText), ("true1", .unquotedText), ("a", .unquotedText),
      ("_", .unquotedText),
      ("é", .unexpectedCharacter), ("*", .unexpectedCharacter), ("&", .unexpectedCharacter),
      ("\u{0C}", .unexpectedCharacter), ("\u{0}1", .notUTF8), ("\u{1}", .unexpectedCharacter),
      ("<a>", .unexpectedCharacter), (":", .unexpectedCharacter), (",", .unexpectedCharacter),
      ("]", .mismatchedBracket), ("}", .mismatchedBracket), ("'", .wrongQuotes),
      ("`a`", .wrongQuotes),
      ("\u{2060}1", .unexpectedCharacter), ("\\u005B", .unexpectedCharacter),
    ] as [(String, DiagnosticCode)])
  func noValue(text: String, code: DiagnosticCode) { expectCode(text, code) }

  @Test("Every proper prefix of a document is rejected with a reason")
  func beginnings() {
    let text =
      #"{"a":[-0.5e+3,true,"\u00e9\n\ud83d\ude00é",{}],"b":{"a":[],"c":null},"a2":12345678}"#
    let bytes = Array(text.utf8)
    #expect(readJSON(bytes).document != nil)
    for length in bytes.indices {
      let reading = readJSON(Array(bytes[..<length]))
      #expect(reading.document == nil && !reading.diagnostics.isEmpty, "\(length) bytes")
    }
  }

  @Test(
    "Malformed numbers are rejected",
    arguments: [
      "-", "+", "+1", "-+1", "--1", "01", "-01", "00", "-00.5", "1.", "-1.", "1.e1", ".5", "-.5",
      ".",
      "1e", "1E", "1e+", "1e-", "1.0e", "1e1.5", "1e1e1", "1.2.3", "1..2", "0x10", "0b1", "0o7",
      "-0x1",
      "1_000", "1a", "1px", "1é", "NaN", "-NaN", "Infinity", "-Infinity", "inf", "1f", "1n",
      "0.1_2",
      "1e5x", "-e1", "1 000", "１",
    ])
  func numbers(text: String) {
    for form in ["[\(text)]", "{\"a\":\(text)}"] {
      let reading = readJSON(form)
      #expect(reading.document == nil, "\(form) was read")
      #expect(reading.diagnostics.count == 1)
    }
  }

  @Test(
    "Numbers beyond the range of Double are reported, and reading continues",
    arguments: [
      "1e999", "-1e999", "1e309", "1.8e308", "1e+400", "123e99999999999999999999",
      String(repeating: "9", count: 400),
    ])
  func tooLarge(text: String) {
    let reading = readJSON("[\(text), 1]")
    #expect(reading.document != nil)
    #expect(reading.diagnostics.map(\.code) == [.numberTooLarge])
    #expect(reading.diagnostics.first?.pointer.description == "/0")
  }

  @Test(
    "Malformed arrays are rejected",
    arguments: [
      ("[", .unexpectedEnd), ("[1", .unexpectedEnd), ("[1,", .unexpectedEnd),
      ("[[]", .unexpectedEnd),
      ("[1,]", .trailingComma), ("[,]", .missingValue), ("[,1]", .missingValue),
      ("[1,,2]", .missingValue),
      ("[1 2]", .missingComma), ("[\"a\" \"b\"]", .missingComma), ("[[][]]", .missingComma),
      ("[1}", .mismatchedBracket), ("[}", .mismatchedBracket), ("[1,}", .mismatchedBracket),
      ("[\"a\": 1]", .unexpectedCharacter), ("[1;2]", .unexpectedCharacter),
      ("[1]]", .mismatchedBracket), ("[1] 2", .trailingContent), ("[1],", .trailingContent),
      ("[] []", .trailingContent),
      ("[*]", .unexpectedCharacter), ("[a", .unquotedText), ("[\u{0C}]", .unexpectedCharacter),
      ("[\u{A0}]", .unexpectedCharacter), ("[1\u{2003}]", .unexpectedCharacter),
      ("[\"\"", .unexpectedEnd),
    ] as [(String, DiagnosticCode)])
  func arrays(text: String, code: DiagnosticCode) { expectCode(text, code) }

  @Test(
    "Malformed objects are rejected",
    arguments: [
      ("{", .unexpectedEnd), ("{\"a\"", .unexpectedEnd), ("{\"a\":", .unexpectedEnd),
      ("{\"a\":1", .unexpectedEnd),
      ("{\"a\":1,", .unexpectedEnd), ("{,}", .unexpectedCharacter), ("{\"a\":1,}", .trailingComma),
      ("{\"a\":1,,}", .unexpectedCharacter), ("{\"a\"}", .missingColon),
      ("{\"a\",\"b\"}", .missingColon),
      ("{\"a\" 1}", .missingColon), ("{\"a\"::1}", .unexpectedCharacter),
      ("{\"a\":}", .missingValue),
      ("{\"a\":,\"b\":1}", .missingValue), ("{\"a\":1 \"b\":2}", .missingComma),
      ("{\"a\":1]", .mismatchedBracket),
      ("{]", .mismatchedBracket), ("{\"a\":]", .mismatchedBracket), ("{a:1}", .unquotedText),
      ("{1:1}", .unquotedText),
      ("{'a':1}", .wrongQuotes), ("{null:1}", .unquotedText), ("{[1]:1}", .unexpectedCharacter),
      ("{\"a\":1}}", .mismatchedBracket), ("{\"a\":1}#", .comment),
      ("{\"a\":1};", .trailingContent),
      ("{\"a\":1}{}", .trailingContent), ("{\"a\" \"b\"}", .missingColon),
      ("{\"a\":\"b\" c}", .missingComma),
      ("{\"a\":1:2}", .unexpectedCharacter), ("{\"a\"=1}", .missingColon),
      ("{\"a\":'b'}", .wrongQuotes),
    ] as [(String, DiagnosticCode)])
  func objects(text: String, code: DiagnosticCode) { expectCode(text, code) }

  @Test(
    "A decimal comma, or a number as a key, is rejected with a suggestion",
    arguments: [
      #"{"a": 0,4}"#, #"{"a": -10,4, "b": 1}"#, #"{"a": 0,4: 1}"#, #"{"a": 0, 4}"#,
      #"{"a": 0.5,4}"#, #"{"a": [1],4}"#, #"{"a": "1",4}"#, #"{"a": 0,4"#,
    ])
  func decimalComma(text: String) {
    let found = readJSON(Array(text.utf8)).diagnostics
    #expect(found.map(\.message) == ["the key 4 must be in double quotes"])
    #expect(
      found.map(\.hint) == [#"write "4", or use a decimal point if it is part of a number"#])
  }

  @Test(
    "Comments are rejected anywhere",
    arguments: [
      "//\n{}", "/**/{}", "#\n{}", "{//\n}", "{\"a\"/**/:1}", "{\"a\":/**/1}", "{\"a\":1/**/}",
      "{\"a\":1,//\n\"b\":2}", "[1,//\n2]", "[1//\n]", "[]//", "[#\n]",
    ])
  func comments(text: String) { expectCode(text, .comment) }

  @Test(
    "Malformed strings are rejected",
    arguments: [
      ("\"", .unterminatedString), ("\"a", .unterminatedString), ("\"\\\"", .unterminatedString),

      ("\"a\n\"", .unterminatedString), ("\"a\r\"", .unterminatedString),
      ("\"\t\"", .controlCharacter),
      ("\"\u{0}\"", .controlCharacter), ("\"\u{1F}\"", .controlCharacter),
      ("\"\\a\"", .invalidEscape), ("\"\\'\"", .invalidEscape),
      ("\"\\x41\"", .invalidEscape), ("\"\\0\"", .invalidEscape), ("\"\\é\"", .invalidEscape),
      ("\"\\U0041\"", .invalidEscape),
      ("\"\\\n\"", .invalidEscape), ("\"\\u\"", .invalidEscape), ("\"\\u1\"", .invalidEscape),
      ("\"\\u12\"", .invalidEscape),
      ("\"\\u123\"", .invalidEscape), ("\"\\u12G4\"", .invalidEscape),
      ("\"\\u{41}\"", .invalidEscape), ("\"\\u+041\"", .invalidEscape),
      ("\"\\u 041\"", .invalidEscape), ("\"\\ud800\"", .loneSurrogate),
      ("\"\\ud800x\"", .loneSurrogate),
      ("\"\\ud800\\n\"", .loneSurrogate), ("\"\\ud800\\ud800\"", .loneSurrogate),
      ("\"\\udc00\"", .loneSurrogate),
      ("\"\\udc00\\ud800\"", .loneSurrogate), ("\"\\ud800\\u\"", .invalidEscape),
      ("\"\\ud800\\u1\"", .invalidEscape),
      ("\"\\ud800\\u0041\"", .loneSurrogate), ("“a”", .wrongQuotes), ("«a»", .wrongQuotes),
    ] as [(String, DiagnosticCode)])
  func strings(text: String, code: DiagnosticCode) {
    // The text must not come first, because a NUL as the second byte would look like UTF-16.
    expectCode("[ \(text)]", code)
  }

  @Test(
    "Bytes that are not UTF-8 are rejected, inside and outside strings",
    arguments: [
      [0x80], [0xBF], [0xC0], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x20],
      [0xC2, 0xC2],
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE1, 0x80], [0xE2, 0x82, 0x20],
      [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0x80, 0xED, 0xB0, 0x80], [0xEF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x90, 0x80], [0xF1, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF7, 0xBF, 0xBF, 0xBF],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      [0xE9, 0x61], [0xFC],
    ] as [[UInt8]])
  func encodings(bytes: [UInt8]) {
    let texts = [
      Array(#"["ab"#.utf8) + bytes + Array(#""]"#.utf8),
      Array("[ 1, ".utf8) + bytes + Array("]".utf8),
      Array(#"{"ab"#.utf8) + bytes + Array(#"":1}"#.utf8),
      Array("[ 1 ".utf8) + bytes + Array("]".utf8),
    ]
    for text in texts {
      let reading = readJSON(text)
      #expect(reading.diagnostics.map(\.code) == [.invalidUTF8], "\(text)")
      #expect(reading.document == nil)
    }
  }

  @Test(
    "Other encodings are recognized by their first bytes and rejected",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00],
      [0x00, 0x7B, 0x00, 0x7D],
      [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x7B], [0x7B, 0, 0, 0],
    ] as [[UInt8]])
  func foreignEncodings(bytes: [UInt8]) {
    #expect(readJSON(bytes).diagnostics.map(\.code) == [.notUTF8])
  }

  @Test(
    "A duplicate key is reported once per repetition, in small and large objects",
    arguments: [2, 24, 25, 40])
  func duplicateKeys(count: Int) {
    let keys = (0..<count - 1).map { "\"k\($0)\":0" } + ["\"k0\":1", "\"\\u006b0\":2"]
    let reading = readJSON("{" + keys.joined(separator: ",") + "}")
    #expect(reading.document != nil)
    #expect(reading.diagnostics.map(\.code) == [.duplicateKey, .duplicateKey])
    #expect(reading.diagnostics.map(\.pointer.description) == ["/k0", "/k0"])
    #expect(reading.diagnostics.map { $0.notes.map(\.range.lower) } == [[1], [1]])
  }

  @Test("Every prefix of a document is rejected with one error inside the prefix")
  func prefixes() {
    let text = Array(#"{"a":[1,-2.5e3,"b\u00e9\n é",{"c":null}],"d":{"e":[true,false]}}"#.utf8)
    #expect(readJSON(text).document != nil)
    for length in 0..<text.count {
      let reading = readJSON(Array(text[..<length]))
      #expect(reading.document == nil, "\(length) bytes")
      #expect(reading.diagnostics.count == 1)
      #expect(reading.diagnostics.allSatisfy { $0.range.upper <= length })
    }
  }

  private func expectCode(
    _ text: String, _ code: DiagnosticCode,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let reading = readJSON(text)
    #expect(reading.document == nil, "\(text) was read", sourceLocation: sourceLocation)
    #expect(
      reading.diagnostics.map(\.code) == [code],
      "\(text): \(reading.diagnostics.map(\.message))", sourceLocation: sourceLocation)
  }
}
