// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// Oracle: comparing the name with every key of the object as a string.
@Suite("Keys of a JSON object", .timeLimit(.minutes(30)))
struct KeyTests {
  /// Names that share lengths or first and last letters, an empty name, and names that require escapes.
  private static let names = [
    "id", "frame", "flame", "finale", "frappe", "angle", "a", "aa", "aaa", "", "é", "\u{1F600}",
    "quo\"te", "tab\tbed", "repeat", "result", "superview", "x-y", "\u{0061}\u{0301}",
  ]

  private func document(_ keys: [String], escapingFirst: Bool) throws -> JSONDocument {
    try read(text(keys, escapingFirst: escapingFirst))
  }

  private func read(_ text: String) throws -> JSONDocument {
    try #require(JSONReader.read(SourceText(name: "", bytes: Array(text.utf8))).document)
  }

  private func text(_ keys: [String], escapingFirst: Bool) -> String {
    let members = keys.enumerated().map { index, key in
      var text = ""
      for unit in key.utf16 {
        let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
        let digits = String(unit, radix: 16)
        text +=
          isPlain && !(escapingFirst && index == 0)
          ? String(decoding: [unit], as: UTF16.self)
          : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "\"\(text)\": [\(index), {}]"
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  @Test("Exactly the existing keys are found, however similar the names are")
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

  /// Oracle: the same object, parsed as a separate document.
  @Test("Keys are found in each of many objects, whatever the others contain")
  func manyObjects() {
    withEverySeed(0..<40) { generator in
      // Sometimes more names than the table initially holds; real scenes use few names in few orders.
      let names = Self.names + (0..<generator.integer(in: 0...90)).map { "key\($0)" }
      let shapes = (0..<3).map { _ in
        (0..<generator.integer(in: 0...6)).map { _ in
          names[generator.integer(in: 0...names.count - 1)]
        }
      }
      let objects = (0..<30).map { number in
        var keys: [String] = []
        for name in shapes[generator.integer(in: 0...2)] + [names[number % names.count]]
        where generator.integer(in: 0...9) > 0 && !keys.contains(name) { keys.append(name) }
        return text(keys, escapingFirst: generator.integer(in: 0...9) == 0)
      }
      let all = try read("[" + objects.joined(separator: ",") + "]")
      for (object, text) in zip(all.elements(of: .root), objects) {
        let alone = try read(text)
        for name in names {
          let value = all.value(name, in: object).flatMap { all.firstNumber(of: $0) }
          let expected = alone.value(name, in: .root).flatMap { alone.firstNumber(of: $0) }
          #expect(value == expected, "\(Seed.label) \(name) in \(text)")
        }
      }
    }
  }

  @Test("Repeated keys are reported within each object, but not across objects")
  func twice() {
    let object = #"{ "id": 1, "frame": 2, "i\u0064": 3 }"#
    let others = [#"{ "id": 1, "frame": 2 }"#, #"{ "id": 1, "id": 2 }"#]
    let reading = readJSON("[\(object), \(others[0]), \(object), \(others[1])]")
    #expect(reading.diagnostics.map(\.pointer.description) == ["/0/id", "/2/id", "/3/id"])
  }

  @Test("A merged object has the keys of both objects, except those set to null")
  func merged() throws {
    let texts = [
      #"{ "a": { "id": 1, "frame": 2 }, "b": [ { "size": 5 } ] }"#,
      #"{ "a": { "angle": 3, "frame": null }, "c": { "repeat": 4, "id": 6 } }"#,
    ].map { SourceText(name: "", bytes: Array($0.utf8)) }
    let merged = try #require(
      SceneTexts.read(texts, as: SourceText(texts), .default).document)
    let object = try #require(merged.value("a", in: .root))
    #expect(merged.value("angle", in: object).flatMap(merged.number) == 3)
    #expect(merged.value("id", in: object).flatMap(merged.number) == 1)
    #expect(merged.value("frame", in: object) == nil)
    // Values that occur in only one of the texts are copied.
    let added = try #require(merged.value("c", in: .root))
    #expect(merged.value("repeat", in: added).flatMap(merged.number) == 4)
    #expect(merged.value("id", in: added).flatMap(merged.number) == 6)
    let list = try #require(merged.value("b", in: .root))
    let kept = try #require(Array(merged.elements(of: list)).first)
    #expect(merged.value("size", in: kept).flatMap(merged.number) == 5)
    #expect(merged.value("id", in: kept) == nil)
  }
}

extension JSONDocument {
  fileprivate func firstNumber(of array: JSONValue) -> Double? {
    Array(elements(of: array)).first.flatMap(number)
  }
}
