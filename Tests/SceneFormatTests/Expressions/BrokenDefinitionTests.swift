// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

/// If the definition of a parameter or variable is wrong, only the definition is reported, not its uses.
@Suite("Names with invalid definitions", .timeLimit(.minutes(30)))
struct BrokenDefinitionTests {
  /// Every construct of the language, with the name `p` in place of values.
  private static var forms: [String] {
    let calls = ExpressionFunction.allCases.flatMap { function in
      Set(function.signatures.map(\.parameters.count)).sorted().map { count in
        "\(function.rawValue)(\(Array(repeating: "p", count: count).joined(separator: ", ")))"
      }
    }
    let lists = ExpressionAggregate.allCases.map { "\($0.rawValue)([a, b], p)" }
    let signs =
      ExpressionPrefix.allCases.map { "\($0.rawValue)p" }
      + ExpressionInfix.allCases.flatMap { sign in
        let other = sign == .and || sign == .or ? "true" : "2"
        return [
          "p \(sign.rawValue) p", "\(other) \(sign.rawValue) p", "p \(sign.rawValue) \(other)",
        ]
      }
    return calls + lists + signs + ["p", "p.x", "p ? 1 : 2", "true ? p : p", "1 + abs(p)", "!!p"]
  }

  @Test(
    "An invalid definition is reported once, however the name is used",
    arguments: [
      ("parameters", "null"), ("parameters", #"{ "vlaue": 1 }"#), ("parameters", #"{ "min": 0 }"#),
      ("variables", #""=1 +""#), ("variables", #""=nope""#), ("variables", "null"),
      ("variables", "[1]"),
    ])
  func uses(list: String, definition: String) {
    func complaints(_ use: String) -> [String] {
      let (parameters, variables) =
        list == "parameters" ? (#""p": \#(definition)"#, "") : ("", #""p": \#(definition), "#)
      let scene = """
        { "views": [ { "id": "a", "frame": [1, 2, 3, 4] }, { "id": "b", "frame": [9, 2, 3, 4] } ],
          "parameters": { \(parameters) }, "variables": { \(variables)"q": "=\(use)" } }
        """
      let loading = AdvisedLoader.load(Array(scene.utf8), name: "s.json")
      #expect(loading.scene == nil, "\(use)")
      return loading.diagnostics.filter { $0.severity == .error }
        .map { "\($0.range.lower): \($0.message)" }
    }
    let alone = complaints("1")
    #expect(alone.count == 1)
    for form in Self.forms {
      // If a function takes objects instead of values, the use is wrong too.
      let found = complaints(form)
      #expect(found.starts(with: alone), "\(form): \(found)")
      let takesThings = [
        "contains(", "convert(", "distance(", "isAdded(", "intersects(", "animator.",
      ]
      if !takesThings.contains(where: form.hasPrefix) { #expect(found == alone, "\(form)") }
    }
  }
}
