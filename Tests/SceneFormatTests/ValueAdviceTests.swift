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

  @Test("about a short rod is given for a length that was written")
  func rods() {
    func rod(_ keys: String) -> String {
      #"{ "type": "attachment", "id": "it", "item": "a", "anchorPoint": [15, 25]\#(keys) }"#
    }
    expectWarnings(rod(#", "length": 0"#), [.zeroLengthAttachment])
    expectWarnings(rod(#", "length": 0.45"#), [.zeroLengthAttachment])
    expectWarnings(rod(#", "length": 0.46"#), [])
    // The ends coincide: a hinge.
    expectWarnings(rod(""), [])
    expectWarnings(rod(#", "frequency": 2"#), [.zeroLengthAttachment])
  }

  @Test(
    "is given of what an action adds as well, unless one sets it before or the place decides",
    arguments: [
      (#""type": "gravity", "items": ["a"], "magnitude": 9.8"#, .gravityInOtherUnits, "magnitude"),
      (
        #""type": "attachment", "item": "a", "anchorPoint": [90, 90], "frequency": 2, "length": 0"#,
        .zeroLengthAttachment, "length"
      ),
      (
        #""type": "attachment", "item": "a", "anchorPoint": [15, 25], "frequency": 2"#, nil,
        "frequency"
      ),
      (
        #""type": "attachment", "attachment": "limit", "item": "a", "attachedTo": "b", "offsetFromCenter": [9, 0]"#,
        nil, "length"
      ),
      (
        #""type": "field", "field": "electric", "items": ["a"], "position": [90, 90]"#,
        .fieldWithoutCharge, "strength"
      ),
    ] as [(String, DiagnosticCode?, String)])
  func addedLater(behavior: String, code: DiagnosticCode?, property: String) {
    let later = #"{ "id": "it", "added": false, \#(behavior) }"#
    let add = #"{ "addBehavior": "it" }"#
    expectWarnings(later, code.map { [$0] } ?? [], Self.later(add))
    expectWarnings(later, [], Self.later(#"{ "set": "it.\#(property)", "to": 3 }, \#(add)"#))
  }

  @Test("about a push of nothing is not given where an action gives it strength")
  func pushes() {
    let push = #"{ "type": "push", "id": "it", "item": "a", "pushDirection": [0, 0] }"#
    expectWarnings(push, [.pushOfNothing])
    expectWarnings(push, [], Self.later(#"{ "set": "it.magnitude", "to": 2 }"#))
    expectWarnings(#"{ "type": "push", "item": "a", "magnitude": -1 }"#, [])
  }

  @Test("about a push that is not active is not given where an action makes it so")
  func inactivePushes() {
    let push = #"{ "type": "push", "id": "it", "item": "a", "magnitude": 1, "active": false }"#
    expectWarnings(push, [.pushOfNothing])
    expectWarnings(push.replacing("false", with: "true"), [])
    expectWarnings(push, [], Self.later(#"{ "set": "it.active", "to": true }"#))
  }

  @Test("about what is to move items is given where all are held for good")
  func heldItems() {
    func anchor(_ items: String, _ isAnchored: Bool = true) -> String {
      #"{ "type": "dynamicItem", "id": "hold", "items": [\#(items)], "isAnchored": \#(isAnchored) }, "#
    }
    let snap = #"{ "type": "snap", "id": "it", "item": "a", "snapPoint": [0, 90] }"#
    let push = #"{ "type": "push", "id": "it", "items": ["a", "b"], "magnitude": 1 }"#
    expectWarnings(anchor(#""a""#) + snap, [.heldItem])
    expectWarnings(anchor(#""a", "b""#) + push, [.heldItem])
    expectWarnings(anchor(#""b", "a""#) + snap, [.heldItem])
    expectWarnings(anchor(#""b""#) + snap, [])
    expectWarnings(anchor(#""a""#) + push, [])
    let pushOfOne = push.replacing(#", "b""#, with: "")
    expectWarnings(anchor(#""a""#) + pushOfOne, [.heldItem])
    expectWarnings(
      anchor(#""a""#) + pushOfOne, [],
      Self.later(#"{ "addItem": "=time > 2 ? 'a' : 'b'", "to": "it" }"#))
    expectWarnings(anchor(#""a""#, false) + snap, [])
    // Another behavior or action frees the item, or its holder is removed.
    expectWarnings(
      anchor(#""a""#) + #"{ "type": "dynamicItem", "item": "a", "isAnchored": false }, "# + snap, []
    )
    for action in [
      #"{ "set": "hold.isAnchored", "to": false }"#, #"{ "removeBehavior": "hold" }"#,
      #"{ "removeItem": "a", "from": "hold" }"#,
    ] {
      expectWarnings(anchor(#""a""#) + snap, [], Self.later(action))
    }
    expectWarnings(
      anchor(#""a", "b""#).replacing("true }", with: "true, \"added\": false }") + snap, [],
      Self.later(#"{ "addBehavior": "hold" }"#))
  }

  @Test("about a where is given where it is true of nobody")
  func omitted() {
    func gravity(_ condition: String) -> String {
      #"{ "type": "gravity", "forEach": ["a", "b"], "item": "=each", "where": "\#(condition)" }"#
    }
    let rest = #", "run": { "until": "timeLimit" }"#
    expectWarnings(gravity("each.index > 1"), [.behaviorWithoutItems], rest)
    expectWarnings(gravity("each.index > 0"), [], rest)
    expectWarnings(gravity("each.index < 2"), [.severalGravities], rest)
  }

  @Test("about a collision that cannot be needs one item and no boundary")
  func collisions() {
    let one = #"{ "type": "collision", "id": "it", "item": "a" }"#
    expectWarnings(one, [.neverCollides])
    expectWarnings(one, [], Self.later(#"{ "addItem": "b", "to": "it" }"#))
    // The item is not known in advance.
    expectWarnings(one, [], Self.later(#"{ "addItem": "=time > 2 ? 'a' : 'b'", "to": "it" }"#))
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
        "the animator pauses after half a second of rest, so not before 0.517 s"
      ])
    #expect(
      loading.diagnostics.map(\.hint) == [
        #"to check a position, write "always": "distance(a.center, point(X, Y)) < (time < 0.4 ? 1000 : 1)""#
      ])
  }

  @Test("about items inside each other is given for upright rectangles that do not just touch")
  func overlaps() {
    // `a` is 0…30 × 0…50; the other frame is to its right or below it.
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

  @Test(
    "about a boundary through a box is given for lines that go into it, turned or not",
    arguments: [
      // `a` is 0…30 × 0…50.
      (#""from": [-20, 25], "to": [60, 25]"#, true), (#""from": [29, -9], "to": [29, 80]"#, true),
      (#""from": [1, -9], "to": [1, 80]"#, true), (#""from": [30, -9], "to": [30, 80]"#, false),
      (#""from": [0, -9], "to": [0, 80]"#, false), (#""from": [-9, 50], "to": [60, 50]"#, false),
      (#""from": [-9, 50.4], "to": [60, 49.6]"#, false),
      (#""from": [-9, 0], "to": [60, 0]"#, false),
      // Ends inside, ends before, passes the lower right corner inside and outside.
      (#""from": [-20, 25], "to": [10, 25]"#, true), (#""from": [-20, 25], "to": [-1, 25]"#, false),
      (#""from": [20, 55], "to": [40, 35]"#, true), (#""from": [25, 57], "to": [40, 42]"#, false),
      (#""path": { "rect": [-5, -5, 90, 90] }"#, false),
      (#""path": { "rect": [-5, -5, 90, 30] }"#, true),
      (#""path": { "rect": [-5, -5, 20, 90] }"#, true),
      (#""path": { "rect": [8, 9, 5, 4] }"#, true),
    ])
  func crossings(boundary: String, crosses: Bool) {
    func collision(_ rest: String = "") -> String {
      #"{ "type": "collision", "items": ["a"], "boundaries": [ { "id": "w", \#(boundary) } ]\#(rest) }"#
    }
    expectWarnings(collision(), crosses ? [.overlappingItems] : [])
    let anchor = #", { "type": "dynamicItem", "items": ["a"], "isAnchored": true }"#
    expectWarnings(collision() + anchor, [])
    expectWarnings(collision(#", "collisionMode": "items""#), [.neverCollides])
  }

  /// A diagonal bar of 100 × 10 pt from the top left to the bottom right, and posts within its frame.
  @Test("about a boundary through a box takes the turn of the box", arguments: [0.7, -0.7])
  func turnedCrossing(angle: Double) {
    for (x, y) in [(-30.0, -25.0), (30, 25), (-30, 25), (30, -25)] {
      let text = """
        { "referenceView": { "size": [300, 300] },
          "views": [ { "id": "bar", "center": [150, 150], "size": [100, 10], "angle": \(angle) } ],
          "behaviors": [ { "type": "collision", "items": ["bar"],
            "boundaries": [ { "id": "post", "from": [\(150 + x), \(150 + y - 3)], "to": [\(150 + x), \(150 + y + 3)] } ] } ] }
        """
      let messages = AdvisedLoader.load(Array(text.utf8), name: "s").diagnostics.map(\.message)
      let crosses = x * y * angle > 0
      let sentence =
        #""bar" overlaps the boundary "post" at the start and is pushed to one side"#
      #expect(
        messages == (crosses ? [sentence] : []),
        "a post at (\(x), \(y))")
    }
  }

  @Test(
    "about a path in other coordinates than the item's",
    arguments: [
      (#""points": [[0, 0], [120, 0], [60, 80]]"#, true), (#""rect": [0, 0, 120, 80]"#, true),
      (#""oval": [0, 0, 120, 80]"#, true),
      (#""points": [[140, 160], [260, 160], [200, 240]]"#, true),
      (#""rect": [-190, -30, 120, 60]"#, true), (#""rect": [-50, -120, 100, 70]"#, true),
      (#""rect": [20, 10, 90, 30]"#, true), (#""rect": [10, 5, 40, 60]"#, true),
      // Around the center, part of the view, and beyond each side.
      (#""points": [[-60, -40], [60, -40], [0, 40]]"#, false), (#""rect": [0, 0, 60, 40]"#, false),
      (#""rect": [-60, 0, 120, 40]"#, false), (#""rect": [0, -40, 60, 80]"#, false),
      (#""rect": [-90, -40, 120, 80]"#, false), (#""rect": [-30, -40, 120, 80]"#, false),
      (#""rect": [-60, -60, 120, 80]"#, false), (#""rect": [-120, -80, 120, 80]"#, false),
    ])
  func paths(path: String, isBeside: Bool) {
    let text = """
      { "referenceView": { "size": [300, 300] }, "acknowledges": ["view-without-behavior"],
        "views": [ { "id": "v", "frame": [140, 160, 120, 80], "collisionBounds": { "path": { \(path) } } } ] }
      """
    let loading = AdvisedLoader.load(Array(text.utf8), name: "s")
    #expect(loading.diagnostics.map(\.code) == (isBeside ? [.pathBesideItem] : []))
    let end = #"the bounds of "v" from [-60, -40] to [60, 40]"#
    #expect(loading.diagnostics.allSatisfy { $0.message.hasSuffix(end) })
  }

  @Test(
    "about a mapping onto what passes through anyway",
    arguments: [
      (#""center.x": "center.x""#, ["center.x"]), (#""angle": "angle""#, ["angle"]),
      (
        #""center.y": "center.y", "angle": "angle", "center.x": "bounds.size.width""#,
        ["center.y", "angle"]
      ),
      (#""center.x": "center.y""#, []), (#""center.x": "center.y", "center.y": "center.x""#, []),
    ])
  func passing(map: String, names: [String]) {
    let text = """
      { "referenceView": { "size": [300, 300] }, "acknowledges": ["view-without-behavior"],
        "views": [ { "id": "v", "frame": [140, 160, 120, 80] } ],
        "items": [ { "id": "m", "target": "v", "map": { \(map) } } ] }
      """
    let loading = AdvisedLoader.load(Array(text.utf8), name: "s")
    #expect(
      loading.diagnostics.map(\.message)
        == names.map {
          "\"\($0)\" has no effect here: unmapped properties are always those of the view"
        })
    #expect(loading.diagnostics.map(\.pointer.description) == names.map { "/items/0/map/\($0)" })
    #expect(
      loading.diagnostics.allSatisfy {
        $0.code == .ignoredKey && $0.hint == "remove it, or map it to another property"
      })
  }

  @Test(
    "about a turned superview is given of what collides, copies to come included, and of nothing else",
    arguments: [
      (#""=copied""#, ["seed", "cp-1", "cp-2"]), (#""cp-2""#, ["seed", "cp-2"]),
      (#"["kid", "=copied"]"#, ["seed", "kid", "cp-1", "cp-2"]),
      // The item is not known to be rotated, whichever it is.
      (#""=seed.center.x > 0 ? 'kid' : 'box'""#, ["seed"]), (#""kid""#, ["seed", "kid"]),
    ])
  func turnedCopies(item: String, warned: [String]) {
    let text = """
      { "referenceView": { "size": [400, 400] },
        "views": [ { "id": "box", "frame": [50, 60, 120, 90], "angle": 0.5 },
          { "id": "seed", "frame": [10, 12, 30, 20], "superview": "box" },
          { "id": "kid", "frame": [2, 3, 5, 5], "superview": "seed" } ],
        "behaviors": [ { "type": "gravity", "items": ["seed"] },
          { "type": "collision", "items": ["seed"], "translatesReferenceBoundsIntoBoundary": true } ],
        "events": [ { "at": 0.1, "do": [
          { "copy": "seed", "as": "cp", "most": 2 }, { "addItem": \(item), "to": "collision" } ] } ] }
      """
    let loading = AdvisedLoader.load(Array(text.utf8), name: "s")
    #expect(loading.diagnostics.allSatisfy { $0.code == .turnedSuperview })
    let named = ["seed", "kid", "cp-1", "cp-2"].filter { id in
      loading.diagnostics.contains { $0.message.hasPrefix("\"\(id)\" collides as if") }
    }
    #expect(named == warned, "\(loading.diagnostics.map(\.message))")
  }

  @Test(
    "about a contact is not given where an expression tells who is added, unless it tells of copies"
  )
  func addedByExpression() {
    func codes(_ added: String, _ item: String) -> [DiagnosticCode] {
      let text = """
        { "referenceView": { "size": [300, 300] }, "acknowledges": ["view-without-behavior"],
          "views": [ { "id": "a", "frame": [10, 10, 20, 20] }, { "id": "b", "frame": [90, 10, 20, 20] } ],
          "behaviors": [ { "type": "collision", "items": ["a"], "translatesReferenceBoundsIntoBoundary": true } ],
          "events": [ { "at": 0.1, "do": [ { "copy": "a", "as": "cp", "most": 2 }, { "addItem": \(added), "to": "collision" } ] },
            { "on": "contactBegan", "item": "\(item)", "do": [] } ] }
        """
      return AdvisedLoader.load(Array(text.utf8), name: "s").diagnostics.map(\.code)
    }
    #expect(codes(#""=copied""#, "cp-2") == [] && codes(#""=copied""#, "b") == [.neverHappens])
    #expect(codes(#""=a.center.x > 0 ? 'b' : 'a'""#, "b") == [])
    #expect(codes(#""cp-1""#, "cp-2") == [.neverHappens] && codes(#""cp-1""#, "cp-1") == [])
  }

  @Test("that would be false is not given")
  func falseOnes() {
    // Strong gravity, but no item rests on another.
    expectWarnings(
      #"{ "type": "gravity", "item": "a", "magnitude": 50 }, { "type": "collision", "item": "a" }"#,
      [.neverCollides], #", "run": { "until": "timeLimit" }"#)
    // A composite may exist for its action alone.
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
        "this push has a magnitude of 0, so it does nothing; 5 more like it"
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
          == "this push has a magnitude of 0, so it does nothing; 8 more like it")
      #expect(loading.omittedWarnings == omitted, "with at most \(most)")
    }
  }

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
    return AdvisedLoader.load(Array(text.utf8), name: "test.json", limits: limits)
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
