// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

/// Oracle: the same text without the mark.
@Suite("Byte order marks", .timeLimit(.minutes(30)))
struct ByteOrderMarkTests {
  private static let mark = "\u{FEFF}"

  private func loading(_ scene: String, _ overlay: String) -> SceneLoading {
    AdvisedLoader.load(
      Array(scene.utf8), name: "a.json",
      overrides: SceneOverrides(overlays: [SourceText(name: "b.json", bytes: Array(overlay.utf8))]))
  }

  private func messages(_ scene: String, _ overlay: String) -> String {
    let loading = loading(scene, overlay)
    return DiagnosticRenderer(loading.source).render(loading.diagnostics)
  }

  @Test(
    "A byte order mark before a scene or overlay does not change positions",
    arguments: ["", mark], ["", mark])
  func places(first: String, second: String) {
    let (scene, overlay) = (#"{ "titel": 1 }"#, "\n{ \"run\": { \"timeLimit\": \"3\" } }")
    #expect(
      messages(first + scene, second + overlay) == """
        a.json:1:3: error: a scene has no key "titel" [unknown-key]
          at /titel
        1 | { "titel": 1 }
          |   ^~~~~~~
          hint: did you mean "title"?

        b.json:2:25: error: "timeLimit" must be a number, not a string [wrong-type]
          at /run/timeLimit
        2 | { "run": { "timeLimit": "3" } }
          |                         ^~~
          hint: write it without quotation marks: 3

        """)
  }

  @Test("A byte order mark does not change the scene or its digest")
  func scene() {
    let text = #"{ "title": "a", "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ] }"#
    let (plain, marked) = (loading(text, "{}"), loading(Self.mark + text, "{}"))
    #expect(plain.scene == marked.scene)
    #expect(plain.scene != nil)
    #expect(plain.digest == marked.digest)
  }

  @Test("A byte order mark is kept when a parameter is edited in the text")
  func edit() throws {
    let text = Self.mark + #"{ "parameters": { "a": 1, "b": { "value": 22 } } }"#
    let edited = try ParameterEdit.text(
      Array(text.utf8), with: [("b", .number(3.5)), ("a", .number(-1))])
    #expect(
      String(decoding: edited, as: UTF8.self)
        == Self.mark + #"{ "parameters": { "a": -1, "b": { "value": 3.5 } } }"#)
  }

  @Test("A byte order mark inside the text is rejected")
  func inside() {
    let text = "{ \u{FEFF}\"title\": 1 }"
    #expect(
      messages(text, "{}").hasPrefix(
        "a.json:1:3: error: expected a key in double quotes or \"}\","
          + " but found the invisible character U+FEFF [unexpected-character]\n"))
  }
}
