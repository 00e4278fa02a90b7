// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("A warning about values", .timeLimit(.minutes(30)))
struct ValueAdviceTests {
  @Test("about degrees is given for what is written, in whole numbers beyond a turn")
  func degrees() {
    expectWarnings(
      #"{ "type": "push", "item": "a", "angle": 45, "magnitude": 1 }"#, [.angleInDegrees])
    for angle in ["6", "-7", "12.5", "\"=radians(720)\""] {
      expectWarnings(
        #"{ "type": "push", "item": "a", "angle": \#(angle), "magnitude": 1 }"#, [])
    }
  }

  @Test("about a damping is not given where there is, or may come, a frequency")
  func damping() {
    let rod =
      #"{ "type": "attachment", "id": "it", "item": "a", "anchorPoint": [0, 90], "damping": 1"#
    expectWarnings(rod + " }", [.dampingWithoutFrequency])
    expectWarnings(rod + #", "frequency": 2 }"#, [])
    expectWarnings(rod + " }", [], Self.later(#"{ "set": "it.frequency", "to": 2 }"#))
    expectWarnings(#"{ "type": "snap", "item": "a", "snapPoint": [0, 90], "damping": 1 }"#, [])
    expectWarnings(
      #"{ "type": "snap", "item": "a", "snapPoint": [0, 90], "damping": 1.5 }"#, [.strongDamping])
  }

  @Test("about a push of nothing is not given where an action gives it strength")
  func pushes() {
    let push = #"{ "type": "push", "id": "it", "item": "a", "pushDirection": [0, 0] }"#
    expectWarnings(push, [.pushOfNothing])
    expectWarnings(push, [], Self.later(#"{ "set": "it.magnitude", "to": 2 }"#))
    expectWarnings(#"{ "type": "push", "item": "a", "magnitude": -1 }"#, [])
  }

  @Test("about a collision that cannot be needs one item and no boundary")
  func collisions() {
    let one = #"{ "type": "collision", "id": "it", "item": "a" }"#
    expectWarnings(one, [.neverCollides])
    expectWarnings(one, [], Self.later(#"{ "addItem": "b", "to": "it" }"#))
    expectWarnings(#"{ "type": "collision", "items": ["a", "b"] }"#, [])
  }

  @Test("about velocities of anchored items is given unless they move, or may be let go of")
  func held() {
    let velocity = #""linearVelocity": { "a": [9, 0] }"#
    func item(_ keys: String) -> String {
      #"{ "type": "dynamicItem", "id": "it", "items": ["a"], "resistance": 1, \#(keys) }"#
    }
    expectWarnings(item(#""isAnchored": true, \#(velocity)"#), [.ignoredKey])
    expectWarnings(item(#""isAnchored": true, "angularVelocity": { "a": 1 }"#), [.ignoredKey])
    expectWarnings(item(#""isAnchored": true, "angularVelocity": { "a": 0 }"#), [])
    expectWarnings(item(#""isAnchored": false, \#(velocity)"#), [])
    expectWarnings(
      item(#""isAnchored": true, \#(velocity)"#), [],
      Self.later(#"{ "set": "it.isAnchored", "to": false }"#))
  }

  @Test("about a rest is given where the animator cannot pause so early: it waits half a second")
  func rest() {
    let still = #"{ "type": "dynamicItem", "id": "it", "items": ["a"], "resistance": 1 }"#
    func expect(_ time: String, _ rate: Int = 60) -> String {
      #", "expect": [ { "settlesWithin": \#(time) } ], "run": { "ticksPerSecond": \#(rate) }"#
    }
    expectWarnings(still, [.neverHappens], expect("0.5"))
    expectWarnings(still, [], expect("0.517"))
    expectWarnings(still, [.neverHappens], expect("0.53", 30))
    expectWarnings(still, [], expect("0.6"))
    let loading = load(still, expect("0.4"), other: "[100, 100, 9, 9]")
    #expect(
      loading.diagnostics.map(\.message) == [
        "the animator pauses when everything has rested for half a second, so not before 0.517 s"
      ])
    #expect(
      loading.diagnostics.map(\.hint) == [
        #""always": "distance(a.center, point(X, Y)) < (time < 0.4 ? 1000 : 1)" asks that it is at its place by then"#
      ])
  }

  @Test("about items inside each other is given for upright rectangles that do not just touch")
  func overlaps() {
    // `a` is 0…30 × 0…50; the frame of the other lies to its right, or below its end.
    for (frame, overlaps) in [
      ("[29, 0, 20, 20]", true), ("[30, 0, 20, 20]", false), ("[10, 49, 20, 20]", true),
      ("[10, 51, 20, 20]", false), ("[35, 10, 10, 10]", false),
    ] {
      expectWarnings(
        #"{ "type": "collision", "items": ["a", "b"] }"#, overlaps ? [.overlappingItems] : [],
        other: frame)
    }
    expectWarnings(
      #"{ "type": "collision", "items": ["a", "b"], "collisionMode": "boundaries", "translatesReferenceBoundsIntoBoundary": true }"#,
      [], other: "[29, 0, 20, 20]")
  }

  @Test("that would be false is not given")
  func falseOnes() {
    // Strong, but nothing lies on anything.
    expectWarnings(
      #"{ "type": "gravity", "item": "a", "magnitude": 50 }, { "type": "collision", "item": "a" }"#,
      [.neverCollides], #", "run": { "until": "timeLimit" }"#)
    // A composite can be there for its action alone.
    expectWarnings(#"{ "type": "composite", "action": [ { "emit": "turn" } ] }"#, [])
  }

  @Test("that the scene acknowledges is not given, and others are")
  func acknowledged() {
    let behaviors = #"{ "type": "push", "item": "a" }, { "type": "collision", "item": "a" }"#
    expectWarnings(behaviors, [.pushOfNothing, .neverCollides])
    expectWarnings(behaviors, [.neverCollides], #", "acknowledges": ["push-of-nothing"]"#)
  }

  @Test("like five others is said once for all")
  func alike() {
    func pushes(_ count: Int) -> String {
      (1...count).map { #"{ "type": "push", "id": "p\#($0)", "item": "a" }"# }
        .joined(separator: ", ")
    }
    expectWarnings(pushes(5), Array(repeating: .pushOfNothing, count: 5))
    let loading = load(pushes(6), "", other: "[100, 100, 9, 9]")
    #expect(
      loading.diagnostics.map(\.message) == [
        "this push has no strength, so it does nothing; 5 more are like it"
      ])
  }

  @Test("like five others is said once for all where there are more than are shown")
  func alikeBeyondTheLimit() {
    let pushes = (1...9).map { #"{ "type": "push", "id": "p\#($0)", "item": "a" }"# }
    let all = (pushes + [#"{ "type": "collision", "item": "a" }"#]).joined(separator: ", ")
    for (most, codes, omitted) in [
      (3, [DiagnosticCode.pushOfNothing], 1), (10, [.pushOfNothing, .neverCollides], 0),
    ] {
      var limits = SceneLimits.default
      limits[.warnings] = most
      let loading = load(all, "", other: "[100, 100, 9, 9]", limits: limits)
      #expect(loading.diagnostics.map(\.code) == codes, "with at most \(most)")
      #expect(
        loading.diagnostics.first?.message
          == "this push has no strength, so it does nothing; 8 more are like it")
      #expect(loading.omittedWarnings == omitted, "with at most \(most)")
    }
  }

  /// An event that does something after a while.
  private static func later(_ action: String) -> String {
    #", "events": [ { "at": 1, "do": [ \#(action) ] } ]"#
  }

  private func load(
    _ behaviors: String, _ rest: String, other: String, limits: SceneLimits = .default
  ) -> SceneLoading {
    let text = """
      { "referenceView": { "size": [320, 480] },
        "views": [ { "id": "a", "frame": [0, 0, 30, 50] }, { "id": "b", "frame": \(other) } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["a", "b"] }, \(behaviors) ]\(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "test.json", limits: limits)
  }

  private func expectWarnings(
    _ behaviors: String, _ expected: [DiagnosticCode], _ rest: String = "",
    other: String = "[100, 100, 9, 9]",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let loading = load(behaviors, rest, other: other)
    #expect(
      loading.diagnostics.map(\.code) == expected && loading.scene != nil,
      "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))",
      sourceLocation: sourceLocation)
  }
}
