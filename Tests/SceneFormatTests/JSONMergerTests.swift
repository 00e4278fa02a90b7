// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Merging documents", .timeLimit(.minutes(30)))
struct JSONMergerTests {
  /// Source: RFC 7396, appendix A.
  @Test(
    "Merging follows RFC 7396",
    arguments: [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
      (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
      (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1.0]}"#),
      (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
      (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
      (#"{"a":"foo"}"#, #"null"#, #"null"#),
      (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
      (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1.0}"#),
      (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ])
  func appendix(target: String, patch: String, expected: String) throws {
    let merged = try #require(merge([target, patch]))
    #expect(merged.canonical() == expected)
  }

  @Test("Merging keeps every value's position in its file")
  func places() throws {
    let texts = [
      "{ \"a\": 1,\n  \"b\": [2, 3] }", "\n{ \"c\": { \"d\": [4] },\n\"a\": 5 }",
      "{ \"c\": { \"e\": 6 } }",
    ]
    let merged = try #require(merge(texts))
    #expect(merged.canonical() == #"{"a":5.0,"b":[2.0,3.0],"c":{"d":[4.0],"e":6.0}}"#)
    let lines = LineTable(merged.source)
    var places: [String: String] = [:]
    for index in merged.records.indices {
      let value = JSONValue(index: index)
      guard let number = merged.number(value) else { continue }
      let range = merged.range(of: value)
      places[merged.sourceText(of: value)] = lines.location(of: range.lower).text
      #expect(Double(merged.sourceText(of: value)) == number)
    }
    #expect(
      places == [
        "5": "1.json:3:6", "2": "0.json:2:9", "3": "0.json:2:12", "4": "1.json:2:16",
        "6": "2.json:1:15",
      ])
  }

  @Test("Duplicate keys are kept, and the first one is merged")
  func equalKeys() throws {
    let merged = try #require(merge([#"{"a":1,"a":2}"#, #"{"b":3,"b":4}"#]))
    #expect(merged.canonical() == #"{"a":1.0,"a":2.0,"b":3.0,"b":4.0}"#)
    let patched = try #require(merge([#"{"a":1}"#, #"{"a":3,"a":4}"#]))
    #expect(patched.canonical().hasPrefix(#"{"a":3.0"#))
  }

  private func merge(_ texts: [String]) -> JSONDocument? {
    let sources = texts.enumerated().map {
      SourceText(name: "\($0.offset).json", bytes: Array($0.element.utf8))
    }
    return SceneTexts.read(sources, as: SourceText(sources), .default).document
  }
}
