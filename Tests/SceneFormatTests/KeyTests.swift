// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// Oracle: comparing the name with every key of the object as a string.
@Suite("Keys of a JSON object", .timeLimit(.minutes(30)))
struct KeyTests {
  /// Names that share length and both letters, an empty one, and those that need escapes.
  private static let names = [
    "id", "frame", "flame", "finale", "frappe", "angle", "a", "aa", "aaa", "", "é", "\u{1F600}",
    "quo\"te", "tab\tbed", "repeat", "result", "superview", "x-y", "\u{0061}\u{0301}",
  ]

  private func document(_ keys: [String], escapingFirst: Bool) throws -> JSONDocument {
    let members = keys.enumerated().map { place, key in
      var text = ""
      for unit in key.utf16 {
        let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
        let digits = String(unit, radix: 16)
        text +=
          isPlain && !(escapingFirst && place == 0)
          ? String(decoding: [unit], as: UTF16.self)
          : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "\"\(text)\": [\(place), {}]"
    }
    let text = "{ " + members.joined(separator: ", ") + " }"
    return try #require(JSONReader.read(SourceText(name: "", bytes: Array(text.utf8))).document)
  }

  @Test("are found, and only they, however alike the names are")
  func found() {
    withEverySeed(0..<40) { generator in
      var keys: [String] = []
      for name in Self.names where generator.integer(in: 0...2) == 0 { keys.append(name) }
      let document = try document(keys, escapingFirst: generator.integer(in: 0...3) == 0)
      for name in Self.names {
        let expected = keys.firstIndex { Array($0.utf8) == Array(name.utf8) }
        let value = document.value(name, in: .root)
        let first = value.flatMap { document.firstNumber(of: $0) }
        #expect(first == expected.map(Double.init), "\(Seed.label) \(name) in \(keys)")
      }
    }
  }

  @Test("of a merged object are those of both")
  func merged() throws {
    let texts = [#"{ "a": { "id": 1, "frame": 2 } }"#, #"{ "a": { "angle": 3, "frame": null } }"#]
      .map { SourceText(name: "", bytes: Array($0.utf8)) }
    let merged = try #require(
      SceneTexts.read(texts, as: SourceText(texts), .default).document)
    let object = try #require(merged.value("a", in: .root))
    #expect(merged.value("angle", in: object).flatMap(merged.number) == 3)
    #expect(merged.value("id", in: object).flatMap(merged.number) == 1)
    #expect(merged.value("frame", in: object) == nil)
  }
}

extension JSONDocument {
  fileprivate func firstNumber(of array: JSONValue) -> Double? {
    Array(elements(of: array)).first.flatMap(number)
  }
}
