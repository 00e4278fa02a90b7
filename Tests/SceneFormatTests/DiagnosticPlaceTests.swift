// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Locations of diagnostics", .timeLimit(.minutes(30)))
struct DiagnosticPlaceTests {
  @Test("A syntax error points at the byte that breaks the grammar")
  func syntax() {
    expectDiagnostics("{ \"title\": ①nope }", [.unquotedText])
    expectDiagnostics("{ \"title\": \"a\"①\n  \"views\": [] }", [.missingComma])
    expectDiagnostics("{ \"views\": [①, ] }", [.missingValue])
    expectDiagnostics("{ \"views\": []①, }", [.trailingComma])
    expectDiagnostics("{ \"title\": ①\"a\n\" }", [.unterminatedString])
    expectDiagnostics("{ \"title\": \"日本①\\q\" }", [.invalidEscape])
    expectDiagnostics("{ \"title\": \"a\" } ①{", [.trailingContent])
    expectDiagnostics("{ \"views\": [①", [.unexpectedEnd])
  }

  @Test("All errors of a scene are reported at once, in the order of the text")
  func everyFault() {
    expectDiagnostics(
      """
      {
        ①"titel": "é",
        "referenceView": { "size": [②0, 667] },
        "views": [
          { "id": "a", "frame": ③[0, 0, 30] },
          ④{ "id": "b" },
          { "id": ⑤"a", "center": [0, 0], "size": [1, 1], "superview": ⑥"c" }
        ],
        "behaviors": [
          { "type": ⑦"spring", "item": "nobody" },
          { "type": "gravity", "items": ["a", ⑧"nobody"], "magnitude": ⑨"2" }
        ]
      }
      """,
      [
        .unknownKey, .outOfRange, .wrongLength, .missingKey, .duplicateID, .unresolvedID,
        .unknownType, .unresolvedID, .wrongType,
      ])
  }

  @Test("Invalid relations between parts of a scene are reported where they are written")
  func relations() {
    expectDiagnostics(
      """
      { "views": [
          { "id": "a", "frame": [0, 0, 9, 9], "superview": ①"b" },
          { "id": "b", "frame": [0, 0, 9, 9], "superview": "a" },
          { "id": "c", "frame": [0, 0, 9, 9], "superview": ②"c" },
          { "id": "d", "frame": [0, 0, 9, 9], "superview": "c" } ],
        "behaviors": [
          { "type": "dynamicItem", "items": ["a", "b", ③"a"], "angularVelocity": { ④"c": 1 } },
          { "type": "collision", "translatesReferenceBoundsIntoBoundary": false,
            "referenceBoundsInsets": ⑤{}, "boundaries": [
              { "id": "x", "from": [1, 1], "to": ⑥[1, 1] },
              { "id": ⑦"x", "path": ⑧{ "points": [[0, 0], [0, 0], [0, 0], [5, 5]] } } ] } ] }
      """,
      [
        .superviewCycle, .superviewCycle, .duplicateItem, .foreignItem, .conflictingKeys,
        .degenerateBoundary, .duplicateID, .degenerateBoundary,
      ])
  }

  @Test("A diagnostic contains the value's JSON pointer, with escaped keys")
  func pointers() {
    let text = #"{ "a/b~": 1, "views": [ {}, { "id": "x", "frame": [1, 2, 3, "4"] } ] }"#
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    #expect(
      loading.diagnostics.map { "\($0.code.rawValue) \($0.pointer)" } == [
        "unknown-key /a~1b~0", "missing-key /views/0", "missing-key /views/0",
        "wrong-type /views/1/frame/3",
      ])
  }

  @Test("A duplicate key is reported at each later occurrence, and the first value applies")
  func duplicateKeys() {
    expectDiagnostics(
      #"{ "run": { "timeLimit": ①-1, ②"timeLimit": "two", ③"timeLimit": 3 } }"#,
      [.outOfRange, .duplicateKey, .duplicateKey])
  }

  @Test("A misspelled key is reported once, and the intended key is not reported as missing")
  func misspeltKeys() {
    expectDiagnostics(
      """
      { "referenceView": { ①"Size": [9, 9] },
        "views": [ { ②"Id": "a", ③"centre": [0, 0], "size": [9, 9] } ] }
      """, [.unknownKey, .unknownKey, .unknownKey])
  }
}
