// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneAdvice
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

private func changes(_ rows: ClosedRange<Int>) -> [String] { rows.map { "\($0) g.changed" } }

@Suite("Gesture recognizers", .timeLimit(.minutes(30)))
struct RecognizerTests {
  /// A stage of 300 × 400 pt with a rotated card, which contains a dot and is partly covered by a lid.
  private func load(_ gestures: String, _ rest: String = "") -> SceneLoading {
    let text = """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "card", "frame": [50, 50, 100, 80], "angle": 0.5 },
          { "id": "dot", "frame": [10, 10, 20, 20], "superview": "card" },
          { "id": "lid", "frame": [120, 80, 60, 60] } ],
        "gestures": [ \(gestures) ] \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json", adviser: SceneAdvice.adviser)
  }

  private func play(_ gestures: String, _ rest: String = "") throws -> Recording {
    try Recording(load(gestures, rest))
  }

  private func history(_ gesture: String) throws -> [String] { try play(gesture).history }

  /// The value of an expression at each state of the gesture.
  private func numbers(_ gesture: String, _ expression: String) throws -> [Double] {
    let event =
      #", "events": [ { "on": "g", "do": [ { "emit": "x", "with": { "x": "=\#(expression)" } } ] } ]"#
    return try play(gesture, event).numbers(of: "x")
  }

  // MARK: Taps and presses

  @Test(
    "A tap is reported when the finger is lifted, unless it moved more than 10 pt",
    arguments: [
      ("[[0.1, 5, 5]]", ["7 g.ended"]), ("[[0.1, 5, 5], [0.5, 11, 13]]", ["31 g.ended"]),
      ("[[0.1, 5, 5], [0.3, 5, 15.1], [0.5, 5, 5]]", ["19 g.failed"]),
      ("[[0.1, 5, 5], [0.5, 15.1, 5]]", ["31 g.failed"]),
    ])
  func tap(touches: String, expected: [String]) throws {
    #expect(try history(#"{ "id": "g", "type": "tap", "touches": \#(touches) }"#) == expected)
  }

  @Test(
    "Two taps must follow each other within 0.35 s and 40 pt",
    arguments: [
      ("[[[0.1, 5, 5]], [[0.4, 5, 5], [0.45, 5, 5]]]", ["28 g.ended"]),
      ("[[[0.1, 5, 5]], [[0.5, 5, 5]]]", ["29 g.failed", "53 g.failed"]),
      ("[[[0.1, 5, 5]]]", ["29 g.failed"]),
      ("[[[0, 5, 5]], [[0.2, 5, 5]], [[0.3, 5, 5]], [[0.4, 5, 5]]]", ["13 g.ended", "25 g.ended"]),
      (
        "[[[0, 5, 5]], [[0.2, 5, 5], [0.3, 50, 5]], [[0.4, 5, 5]]]", ["15 g.failed", "47 g.failed"]
      ),
      // 24 pt across and 32 pt down are a distance of 40 pt; the second tap must not be farther away.
      ("[[[0.1, 60, 70]], [[0.3, 36, 102]]]", ["19 g.ended"]),
      ("[[[0.1, 60, 70]], [[0.3, 36, 38]]]", ["19 g.ended"]),
      ("[[[0.1, 60, 70]], [[0.3, 36, 37.9]], [[0.4, 36, 38]]]", ["19 g.failed", "47 g.failed"]),
    ])
  func taps(strokes: String, expected: [String]) throws {
    let gesture =
      #"{ "id": "g", "type": "tap", "numberOfTapsRequired": 2, "strokes": \#(strokes) }"#
    #expect(try history(gesture) == expected)
  }

  @Test(
    "A press begins after its duration, even between touches, and then follows the finger",
    arguments: [
      (
        "", "[[0.1, 5, 5], [0.3, 5, 14], [0.7, 5, 14], [0.9, 70, 5], [1, 70, 5]]",
        ["37 g.began"] + changes(44...55) + ["61 g.ended"]
      ), ("", "[[0.1, 5, 5], [0.6, 5, 5]]", ["37 g.began", "37 g.ended"]),
      ("", "[[0.1, 5, 5], [0.59, 5, 5]]", ["37 g.failed"]),
      ("", "[[0.1, 5, 5], [0.3, 5, 15.1], [0.9, 5, 5]]", ["19 g.failed"]),
      (
        #""minimumPressDuration": 0.2, "#, "[[0.1, 5, 5], [0.4, 5, 5]]",
        ["19 g.began", "25 g.ended"]
      ),
      (
        #""allowableMovement": 30, "#, "[[0.1, 5, 5], [0.3, 5, 34], [0.9, 5, 5]]",
        ["37 g.began"] + changes(37...55) + ["55 g.ended"]
      ),
      (
        #""minimumPressDuration": 0, "#, "[[0.1, 5, 5], [0.3, 5, 50], [0.4, 5, 5]]",
        ["7 g.began"] + changes(8...25) + ["25 g.ended"]
      ), (#""minimumPressDuration": 0, "#, "[[0.1, 5, 5]]", ["7 g.began", "7 g.ended"]),
    ])
  func press(keys: String, touches: String, expected: [String]) throws {
    #expect(
      try history(#"{ "id": "g", "type": "longPress", \#(keys)"touches": \#(touches) }"#)
        == expected)
  }

  @Test(
    "A swipe is reported once, after 50 pt within 0.5 s in its direction",
    arguments: [
      (#""right""#, "[[0.1, 0, 0], [0.2, 49, 3], [0.3, 60, 3], [0.4, 200, 3]]", ["14 g.ended"]),
      (#""right""#, "[[0.1, 100, 0], [0.3, 0, 0]]", ["19 g.failed"]),
      (#""left""#, "[[0.1, 100, 0], [0.3, 0, 0]]", ["13 g.ended"]),
      (#""up""#, "[[0.1, 9, 100], [0.3, 9, 0]]", ["13 g.ended"]),
      (#""down""#, "[[0.1, 9, 100], [0.3, 9, 0]]", ["19 g.failed"]),
      (#""down""#, "[[0.1, 9, 0], [0.3, 109, 60]]", ["19 g.failed"]),
      (#"["left", "down"]"#, "[[0.1, 9, 0], [0.3, 9, 100]]", ["13 g.ended"]),
      (#""right""#, "[[0.1, 0, 0], [0.7, 58, 3], [0.8, 90, 3]]", ["38 g.failed"]),
    ])
  func swipe(direction: String, touches: String, expected: [String]) throws {
    let gesture =
      #"{ "id": "g", "type": "swipe", "direction": \#(direction), "touches": \#(touches) }"#
    #expect(try history(gesture) == expected)
  }

  @Test(
    "A swipe's location is its start, even in a view, and its translation is the finger's"
  )
  func swipeOrigin() throws {
    for (x, direction) in [(30.0, "right"), (170, "left")] {
      let (distance, y) = (direction == "right" ? 70.0 : -70, 130.0)
      let gesture = """
        { "id": "g", "type": "swipe", "direction": "\(direction)",
          "strokes": [[[0.1, 9, 9], [0.15, 9, 12]],
            [[0.3, \(x), \(y)], [0.33, \(x + distance / 2), \(y + 4)], [0.35, \(x + distance), \(y + 11)], [0.4, 1, 2]]] }
        """
      let recording = try play(gesture)
      #expect(recording.history == ["10 g.failed", "22 g.ended"], "\(direction)")
      #expect(
        recording.events.map(\.point) == [
          EventRecord.Point(x: 9, y: 9), EventRecord.Point(x: Float(x), y: Float(y)),
        ], "\(direction)")
      #expect(try numbers(gesture, "touch.location.x") == [9, x])
      #expect(try numbers(gesture, "touch.location(in: lid).y") == [9 - 80, y - 80])
      #expect(try numbers(gesture, "touch.translation.x") == [0, distance])
    }
    // A pan reports the position of the finger.
    let pan = #"{ "id": "g", "touches": [[0.1, 9, 9], [0.2, 80, 9]] }"#
    #expect(try numbers(pan, "touch.location.x").first == 9)
    #expect(try numbers(pan, "touch.location.x").last == 80)
  }

  @Test(
    "Reading the location before the first touch causes one warning; other values cause none",
    arguments: [
      ("contains(card, touch.location)", 1), ("touch.location(in: lid).x > 900", 1),
      ("touch.state == 'began' && contains(card, touch.location)", nil),
      ("touch.translation.x > 9 || touch.scale > 2 || touch.view == 'dot'", nil),
      ("tick >= 4 && touch.location.x < 0", 4), ("tick > 13 && touch.location.x < 0", nil),
    ] as [(String, Int?)])
  func earlyTouch(condition: String, tick: Int?) throws {
    let warnings = try play(
      #"{ "id": "g", "touches": [[0.2, 80, 90], [0.3, 80, 90]] }"#,
      #", "events": [ { "on": "tick", "if": "\#(condition)", "do": [ { "emit": "x" } ] } ]"#
    ).outcome.warnings
    let expected = tick.map {
      RunWarning(
        code: "misplaced-name",
        message: "touch.location is (0, 0) before the first touch; guard it with"
          + " \"touch.state != 'possible' &&\"", tick: $0)
    }
    #expect(warnings == [expected].compactMap(\.self))
  }

  @Test("Several touches in one tick have separate times")
  func times() throws {
    let gesture = #"{ "id": "g", "touches": [[0.09, 9, 9], [0.095, 9, 8], [0.1, 9, 7]] }"#
    #expect(try numbers(gesture, "touch.time") == [0.09, 0.095, 0.1, 0.1])
    #expect(Set(try numbers(gesture, "time")).count == 1, "that of the tick is one")
  }

  // MARK: Two fingers

  /// The second finger starts 100 pt right of the first, and moves to 50 √2 pt below and left of it, then 200 pt above it.
  private let fingers = """
    "touches": [[0, 100, 100, 200, 100], [0.1, 100, 100, 50, 150], [0.3, 100, 100, 100, -100]]
    """

  /// The value of an expression at the three points of the fingers, and when they are lifted.
  private func atPoints(_ gesture: String, _ expression: String) throws -> [Double] {
    let all = try numbers(gesture, expression)
    try #require(all.count == 20)
    return [all[0], all[6], all[18], all[19]]
  }

  @Test("The scale of a pinch is the fingers' distance relative to their initial distance")
  func pinch() throws {
    let gesture = #"{ "id": "g", "type": "pinch", \#(fingers) }"#
    #expect(try history(gesture) == ["1 g.began"] + changes(2...19) + ["19 g.ended"])
    #expect(try atPoints(gesture, "touch.scale") == [1, 0.5.squareRoot(), 2, 2])
    let velocities = try atPoints(gesture, "touch.scaleVelocity")
    #expect(velocities[0] == 0 && velocities[1] < 0 && velocities[2] > 0)
    #expect(velocities[2] == velocities[3])
    #expect(try atPoints(gesture, "touch.location.x") == [150, 75, 100, 100])
    #expect(try atPoints(gesture, "touch.translation.y") == [0, 25, -100, -100])
    #expect(try atPoints(gesture, "touch.numberOfTouches") == [2, 2, 2, 0])
  }

  @Test("The rotation of two fingers is positive clockwise and goes beyond half a revolution")
  func rotation() throws {
    let gesture = #"{ "id": "g", "type": "rotation", \#(fingers) }"#
    let rotations = try atPoints(gesture, "touch.rotation")
    for (found, expected) in zip(rotations, [0, 0.75 * Double.pi, 1.5 * .pi, 1.5 * .pi]) {
      #expect(abs(found - expected) < 1e-12)
    }
    let velocities = try atPoints(gesture, "touch.rotationVelocity")
    #expect(velocities[0] == 0 && velocities[1] > 0 && velocities[2] > 0)
    let data = try play(gesture).events.compactMap(\.data)
    #expect(data.count == 20)
    #expect(
      data[0]
        == .object([
          RecordMember("velocity", .numbers([0, 0])), RecordMember("rotation", .number(0)),
        ]))
  }

  @Test("Invalid touches with two fingers are reported")
  func fingerFaults() {
    func errors(_ touches: String) -> [String] {
      load(#"{ "id": "g", "type": "pinch", "touches": \#(touches) }"#).diagnostics.filter {
        $0.severity == .error
      }.map(\.message)
    }
    #expect(
      errors("[[0, 1, 2]]")
        == ["a touch with two fingers needs 5 numbers [t, x1, y1, x2, y2], found 3"])
    #expect(
      errors("[[0, 1, 2, 1, 2]]") == [
        "both fingers are at the same point, so they have no direction"
      ])
  }

  // MARK: Strokes

  @Test("Strokes follow each other, and only the last has the end state given in the scene")
  func strokes() throws {
    let gesture = #"""
      { "id": "g", "ends": "cancelled",
        "strokes": [[[0, 1, 2], [0.1, 11, 32]], [[0.2, 100, 50], [0.3, 107, 50], [0.4, 107, 60]]] }
      """#
    #expect(
      try history(gesture)
        == ["1 g.began"] + changes(2...7) + ["7 g.ended", "13 g.began"] + changes(14...25)
        + ["25 g.cancelled"])
    let ticks = [0, 7, 8, 14, 21]
    let distances = try numbers(gesture, "touch.translation.x")
    #expect(distances.count == 22 && ticks.map { distances[$0] } == [0, 10, 0, 7, 7])
    // The finger does not move between strokes.
    let speeds = try numbers(gesture, "touch.velocity.dx")
    #expect(ticks.map { speeds[$0] } == [0, 100, 0, 70, 0])
    #expect(
      load(#"{ "id": "g", "strokes": [[[0, 1, 2], [0.3, 1, 2]], [[0.2, 1, 2]]] }"#).diagnostics
        .map(\.message) == ["the touch at 0.2 s must be later than the previous one, at 0.3 s"])
  }

  @Test("Triggers can be lists or a bare gesture id, and an event runs once per state")
  func lists() throws {
    let events = #"""
      , "events": [
        { "on": ["g.ended", "start"], "do": [ { "emit": "a" } ] },
        { "on": ["g", "g.began"], "do": [ { "emit": "b" } ] } ]
      """#
    let recording = try play(
      #"{ "id": "g", "touches": [[0, 1, 2], [0.1, 3, 4], [0.2, 5, 6]] }"#, events)
    let changes = (2...13).flatMap { (tick: Int) -> [String] in ["\(tick) g.changed", "\(tick) b"] }
    let history: [String] =
      ["1 a", "1 g.began", "1 b"] + changes + ["13 g.ended", "13 a", "13 b"]
    #expect(recording.history == history)
  }

  // MARK: Views

  @Test(
    "A stroke counts if it begins in the rotated view and no other view covers it",
    arguments: [
      ("card", "[100, 90]", "card"), ("card", "[52, 52]", ""), ("card", "[58, 122]", ""),
      ("card", "[75, 58]", "card"), ("card", "[125, 95]", ""), ("card", "[86, 69]", "card"),
      ("dot", "[95, 85]", ""), ("dot", "[83, 50]", "dot"), ("card", "[83, 50]", "card"),
      ("lid", "[125, 95]", "lid"), ("*", "[83, 50]", "dot"),
    ])
  func view(view: String, place: String, expected: String) throws {
    let (x, y) = (
      place.dropFirst().prefix { $0 != "," }, place.drop { $0 != " " }.dropFirst().dropLast()
    )
    let gesture = #"{ "id": "g", "view": "\#(view)", "touches": [[0, \#(x), \#(y)], [0.1, 0, 0]] }"#
    let event =
      #", "events": [ { "on": "g.began", "do": [ { "emit": "x", "with": { "x": "=touch.view" } } ] } ]"#
    let found = try play(gesture, event).values(of: "x").map(\.value)
    #expect(found == (expected.isEmpty ? [] : [.string(expected)]))
  }

  @Test("A touch's location and translation in a view follow the view's rotation")
  func ticks() throws {
    let gesture = #"{ "id": "g", "touches": [[0, 100, 90], [0.1, 120, 90]] }"#
    func last(_ expression: String) throws -> Double {
      try #require(try numbers(gesture, expression).last)
    }
    // The center of the card is (50, 40) in its own coordinates.
    let (sine, cosine) = (0.479425538604203, 0.8775825618903728)
    #expect(abs(try last("touch.location(in: card).x") - (50 + 20 * cosine)) < 1e-9)
    #expect(abs(try last("touch.location(in: card).y") - (40 - 20 * sine)) < 1e-9)
    #expect(abs(try last("touch.translation(in: card).x") - 20 * cosine) < 1e-9)
    #expect(abs(try last("touch.translation(in: dot).y") + 20 * sine) < 1e-9)
    #expect(abs(try last("touch.velocity(in: card).x") - 200 * cosine) < 1e-9)
    #expect(try last("touch.translation(in: referenceView).x") == 20)
    // The dot is at (10, 10) in the card.
    #expect(abs(try last("touch.location(in: dot).x") - (40 + 20 * cosine)) < 1e-9)
  }

  @Test("Touches in a view use the view's coordinates at the start of the stroke")
  func space() throws {
    let (sine, cosine) = (0.479425538604203, 0.8775825618903728)
    func last(_ gesture: String, _ expression: String) throws -> Double {
      let event = """
        , "events": [
          { "at": 0.55, "do": [ { "set": "card.center.x", "to": 200 } ] },
          { "on": "g", "do": [ { "emit": "x", "with": { "x": "=\(expression)" } } ] } ]
        """
      return try #require(try play(gesture, event).numbers(of: "x").last)
    }
    // (70, 40) in the card is 20 pt to the right of its center before rotation.
    for (x, first) in [(100.0, 0.2), (200, 0.6)] {
      let gesture = """
        { "id": "g", "in": "card", "view": "card", "touches": [[\(first), 50, 40], [0.7, 70, 40, 100, 0]] }
        """
      #expect(abs(try last(gesture, "touch.location.x") - (x + 20 * cosine)) < 1e-9)
      #expect(abs(try last(gesture, "touch.location.y") - (90 + 20 * sine)) < 1e-9)
      #expect(abs(try last(gesture, "touch.translation.y") - 20 * sine) < 1e-9)
      #expect(abs(try last(gesture, "touch.velocity.dx") - 100 * cosine) < 1e-9)
      #expect(abs(try last(gesture, "touch.velocity.dy") - 100 * sine) < 1e-9)
      #expect(try last(gesture, "touch.time") == 0.7)
    }
  }

  // MARK: Enabling and disabling

  @Test("Disabling a recognizer cancels the gesture, and touches until the next stroke are ignored")
  func disabled() throws {
    let gesture = #"""
      { "id": "g", "strokes": [[[0, 1, 2], [0.1, 3, 4], [0.4, 5, 6]], [[0.5, 1, 1], [0.6, 2, 2]]] }
      """#
    let events = #"""
      , "events": [
        { "at": 0.2, "do": [ { "set": "g.isEnabled", "to": false }, { "emit": "off", "with": { "x": "=g.isEnabled" } } ] },
        { "at": 0.3, "do": [ { "set": "g.isEnabled", "to": true } ] },
        { "on": "g.cancelled", "do": [ { "emit": "lost", "with": { "x": "=touch.state" } } ] } ]
      """#
    let recording = try play(gesture, events)
    #expect(
      recording.history == ["1 g.began"] + changes(2...13)
        + ["13 g.cancelled", "13 lost", "13 off", "31 g.began"] + changes(32...37) + ["37 g.ended"])
    #expect(recording.values(of: "lost").map(\.value) == [.string("cancelled")])
    #expect(recording.values(of: "off").map(\.value) == [.boolean(false)])
  }

  @Test(
    "A recognizer disabled from the start ignores touches, and a disabled tap is not reported"
  )
  func off() throws {
    #expect(try history(#"{ "id": "g", "isEnabled": false, "touches": [[0, 1, 2]] }"#) == [])
    let events = #", "events": [ { "at": 0.1, "do": [ { "set": "g.isEnabled", "to": false } ] } ]"#
    let tap = #"{ "id": "g", "type": "tap", "touches": [[0, 1, 2], [0.2, 1, 2]] }"#
    #expect(try play(tap, events).history == [])
  }

  @Test("Removing a view cancels its touch")
  func removed() throws {
    let gesture =
      #"{ "id": "g", "view": "card", "touches": [[0, 100, 90], [0.2, 100, 90], [0.3, 0, 0]] }"#
    let events = #", "events": [ { "at": 0.1, "do": [ { "removeFromSuperview": "card" } ] } ]"#
    #expect(try play(gesture, events).history == ["1 g.began", "14 g.cancelled"])
  }

  // MARK: Advice

  @Test("Events that cannot happen cause warnings")
  func advice() {
    func warnings(_ type: String, _ trigger: String) -> [String] {
      load(
        #"{ "id": "g", "type": "\#(type)", "touches": [[0, 1, 2]] }"#,
        #", "events": [ { "on": \#(trigger), "do": [] } ], "acknowledges": ["view-without-behavior"]"#
      ).diagnostics.map(\.message)
    }
    #expect(
      warnings("tap", #""g.began""#) == [#""g" is reported only as "ended", so this never happens"#]
    )
    #expect(warnings("tap", #""g.failed""#) == [])
    #expect(
      warnings("pan", #"["g.cancelled"]"#) == [#""g" ends as "ended", so this never happens"#])
    #expect(warnings("pan", #"["g.cancelled", "g.ended"]"#) == [])
    #expect(warnings("pan", #""g""#) == [])
    #expect(
      warnings("pan", #""g.changed""#) == [#"the finger of "g" never moves, so this never happens"#]
    )
    #expect(warnings("pan", #""h""#).first == #""on" cannot be "h""#)
  }
}
