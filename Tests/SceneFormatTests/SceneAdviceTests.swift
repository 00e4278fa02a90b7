// SPDX-License-Identifier: MIT

import Testing

@testable import SceneFormat

@Suite("A warning")
struct SceneAdviceTests {
  @Test("is not given for a scene without surprises")
  func noWarning() {
    expectWarnings(
      views("square"),
      #"{ "type": "gravity", "item": "square" }, { "type": "collision", "item": "square", "translatesReferenceBoundsIntoBoundary": true }"#,
      [])
  }

  @Test("about a view without behavior spares views that hold others")
  func containers() {
    expectWarnings(
      views("container") + #", { "id": "a", "frame": [0, 0, 9, 9], "superview": "container" }"#,
      #"{ "type": "collision", "item": "a" }"#, [])
  }

  @Test(
    "about endless falling is not given where something may stop it",
    arguments: [
      #"{ "type": "collision", "item": "a", "referenceBoundsInsets": {} }"#,
      #"{ "type": "collision", "item": "a", "boundaries": [{ "id": "f", "from": [0, 9], "to": [9, 9] }] }"#,
      #"{ "type": "dynamicItem", "item": "a", "isAnchored": true }"#,
      #"{ "type": "collision", "items": ["a", "shelf"] }, { "type": "dynamicItem", "item": "shelf", "isAnchored": true }"#,
      #"{ "type": "collision", "items": ["a", "weightless"] }"#,
    ])
  func falling(behaviors: String) {
    expectWarnings(
      views("a", "shelf", "weightless"),
      #"{ "type": "gravity", "item": "a" }, \#(behaviors), { "type": "collision", "id": "all", "items": ["shelf", "weightless"] }"#,
      [])
  }

  @Test(
    "about endless falling is given where nothing stops it",
    arguments: [
      #"{ "type": "dynamicItem", "item": "a" }"#,
      #"{ "type": "collision", "item": "a" }"#,
      #"{ "type": "collision", "items": ["a", "b"] }"#,
      #"{ "type": "collision", "item": "b", "referenceBoundsInsets": {} }"#,
      #"{ "type": "collision", "item": "a", "referenceBoundsInsets": {}, "collisionMode": "items" }"#,
      #"{ "type": "dynamicItem", "item": "a", "isAnchored": true }, { "type": "dynamicItem", "item": "a", "isAnchored": false }"#,
    ])
  func fallingForever(behaviors: String) {
    expectWarnings(
      views("a", "b"),
      #"{ "type": "gravity", "items": ["a", "b"] }, \#(behaviors)"#, [.fallsForever])
  }

  @Test(
    "about endless falling needs a gravity that is added and pulls",
    arguments: [
      #""magnitude": 0"#, #""gravityDirection": [0, 0]"#, #""items": []"#, #""added": false"#,
    ])
  func noFalling(keys: String) {
    let items = keys.contains("items") ? "" : #""item": "a","#
    let loading = load(
      views("a"),
      #"{ "type": "gravity", \#(items) \#(keys) }, { "type": "collision", "item": "a" }"#)
    #expect(!loading.diagnostics.contains { $0.code == .fallsForever })
  }

  @Test("about endless falling is not given for a run until the time limit")
  func untilTheTimeLimit() {
    let loading = load(
      views("a"), #"{ "type": "gravity", "item": "a" }"#, #", "run": { "until": "timeLimit" }"#)
    #expect(loading.diagnostics.isEmpty)
  }

  @Test("about several gravities counts those that are added")
  func severalGravities() {
    let floor = #"{ "type": "collision", "item": "a", "referenceBoundsInsets": {} }"#
    expectWarnings(
      views("a"),
      #"{ "type": "gravity", "item": "a", "added": false }, { "type": "gravity", "item": "a" }, \#(floor)"#,
      [.behaviorNeverAdded])
    expectWarnings(
      views("a"),
      #"{ "type": "gravity", "item": "a" }, { "type": "gravity", "item": "a" }, { "type": "gravity", "item": "a" }, \#(floor)"#,
      [.severalGravities, .severalGravities])
  }

  @Test("waits until there is no error")
  func errorsFirst() {
    let loading = load(views("a") + ", {}", #"{ "type": "gravity" }"#)
    #expect(loading.diagnostics.allSatisfy { $0.severity == .error })
    #expect(loading.scene == nil)
  }

  private func views(_ ids: String...) -> String {
    ids.map { #"{ "id": "\#($0)", "frame": [0, 0, 9, 9] }"# }.joined(separator: ", ")
  }

  private func load(_ views: String, _ behaviors: String, _ rest: String = "") -> SceneLoading {
    let text = """
      { "referenceView": { "size": [320, 480] }, "views": [\(views)],
        "behaviors": [\(behaviors)]\(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "test.json")
  }

  private func expectWarnings(
    _ views: String, _ behaviors: String, _ expected: [DiagnosticCode],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let loading = load(views, behaviors)
    #expect(
      loading.diagnostics.map(\.code) == expected && loading.scene != nil,
      "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))",
      sourceLocation: sourceLocation)
  }
}
