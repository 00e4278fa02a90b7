// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("A warning", .timeLimit(.minutes(30)))
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
    "about a view without behavior spares one that any expression of an action speaks of",
    arguments: [
      #"{ "stop": "=b.center.x > 9 ? 'far' : 'near'" }"#,
      #"{ "removeBoundary": "=b.center.x > 9 ? 'f' : 'g'", "from": "c" }"#,
      #"{ "addBoundary": { "id": "h", "from": ["=b.center.x", 0], "to": [9, 9] }, "to": "c" }"#,
      #"{ "animate": { "set": "a.angle", "to": 1, "spring": { "damping": "=b.center.x / 900" } } },"#
        + #" { "updateItem": "a" }"#,
    ])
  func usedInExpressions(action: String) {
    func messages(_ actions: String) -> [String] {
      let scene = """
        { "referenceView": { "size": [300, 400] }, "views": [ \(views("a", "b")) ],
          "behaviors": [ { "type": "collision", "id": "c", "item": "a", "boundaries": [
            { "id": "f", "from": [0, 50], "to": [90, 50] }, { "id": "g", "from": [0, 70], "to": [90, 70] } ] } ],
          "events": [ { "at": 0.1, "do": [ \(actions) ] } ] }
        """
      return AdvisedLoader.load(Array(scene.utf8), name: "s").diagnostics.map(\.message)
    }
    #expect(messages(action) == [])
    #expect(messages("") == [#"the view "b" is in no behavior, so it never moves"#])
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

  private static let falling =
    #"{ "type": "gravity", "id": "g", "item": "a" }, { "type": "collision", "id": "c", "item": "a", "added": false }"#

  @Test(
    "about endless falling is not given where an event may end it",
    arguments: [
      #"{ "addBehavior": "c" }"#, #"{ "removeBehavior": "g" }"#, #"{ "removeAllBehaviors": true }"#,
      #"{ "removeItem": "a", "from": "g" }"#, #"{ "set": "g.magnitude", "to": -1 }"#,
      #"{ "stop": "low" }"#, #"{ "set": "a.center.y", "to": 0 }, { "updateItem": "a" }"#,
      #"{ "if": "a.center.y > 99", "then": [ { "stop": "low" } ] }"#,
    ])
  func fallingWithEvents(action: String) {
    let rest = #", "events": [ { "on": "tick", "do": [ \#(action) ] } ]"#
    let codes = load(views("a"), Self.falling, rest).diagnostics.map(\.code)
    #expect(!codes.contains(.fallsForever), "\(codes)")
  }

  @Test("about a behavior never added is not given where an action adds it")
  func addedByActions() {
    for action in [#"{ "addBehavior": ["c"] }"#, #"{ "addChildBehavior": "c", "to": "all" }"#] {
      let loading = load(
        views("a"), Self.falling + #", { "type": "composite", "id": "all", "added": false }"#,
        #", "events": [ { "at": 0, "do": [ { "addBehavior": "all" }, \#(action) ] } ]"#)
      #expect(loading.diagnostics.isEmpty, "\(loading.diagnostics.map(\.message))")
    }
  }

  @Test(
    "about a view moved by hand is not given where the animator is told, or does not move it",
    arguments: [
      #"{ "set": "a.center.y", "to": 5 }, { "emit": "x" }, { "updateItem": "a" }"#,
      #"{ "set": "a.center.y", "to": 5 }, { "if": "time > 1", "then": [ { "updateItem": "a" } ] }"#,
      #"{ "set": "a.center.y", "to": 5 }, { "emit": "moved" }"#,
      #"{ "set": "a.center.y", "to": 5 }, { "removeBehavior": "g" }"#,
      #"{ "removeAllBehaviors": true }, { "set": "a.center.y", "to": 5 }"#,
      #"{ "set": "b.center.y", "to": 5 }"#,
    ])
  func updates(actions: String) {
    let loading = load(
      views("a", "b"), #"{ "type": "gravity", "id": "g", "item": "a" }"#,
      #", "events": [ { "at": 1, "do": [ \#(actions) ] }, { "on": "emit:moved", "do": [ { "updateItem": "a" } ] }, { "at": 9, "do": [ { "emit": "moved" } ] } ]"#
    )
    let codes = loading.diagnostics.map(\.code)
    #expect(loading.scene != nil && !codes.contains(.missingUpdate), "\(codes)")
  }

  @Test("about a rule that never fires spares rules for other ends of a gesture that has one")
  func endsOfGestures() {
    let gesture = #", "gestures": [ { "id": "pan", "touches": [[0, 1, 1], [1, 1, 1]] } ]"#
    func codes(_ triggers: String...) -> [DiagnosticCode] {
      let events = triggers.map { #"{ "on": "\#($0)", "do": [] }"# }.joined(separator: ", ")
      return load("", "", gesture + #", "events": [ \#(events) ]"#).diagnostics.map(\.code)
    }
    #expect(codes("pan.began", "pan.ended", "pan.cancelled", "pan.failed") == [])
    #expect(codes("pan.cancelled") == [.neverHappens])
    #expect(codes("pan.changed", "pan.ended") == [.neverHappens])
  }

  @Test("about a view without behavior spares what stands behind a mapped item or in an expression")
  func usedViews() {
    let loading = load(
      views("a", "b", "c"), #"{ "type": "dynamicItem", "item": "m" }"#,
      #", "items": [ { "id": "m", "target": "a", "map": { "center.x": "bounds.width" } } ], "expect": [ { "always": "b.center.y > 0" } ]"#
    )
    #expect(
      loading.diagnostics.map(\.message) == [#"the view "c" is in no behavior, so it never moves"#])
  }

  @Test("looks at what expressions come to in the beginning")
  func expressions() {
    let loading = load(
      views("a"),
      #"{ "type": "gravity", "item": "a", "magnitude": "=score" }, { "type": "collision", "item": "a", "referenceBoundsInsets": {} }"#,
      #", "variables": { "score": 50 }, "events": [ { "on": "start", "do": [ { "set": "score", "to": 1 } ] } ]"#
    )
    #expect(loading.diagnostics.map(\.code) == [.strongGravity])
  }

  @Test(
    "about gravity begins where every sub-step on a boundary is a bounce",
    arguments: [
      ("uikit", 12.0, false), ("uikit", 12.1, true), ("uikit-7.0", 25, false),
      ("uikit-7.0", 25.1, true),
    ])
  func strongGravity(profile: String, magnitude: Double, isWarned: Bool) {
    let loading = load(
      views("a"),
      #"{ "type": "gravity", "item": "a", "magnitude": \#(magnitude) }, { "type": "collision", "item": "a", "referenceBoundsInsets": {} }"#,
      #", "run": { "profile": "\#(profile)" }"#)
    #expect(loading.diagnostics.map(\.code) == (isWarned ? [.strongGravity] : []))
  }

  @Test("about gravity spares a slanted one whose components let items rest")
  func slantedGravity() {
    for (direction, isWarned) in [("9, 9", false), ("-9, 9", false), ("13, 0", true), ("1, -13", true)] {
      let loading = load(
        views("a"),
        #"{ "type": "gravity", "item": "a", "gravityDirection": [\#(direction)] }, { "type": "collision", "item": "a", "referenceBoundsInsets": {} }"#)
      #expect(loading.diagnostics.map(\.code) == (isWarned ? [.strongGravity] : []), "\(direction)")
    }
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
    // Acknowledges warnings that these tests do not cover.
    let text = """
      { "referenceView": { "size": [320, 480] }, "views": [\(views)],
        "behaviors": [\(behaviors)]\(rest),
        "acknowledges": ["never-collides", "overlapping-items"] }
      """
    return AdvisedLoader.load(Array(text.utf8), name: "test.json")
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
