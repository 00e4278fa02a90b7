// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

/// The categories follow the grammar of RFC 8259, section by section.
@Suite("Accepted JSON", .timeLimit(.minutes(30)))
struct JSONReaderTests {
  @Test(
    "Every literal and structure is accepted",
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("\"\"", "\"\""), ("[]", "[]"),
      ("{}", "{}"), ("0", "0.0"), ("[[]]", "[[]]"), ("[{}]", "[{}]"), ("{\"a\":{}}", "{\"a\":{}}"),
      ("[null,true,false,1,\"x\",[],{}]", "[null,true,false,1.0,\"x\",[],{}]"),
      ("{\"a\":[1,{\"b\":[2]}],\"c\":3}", "{\"a\":[1.0,{\"b\":[2.0]}],\"c\":3.0}"),
      ("{\"\":0}", "{\"\":0.0}"), ("{\"a\":1,\"A\":2}", "{\"a\":1.0,\"A\":2.0}"),
      ("[[[[[[[[]]]]]]]]", "[[[[[[[[]]]]]]]]"), ("[[],[[]],[]]", "[[],[[]],[]]"),
    ])
  func structures(text: String, expected: String) { expectTree(text, expected) }

  @Test(
    "The four kinds of white space are accepted between any tokens",
    arguments: [
      " \t\n\r[ \t\n\r1 \t\n\r, \t\n\r2 \t\n\r] \t\n\r", "[1,2]", "\r\n[1\r\n,\r\n2]\r\n",
      "[\t1\t,2\t]\t",
    ])
  func whiteSpace(text: String) { expectTree(text, "[1.0,2.0]") }

  @Test("White space is accepted inside objects")
  func whiteSpaceInObjects() {
    expectTree(" { \"a\" : 1 , \"b\" : { } } ", "{\"a\":1.0,\"b\":{}}")
  }

  @Test(
    "Every form of number is accepted",
    arguments: [
      ("0", 0.0), ("-0", -0.0), ("-0.0", -0.0), ("7", 7), ("-7", -7), ("10", 10), ("0.5", 0.5),
      ("1e2", 100), ("1E2", 100), ("1e+2", 100), ("1e-2", 0.01), ("1.5e3", 1500),
      ("-1.5E-3", -0.0015),
      ("0e0", 0), ("0e+99999999999999999999", 0), ("0.00e5", 0), ("1e00002", 100),
      ("123456789012345678901234567890", 123456789012345678901234567890.0),
      ("0.1234567890123456789012345678901234567890", 0.12345678901234568),
      ("1e-400", 0), ("-1e-400", -0.0), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
      ("9007199254740993", 9007199254740992), ("9007199254740993.0000001", 9007199254740994),
    ] as [(String, Double)])
  func numbers(text: String, expected: Double) throws {
    let document = try #require(readJSON(text).document)
    let actual = try #require(document.number(.root))
    #expect(actual.bitPattern == expected.bitPattern, "\(text) read as \(actual), not \(expected)")
  }

  @Test(
    "The position of every number is right, whatever follows it",
    arguments: [
      "0", "-0", "7", "-12.50", "1e2", "1E+2", "1.5e-3", "-1.25E-10", "123456789012345678901234",
    ])
  func placesOfNumbers(number: String) throws {
    let texts = [
      number, "\(number)\n", "[\(number)]", "[\(number), 5]", "[5 ,\(number)\t]",
      "{\"a\":\(number)}", "{\"e\":\(number) ,\"E1\":\"-1\"}",
    ]
    for text in texts {
      let document = try #require(readJSON(text).document, "\(text)")
      let written = document.records.indices.map { JSONValue(index: $0) }
        .filter { document.number($0) != nil }.map(document.sourceText)
      #expect(written.filter { $0 != "5" } == [number], "\(text): \(written)")
    }
  }

  @Test(
    "Every escape is accepted",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\"\\/<8><c><a><d><9>\""),
      (#""\u0041\u00e9\u20AC""#, "\"A<e9><20ac>\""),
      (#""\ud83d\ude00""#, "\"<1f600>\""), (#""\uD834\uDD1E!""#, "\"<1d11e>!\""),
      (#""\u0000""#, "\"<0>\""), (#""\uFFFF""#, "\"<ffff>\""),
      (#""\ud7ff\ue000""#, "\"<d7ff><e000>\""),
      (#""\udbff\udfff""#, "\"<10ffff>\""), (#""\ud800\udc00""#, "\"<10000>\""),
      (#""a\\u0041""#, "\"a\\u0041\""),
      (#""\u0022""#, "\"\"\""), (#""\\""#, "\"\\\""),
    ])
  func escapes(text: String, expected: String) { expectTree(text, expected) }

  @Test(
    "UTF-8 sequences of every length are accepted, with their first and last scalars",
    arguments: [
      "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}", "\u{CFFF}", "\u{D000}",
      "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{FFFFF}",
      "\u{100000}", "\u{10FFFF}", "\u{2028}", "\u{FEFF}", "\u{FFFD}",
    ] as [Unicode.Scalar])
  func scalars(scalar: Unicode.Scalar) throws {
    let document = try #require(readJSON("\"\(scalar)\"").document)
    #expect(document.string(.root).map { Array($0.unicodeScalars) } == [scalar])
  }

  @Test("Two keys that differ only in Unicode normalization are accepted")
  func normalisation() {
    expectTree("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"<e9>\":1.0,\"e<301>\":2.0}")
  }

  @Test("Objects too large for pairwise comparison of keys are accepted")
  func manyKeys() throws {
    let text = "{" + (0..<1000).map { "\"key\($0)\":\($0)" }.joined(separator: ",") + "}"
    let document = try #require(readJSON(text).document)
    #expect(readJSON(text).diagnostics.isEmpty)
    #expect(document.value("key999", in: .root).flatMap(document.number) == 999)
    #expect(document.value("key1000", in: .root) == nil)
  }

  @Test("Nesting is accepted up to the limit, but no deeper")
  func nesting() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readJSON(text).document != nil)
    #expect(readJSON(text, nestingLimit: 63).diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test("Nesting never exceeds what the stack allows, whatever limit is requested")
  func deepNesting() {
    let most = SceneLimit.nesting.ceiling
    let text = String(repeating: "[", count: most) + String(repeating: "]", count: most)
    #expect(readJSON(text, nestingLimit: 100_000).document?.records.count == most)
    #expect(
      readJSON("[\(text)]", nestingLimit: 100_000).diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test("Every value has the pointer that leads to it from the root")
  func pointers() throws {
    let document = try #require(readJSON(#"{"a/b":[10,{"m~n":[true]}],"":{"x":1}}"#).document)
    let values = document.records.indices.map { JSONValue(index: $0) }
    let pointers = document.pointers(to: values).map(\.description)
    // The pointers are in text order; a key has the pointer of its member.
    #expect(
      pointers == [
        "", "/a~1b", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/m~0n", "/a~1b/1/m~0n",
        "/a~1b/1/m~0n/0", "/", "/", "//x", "//x",
      ])
  }

  private func expectTree(
    _ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let reading = readJSON(text)
    #expect(
      reading.document?.canonical() == expected, "\(text): \(reading.diagnostics.map(\.message))",
      sourceLocation: sourceLocation)
    #expect(reading.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }
}
