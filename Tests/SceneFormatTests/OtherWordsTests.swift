// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat

/// Words of other frameworks, and the hints that translate them.
@Suite("Words of others", .timeLimit(.minutes(30)))
struct OtherWordsTests {
  private func found(
    view: String = "", behaviors: String = "", gestures: String = "", events: String = ""
  ) -> [Diagnostic] {
    let text = """
      { "referenceView": { "size": [300, 300] },
        "views": [ { "id": "a"\(view.isEmpty ? #", "frame": [9, 9, 30, 20]"# : view) }, { "id": "b", "frame": [90, 9, 30, 20] } ],
        "behaviors": [ \(behaviors) ], "gestures": [ \(gestures) ], "events": [ \(events) ],
        "acknowledges": ["view-without-behavior"] }
      """
    return AdvisedLoader.load(Array(text.utf8), name: "scene.json").diagnostics
  }

  private func hints(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.compactMap(\.hint) }

  @Test(
    "A state of a gesture by another word",
    arguments: [
      ("moved", "changed"), ("start", "began"), ("up", "ended"), ("canceled", "cancelled"),
      // UIKit's .recognized is the same case as .ended.
      ("recognized", "ended"),
    ])
  func states(word: String, state: String) {
    let pan = #"{ "id": "pan", "touches": [[0, 1, 1], [0.1, 2, 2], [0.2, 3, 3]] }"#
    let found = found(gestures: pan, events: #"{ "on": "pan.\#(word)", "do": [] }"#)
    #expect(hints(found) == ["it is called \"pan.\(state)\" here"])
  }

  @Test(
    "A unit behind a number of an expression",
    arguments: [
      ("100.0px", "write the number without a unit: 100.0"),
      ("45deg", "for degrees, write radians(45)"),
      ("250ms", "times are in seconds: 250 / 1000"), ("3k", "write a product as 3 * k"),
    ])
  func units(number: String, hint: String) {
    let found = found(events: #"{ "when": "a.center.y > \#(number)", "do": [] }"#)
    #expect(hints(found) == [hint])
  }

  @Test(
    "A comma for the decimal sign in an array",
    arguments: [
      (#""center": [10,5, 20], "size": [4, 4]"#, "[10.5, 20]"),
      (#""center": [10, -20,25 ], "size": [4, 4]"#, "[10, -20.25]"),
      (#""center": [10,5, 20,5], "size": [4, 4]"#, "[10.5, 20.5]"),
      (#""frame": [0,5, 1, 30, 20]"#, "[0.5, 1, 30, 20]"),
      // Ambiguous: no two numbers are closer than others, or the count remains wrong.
      (#""center": [10,5,20], "size": [4, 4]"#, nil),
      (#""center": [1,2, 3,4, 5], "size": [4, 4]"#, nil),
      (#""center": [1,2], "frame": [0,5, 1]"#, nil), (#""center": [1, 2, 3], "size": [4, 4]"#, nil),
      (#""center": [1.5,2, 3], "size": [4, 4]"#, nil),
      (#""center": [1,-2, 3], "size": [4, 4]"#, nil),
      (#""center": [1,"=2", 3], "size": [4, 4]"#, nil),
      (#""center": [1 ,2, 3], "size": [4, 4]"#, nil),
    ])
  func decimalCommas(view: String, meant: String?) {
    let found = found(view: ", " + view).filter { $0.code == .wrongLength }
    #expect(found.count == 1, "\(found)")
    #expect(hints(found) == (meant.map { ["use a decimal point: \($0)"] } ?? []))
  }

  @Test("A comma for the decimal sign in a range, in a touch and in an emitted value")
  func otherDecimalCommas() {
    func hint(_ diagnostics: [Diagnostic]) -> [String] {
      hints(diagnostics.filter { $0.code == .wrongLength })
    }
    #expect(
      hint(
        found(
          behaviors: #"""
            { "type": "attachment", "attachmentType": "sliding", "item": "a", "attachedTo": "b", "anchorPoint": [1, 1],
              "axisOfTranslation": [1, 0], "attachmentRange": [-1,5, 2] }
            """#)) == ["use a decimal point: [-1.5, 2]"])
    #expect(
      hint(found(gestures: #"{ "id": "pan", "touches": [[0, 1, 1], [0,1, 2, 2]] }"#))
        == ["use a decimal point: [0.1, 2, 2]"])
    #expect(
      hint(found(events: #"{ "on": "start", "do": [ { "set": "a.center", "to": [1,5, 2] } ] }"#))
        == ["use a decimal point: [1.5, 2]"])
  }

  @Test(
    "A rectangle, a point and a size as UIKit and others write them",
    arguments: [
      (#""frame": "{{1, 2}, {30, 40.5}}""#, "write it as [1, 2, 30, 40.5]"),
      (#""frame": "CGRect(x: -1, y: 2, width: 30, height: 40)""#, "write it as [-1, 2, 30, 40]"),
      (#""frame": [[1, 2], [30, 40]]"#, "write it as [1, 2, 30, 40]"),
      (
        #""frame": {"size": {"height": 40, "width": 30}, "origin": {"x": 1, "y": 2}}"#,
        "write it as [1, 2, 30, 40]"
      ),
      (#""rect": [1, 2, 30, 40]"#, #"it is called "frame" here"#),
      (#""size": [3, 4], "center": {"y": 2, "x": 1}"#, "write it as [1, 2]"),
      (#""size": 30, "center": [1, 2]"#, "write it as [30, 30]"),
      (
        #""frame": [1, 2, 30, 40], "collisionBounds": "circle""#,
        #"it is called "ellipse" here"#
      ),
      (
        #""frame": [1, 2, 30, 40], "collisionBounds": { "path": "M 0 0 L 10 10" }"#,
        #"write it as {"svg": "M 0 0 L 10 10"}"#
      ),
      (#""frame": [1, 2, 30, 40], "transform": 0.3"#, #"it is called "angle" here"#),
    ])
  func rectangles(view: String, hint: String) {
    #expect(hints(found(view: ", " + view)) == [hint])
  }

  @Test(
    "Behaviors as UIKit makes them",
    arguments: [
      (
        #""type": "magneticField", "item": "a""#,
        #"use "field" with "field": "magnetic""#
      ),
      (
        #""type": "spring", "item": "a""#, #"for a spring, use "attachment" with a "frequency""#
      ),
      (
        #""type": "pinAttachment", "item": "a""#,
        #"use "attachment" with "attachment": "pin""#
      ),
      (
        #""type": "snap", "items": ["a", "b"], "snapPoint": [1, 2]"#,
        #"for a behavior per item, use "forEach" and "item": "=each""#
      ),
      (
        #""type": "collision", "item": "a", "translatesReferenceBoundsIntoBoundary": "YES""#,
        "write true, without quotation marks"
      ),
      (
        #""type": "snap", "forEach": ["a", "b"], "item": "each", "snapPoint": [1, 2]"#,
        #"an expression starts with "=": "=each""#
      ),
      (
        #""type": "gravity", "item": "a", "gravityDirection": {"dx": 0.5, "dy": -1}"#,
        "write it as [0.5, -1]"
      ),
    ])
  func behaviors(text: String, hint: String) {
    #expect(hints(found(behaviors: "{ \(text) }").filter { $0.severity == .error }) == [hint])
  }

  @Test("Delegates, recognizers and touches")
  func told() {
    #expect(
      hints(
        found(
          behaviors:
            #"{ "type": "collision", "items": ["a", "b"], "collisionDelegate": "self" }"#))
        == [#"events replace delegates, such as "on": "contactBegan" or "on": "pause""#])
    #expect(
      hints(
        found(
          gestures:
            #"{ "id": "t", "type": "UITapGestureRecognizer", "touches": [[0.1, 1, 2]] }"#))
        == [#"did you mean "tap"?"#])
    #expect(
      hints(
        found(gestures: #"{ "id": "p", "touches": [ { "time": 0.1, "x": 1, "y": 2 } ] }"#))
        == ["write it as [0.1, 1, 2]"])
    #expect(
      hints(found(events: #"{ "on": "collision", "do": [] }"#))
        == [#"it is called "contactBegan" here"#])
    let pan = #"{ "id": "pan", "touches": [[0, 1, 1], [0.1, 2, 2], [0.2, 3, 3]] }"#
    #expect(
      hints(
        found(gestures: pan, events: #"{ "when": "pan.translation.y > 3", "do": [] }"#))
        == [#"it is a property of the touch: "touch.translation.y""#])
  }

  @Test("Expectations", arguments: ["expectations", "assertions", "expectation"])
  func expectations(word: String) {
    let text = #"{ "views": [], "\#(word)": [ { "always": "time > 0" } ] }"#
    let found = AdvisedLoader.load(Array(text.utf8), name: "s.json").diagnostics
    #expect(hints(found) == [#"it is called "expect" here"#])
  }

  @Test(
    "The view of a controller, and a rectangle in an expression",
    arguments: [
      (
        "a.center.y > self.view.bounds.height",
        #"write "referenceView" for the animator's view"#
      ),
      ("view.bounds.height > 3", #"write "referenceView" for the animator's view"#),
      ("contains(rect(1, 2, 3), a.center)", "write rect(x, y, width, height)"),
    ])
  func expressions(condition: String, hint: String) {
    #expect(hints(found(events: #"{ "when": "\#(condition)", "do": [] }"#)) == [hint])
  }

  @Test("A part of a property that has another name here")
  func properties() {
    let found = found(events: #"{ "when": "a.velocity.y > 3", "do": [] }"#)
    #expect(hints(found) == [#"it is called "linearVelocity.y""#])
  }

  @Test(
    "What a view of an app has, and none of a scene",
    arguments: [
      (
        #", "frame": [9, 9, 30, 20], "cornerRadius": 4"#,
        [#"to draw round corners, use "look"; to collide with them, use "collisionBounds""#]
      ),
      (#", "frame": [9, 9, 30, 20], "opacity": 0.5"#, [#"it is called "alpha" here"#]),
      (
        #", "frame": [9, 9, 30, 20], "backgroundColor": "red""#,
        [#"use "look", such as { "fill": "systemBlue" }; a run cannot change it"#]
      ),
      (
        #", "center": [9, 9], "width": 30"#,
        [#"use "frame": [x, y, width, height]"#]
      ),
    ])
  func looks(view: String, expected: [String]) {
    #expect(hints(found(view: view)).prefix(1) == expected[...])
  }

  @Test(
    "Values that lack what is around them",
    arguments: [
      (
        #"{ "type": "dynamicItem", "items": ["a"], "linearVelocity": [100, -7] }"#,
        #"write it for each item: {"ID": [100, -7]}"#
      ),
      (
        #"{ "type": "attachment", "items": ["a", "b"], "frequency": 2 }"#,
        #"to attach two items, write "attachment": "items", "item" and "attachedTo""#
      ),
      (
        #"{ "type": "snap", "item": "a", "snapTo": [3, 4] }"#, #"it is called "snapPoint" here"#
      ),
      (
        #"{ "type": "snap", "id": "s", "item": "a", "snapPoint": [3, 4], "after": 0.8 }"#,
        #"write "added": false, and add it with an event: { "at": 0.8, "do": [{ "addBehavior": "s" }] }"#
      ),
      (
        #"{ "type": "gravity", "items": ["a"], "delay": 2 }"#,
        #"write "added": false, and add it with an event: { "at": 2, "do": [{ "addBehavior": "gravity" }] }"#
      ),
      (
        #"{ "type": "dynamicItem", "items": ["a"], "bounciness": 1 }"#,
        #"it is called "elasticity" here"#
      ),
      (
        #"{ "type": "snap", "item": ["a"], "snapPoint": [3, 4] }"#,
        #"write it without brackets: "a""#
      ),
      (#"{ "type": "spring" }"#, #"for a spring, use "attachment" with a "frequency""#),
      (#"{ "type": "vortex" }"#, #"use "field" with "field": "vortex""#),
      (#"{ "type": "pin" }"#, #"use "attachment" with "attachment": "pin""#),
    ])
  func wrapped(behavior: String, hint: String) {
    #expect(hints(found(behaviors: behavior)).first == hint)
  }

  @Test("Nothing follows from an id that is refused, and a key of another object is named")
  func refused() {
    let diagnostics = found(
      view: #", "frame": [9, 9, 30, 20] }, { "id": "my card", "frame": [50, 0, 10, 10]"#,
      behaviors: #"{ "type": "gravity", "items": ["my card", "b"], "fps": 3 }"#)
    #expect(
      diagnostics.map(\.message) == [
        #""my card" cannot be an id"#, #"a gravity behavior has no key "fps""#,
      ])
    #expect(hints(diagnostics).last == #"it is called "ticksPerSecond", a key of "run""#)
  }

  @Test("The boundary of the reference bounds has no id")
  func bounds() {
    let event = #"{ "on": "contactBegan", "boundary": "floor", "do": [] }"#
    let collision = #"{ "type": "collision", "items": ["a", "b"]"#
    let inBounds = found(
      behaviors: collision + #", "translatesReferenceBoundsIntoBoundary": true }"#, events: event)
    #expect(
      hints(inBounds) == ["the only boundary is the reference bounds; write null for it"])
    #expect(hints(found(behaviors: collision + " }", events: event)) == ["it has no boundaries"])
    let removal = #"{ "at": 1, "do": [ { "removeBoundary": "floor", "from": "collision" } ] }"#
    let removed = found(
      behaviors: collision + #", "translatesReferenceBoundsIntoBoundary": true }"#,
      events: removal)
    #expect(
      hints(removed) == [
        "the only boundary is the reference bounds; to remove it, set"
          + " \"translatesReferenceBoundsIntoBoundary\" to false"
      ])
  }

  @Test(
    "One number of a contentOffset is said to be set with the other, once",
    arguments: [
      #"{ "set": "collectionView.contentOffset.y", "to": 40 }"#,
      #"{ "animate": { "set": "collectionView.contentOffset.y", "to": 40, "duration": 0.3 } }"#,
    ])
  func contentOffset(action: String) {
    let scene = """
      { "collectionViewLayout": { "contentSize": [300, 900], "collectionView": { "bounds": [0, 0, 300, 400] } },
        "events": [ { "at": 0.1, "do": [ \(action) ] } ] }
      """
    let found = AdvisedLoader.load(Array(scene.utf8), name: "test.json").diagnostics
    #expect(
      found.map(\.message) == ["\"contentOffset\" of \"collectionView\" can be set only as a whole"]
    )
    #expect(
      found.map(\.hint) == [
        "set both numbers of \"collectionView.contentOffset\"; it cannot be animated"
      ])
  }

  @Test(
    "Gravity as on earth is taken for m/s², with and without a collision", arguments: [true, false])
  func earth(collides: Bool) {
    let collision =
      #", { "type": "collision", "items": ["a"], "translatesReferenceBoundsIntoBoundary": true }"#
    for (key, value, hint) in [
      (#""magnitude": 9.81"#, "9.81 is 9,810", ""),
      (#""gravityDirection": [0, 9.8]"#, "9.8 is 9,800", ""),
      (
        #""gravityDirection": [0, -9.81]"#, "9.81 is 9,810",
        "; y points down, so negative values pull up"
      ),
    ] {
      let sentence = "gravity of 1 is 1,000 pt/s², so \(value) pt/s²"
      let name = key.prefix { $0 != ":" }
      let hint = "remove \(name) for UIKit's default, 1\(hint)"
      let found = found(
        behaviors: #"{ "type": "gravity", "items": ["a"], \#(key) }"# + (collides ? collision : ""))
      let warning = found.first { $0.code == .gravityInOtherUnits }
      #expect(warning?.message == sentence && warning?.hint == hint, "\(found)")
    }
    let five = found(behaviors: #"{ "type": "gravity", "items": ["a"], "magnitude": 5 }"#)
    #expect(!five.contains { $0.code == .gravityInOtherUnits })
  }

  @Test("A count alone under repeat, and one touch without its list")
  func single() {
    #expect(
      hints(found(view: #", "frame": [9, 9, 30, 20], "repeat": 5"#)) == [
        #"write it as {"count": 5}"#
      ])
    let touch = found(gestures: #"{ "id": "t", "type": "tap", "touches": [0.3, 10, -10] }"#)
    #expect(touch.map(\.message) == [#""touches" must be a list, not a single element"#])
    #expect(hints(touch) == ["write it in brackets: [[0.3, 10, -10]]"])
  }

  @Test("Fewer strokes than taps are never recognized")
  func taps() {
    func gesture(_ strokes: String) -> [Diagnostic] {
      found(gestures: #"{ "id": "t", "type": "tap", "numberOfTapsRequired": 3, \#(strokes) }"#)
    }
    let one = gesture(#""touches": [[0, 1, 1], [0.1, 1, 1], [0.2, 1, 1]]"#)
    #expect(
      one.map(\.message) == [
        #""t" needs 3 taps but has 1 stroke, so it is never recognized"#
      ])
    #expect(gesture(#""strokes": [[[0, 1, 1]], [[0.1, 1, 1]], [[0.2, 1, 1]]]"#).isEmpty)
  }

  @Test("A string and a number are joined by the text of the number")
  func texts() {
    let wrong = found(events: #"{ "when": "'a-' + 3 == 'a-3'", "do": [] }"#)
    let hint = "convert numbers and booleans to strings with text(value)"
    #expect(hints(wrong) == [hint])
    let tick = found(events: #"{ "at": 0, "do": [ { "stop": "=tick" } ] }"#)
    #expect(tick.map(\.message) == ["the expression must be a string, not a number"])
    #expect(hints(tick) == [hint])
  }

  @Test("A value that stands in several lines is quoted in one")
  func lines() {
    let value = "[\n  3,\r\n\t4\n ]"
    let wrong = found(
      behaviors: #"{ "type": "dynamicItem", "items": ["a"], "linearVelocity": \#(value) }"#)
    #expect(hints(wrong) == [#"write it for each item: {"ID": [3, 4]}"#])
  }

  @Test(
    "What a behavior can be given later is said of those with items; others are added later",
    arguments: [
      (#""type": "snap", "item": "a", "snapPoint": [9, 90]"#, false),
      (#""type": "attachment", "item": "a", "anchorPoint": [9, 90]"#, false),
      (#""type": "push", "item": "a", "angle": 1, "magnitude": 1"#, true),
    ])
  func later(behavior: String, hasItems: Bool) {
    let wrong = found(
      view: #", "frame": [9, 9, 30, 20], "added": false"#, behaviors: "{ \(behavior) }")
    #expect(
      hints(wrong) == [
        hasItems
          ? #"add it with the action "addItem" once it is"#
          : #"write "added": false, and add the behavior with the action "addBehavior" once it is"#
      ])
  }

  @Test(
    "A key by another word leads to a valid one, and nothing follows from it",
    arguments: [
      (#"{ "at": 1, "then": [] }"#, #"it is called "do" here"#),
      (#"{ "time": 1, "do": [] }"#, #"it is called "at" here"#),
      (#"{ "at": 1, "do": [ { "if": "1 > 2", "do": [] } ] }"#, #"it is called "then" here"#),
      (#"{ "at": 1, "do": [ { "addItem": "a", "in": "g" } ] }"#, #"it is called "to" here"#),
      (#"{ "at": 1, "do": [ { "addItem": "a", "into": "g" } ] }"#, #"it is called "to" here"#),
      (#"{ "at": 1, "do": [ { "removeItem": "a", "of": "g" } ] }"#, #"it is called "from" here"#),
      (
        #"{ "at": 1, "do": [ { "animate": { "set": "a.center.x", "to": 3, "easing": "linear" } } ] }"#,
        #"it is called "curve" here"#
      ),
      (
        #"{ "at": 1, "do": [ { "animate": { "set": "a.center.x", "to": 3, "from": 1 } } ] }"#,
        #"an animation starts at the current value; change it first with a "set" action"#
      ),
      (
        #"{ "at": 1, "do": [ { "animate": { "set": "a.center.x", "to": 3, "spring": { "dampingRatio": 0.5 } } } ] }"#,
        #"it is called "damping" here"#
      ),
      // "when" would be a second trigger.
      (#"{ "at": 1, "do": [], "whn": "1 > 2" }"#, #""uidyn help scene-keys" lists all of them"#),
      (#"{ "whn": "time > 2", "do": [] }"#, #"did you mean "when"?"#),
      (#"{ "on": "pause", "where": "1 > 2", "do": [] }"#, #"it is called "if" here"#),
      // Two of its keys are prepositions, so the intended one is unknown.
      (
        #"{ "at": 1, "do": [ { "addLinearVelocity": [1, 2], "for": "a", "in": "d", "to": "a" } ] }"#,
        #"its keys are "addLinearVelocity", "for" and "in""#
      ),
      // A key in an event is meant for it, or for one of its actions.
      (#"{ "at": 1, "do": [], "emit": "x" }"#, #"it is a key of an "emit" action"#),
      (#"{ "at": 1, "do": [ { "emit": "x", "once": true } ] }"#, "it is a key of an event"),
    ])
  func keysOfEvents(event: String, hint: String) {
    let found = found(
      behaviors: #"{ "type": "gravity", "id": "g", "item": "b" },"#
        + #" { "type": "dynamicItem", "id": "d", "items": ["a"] }"#, events: event)
    #expect(hints(found.filter { $0.severity == .error }) == [hint])
  }

  @Test(
    "A key of something far away is not named, one near by is",
    arguments: [
      (
        #"{ "type": "push", "item": "a", "velocity": [1, 2] }"#,
        #"it is called "linearVelocity", a key of a dynamic item behavior"#
      ),
      (
        #"{ "type": "attachment", "kind": "pin", "item": "a", "attachedTo": "b", "attachmentAnchor": [3, 4] }"#,
        #"it is called "attachment" here"#
      ),
      (
        #"{ "type": "gravity", "items": ["a"], "decelerationRate": 1 }"#,
        #"its keys are "type", "id", "added", "action", "forEach", "where", "items", "item", "gravityDirection", "angle" and "magnitude""#
      ),
      (
        #"{ "type": "gravity", "items": ["a"], "elasticity": 1 }"#,
        "it is a key of a dynamic item behavior"
      ),
      (
        #"{ "type": "collision", "items": ["a"], "boundaries": [ { "identifier": "l", "from": [0, 0], "to": [9, 9] } ] }"#,
        #"it is called "id" here"#
      ),
    ])
  func keysOfBehaviors(behavior: String, hint: String) {
    #expect(hints(found(behaviors: behavior).filter { $0.severity == .error }) == [hint])
  }

  @Test("A key of a view, or of a part of a behavior, is also one of what moves it")
  func keysOfViews() {
    let boundary = #"{ "id": "l", "from": [0, 0], "to": [9, 9], "elasticity": 1 }"#
    #expect(
      hints(
        found(
          behaviors: #"{ "type": "collision", "items": ["a"], "boundaries": [ \#(boundary) ] }"#))
        == ["it is a key of a dynamic item behavior"])
    #expect(
      hints(found(view: #", "frame": [9, 9, 30, 20], "elasticity": 1"#))
        == ["it is a key of a dynamic item behavior"])
    #expect(
      hints(found(view: #", "identifier": "x", "frame": [9, 9, 30, 20]"#))
        == [#"it is called "id" here"#])
  }

  @Test(
    "Of a behavior whose type or kind is misspelt any property of one is right, and nothing else",
    arguments: [
      ("gravty", "", ["magnitude", "gravityDirection.x", "snapPoint"], ["speed", "center.x"]),
      ("field", #", "field": "radial""#, ["strength", "position.x", "falloff"], ["snapPoint"]),
      ("attachment", #", "attachment": "pinn""#, ["frictionTorque", "length"], ["strength"]),
    ])
  func misspelt(type: String, kind: String, right: [String], wrong: [String]) {
    func messages(_ event: String) -> [String] {
      let behavior = #"{ "type": "\#(type)", "id": "f"\#(kind), "items": ["a"] }"#
      return found(behaviors: behavior, events: event).filter { $0.severity == .error }.map(
        \.message)
    }
    let own = messages("")
    #expect(!own.isEmpty)
    for name in right {
      #expect(
        messages(#"{ "at": 1, "do": [ { "set": "f.\#(name)", "to": 2 } ] }"#) == own, "\(name)")
      #expect(
        messages(#"{ "at": 1, "do": [ { "emit": "e", "with": { "v": "=f.\#(name)" } } ] }"#) == own)
    }
    for name in wrong {
      let said = messages(#"{ "at": 1, "do": [ { "set": "f.\#(name)", "to": 2 } ] }"#)
      #expect(said.count == own.count + 1, "\(name): \(said)")
    }
  }

  @Test(
    "Linear gravity in other units is warned of by its size, whatever the signs",
    arguments: [
      ("[0, 1]", "980", true), ("[0, -1]", "-980", true), ("[0, -980]", "1", true),
      ("[0, 980]", "-1", true), ("[-3, 4]", "-196", true), ("[-3, -4]", "-197", false),
      ("[0, -1]", "-9.8", false),
    ])
  func linearGravity(direction: String, strength: String, isWarned: Bool) {
    let field =
      #"{ "type": "field", "field": "linearGravity", "items": ["a"], "direction": \#(direction), "strength": \#(strength) }"#
    let said = found(behaviors: field).filter { $0.code == .gravityInOtherUnits }.map(\.message)
    let sentence = "a linear gravity field of 1 is 100 pt/s², so 980 is 98,000 pt/s²"
    #expect(said == (isWarned ? [sentence] : []))
  }

  @Test(
    "A range whose numbers stand the wrong way round says so, and others that they lack 0",
    arguments: [
      ("[1, -1]", true), ("[1, 0]", true), ("[0, -2]", true), ("[\"=radians(9)\", -1]", true),
      ("[1, null]", false), ("[null, -2]", false), ("[3, 1]", false), ("[1, 3]", false),
    ])
  func ranges(range: String, isTurned: Bool) {
    let found = found(
      behaviors:
        #"{ "type": "attachment", "attachment": "pin", "item": "a", "attachedTo": "b", "attachmentAnchor": [3, 4], "attachmentRange": \#(range) }"#
    ).filter { $0.severity == .error }
    let clause = isTurned ? "which is not a range [min, max]" : "but must contain 0"
    #expect(found.map(\.message) == ["\"attachmentRange\" is \(range), \(clause)"])
    #expect(
      hints(found) == [
        isTurned
          ? "write the smaller number first"
          : "the range starts at the item's position when the attachment is added"
      ])
  }

  @Test("A gesture is counted by its states")
  func countedStates() {
    func expecting(_ name: String) -> [Diagnostic] {
      found(
        gestures: #"{ "id": "pan", "touches": [[0, 1, 1], [0.1, 2, 2], [0.2, 3, 3]] }"#,
        events: #"{ "at": 1, "do": [ { "emit": "landed" } ] } ],"#
          + #" "expect": [ { "event": "\#(name)", "count": 1 }"#
      )
    }
    #expect(
      hints(expecting("pan"))
        == [#"count a state of the gesture, such as "pan.ended""#])
    #expect(hints(expecting("emit:landed")) == [#"did you mean "landed"?"#])
    #expect(
      hints(expecting("nothing")) == [
        #"use the name of an emitted record, a gesture's state such as "GESTURE.ended", or a trigger such as "contactBegan""#
      ])
    #expect(expecting("pan.ended").isEmpty && expecting("landed").isEmpty)
  }
}
