// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsGeometry
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Shorthands", .timeLimit(.minutes(30)))
struct ShorthandTests {
  private func load(_ text: String, _ settings: [SceneSetting] = []) -> SceneLoading {
    SceneLoader.load(
      Array(text.utf8), name: "s.json", overrides: SceneOverrides(settings: settings))
  }

  private func record(_ text: String) throws -> Recording {
    let loading = load(text)
    return try Recording(try #require(loading.scene, "\(loading.diagnostics)"))
  }

  // MARK: Springs

  /// A card that is pulled to a point by a long rod or a field, and starts `distance` away along an axis.
  private func spring(
    _ words: String, _ distance: Double, isVertical: Bool, isField: Bool = false,
    density: Double = 1
  ) -> String {
    let (x, y) = isVertical ? (200.0, 400 + distance) : (200 + distance, 400.0)
    let anchor = isVertical ? "[200, -600]" : "[-800, 400]"
    let behavior =
      isField
      ? "\"field\", \"field\": \"spring\", \"position\": [200, 400]"
      : "\"attachment\", \"anchorPoint\": \(anchor), \"length\": 1000"
    return """
      { "referenceView": { "size": [400, 800] }, "parameters": { "k": 300, "b": 0.25 },
        "views": [{ "id": "card", "center": [\(x), \(y)], "size": [120, 80] }],
        "behaviors": [
          { "type": \(behavior), "item": "card", \(words) },
          { "type": "dynamicItem", "items": ["card"], "allowsRotation": false, "resistance": 0, "density": \(density) }
        ], "run": { "timeLimit": 1, "until": "timeLimit", "ticksPerSecond": 120 } }
      """
  }

  private func offsets(_ text: String, isVertical: Bool) throws -> [Double] {
    try record(text).frames.map {
      isVertical ? Double($0.states[0].y) - 400 : Double($0.states[0].x) - 200
    }
  }

  @Test(
    "A spring with stiffness, damping and mass follows its equation, whatever the item's mass",
    arguments: [(true, 60.0), (true, -60), (false, 60), (false, -60)], [false, true])
  func closedForm(axis: (isVertical: Bool, distance: Double), isField: Bool) throws {
    let (isVertical, distance) = axis
    let (stiffness, damping, mass) = (200.0, 28.0, 2.0)
    let words = "\"stiffness\": \(stiffness), \"damping\": \(damping), \"mass\": \(mass)"
    let found = try offsets(
      spring(words, distance, isVertical: isVertical, isField: isField), isVertical: isVertical)
    let heavy = try offsets(
      spring(words, distance, isVertical: isVertical, isField: isField, density: 4),
      isVertical: isVertical)
    let decay = damping / (2 * mass)
    let omega = (stiffness / mass - decay * decay).squareRoot()
    for (tick, offset) in found.enumerated() {
      let time = Double(tick) / 120
      let expected =
        distance * exp(-decay * time)
        * (cos(omega * time) + decay / omega * sin(omega * time))
      // Because of its 1/120 s steps, the solver is off by up to 4.5 % of the distance (2 % for a field).
      #expect((offset - expected).magnitude < (isField ? 0.03 : 0.05) * 60, "tick \(tick)")
      #expect((offset - heavy[tick]).magnitude < 0.01, "tick \(tick)")
    }
  }

  @Test(
    "Each spring form gives the frequency and damping ratio of its formula",
    arguments: [
      (#""response": 0.5, "dampingFraction": 0.7"#, #""frequency": 2, "damping": 0.7"#),
      (#""duration": 0.5, "bounce": 0.25"#, #""frequency": 2, "damping": 0.75"#),
      (#""duration": 0.25"#, #""frequency": 4, "damping": 1"#),
      (#""duration": 0.5, "bounce": -0.5"#, #""frequency": 2, "damping": 2"#),
      (#""duration": 0.5, "bounce": "=-2 * b""#, #""frequency": 2, "damping": 2"#),
      (#""duration": 0.5, "bounce": "=b""#, #""frequency": 2, "damping": 0.75"#),
      (
        #""stiffness": "=k", "damping": 10, "mass": 3"#,
        #""frequency": 1.5915494309189535, "damping": 0.16666666666666666"#
      ),
      (#""stiffness": 100"#, #""frequency": 1.5915494309189535, "damping": 0"#),
    ])
  func forms(shorthand: String, written: String) throws {
    let found = try offsets(spring(shorthand, 50, isVertical: true), isVertical: true)
    #expect(found == (try offsets(spring(written, 50, isVertical: true), isVertical: true)))
  }

  @Test(
    "A field in any spring form settles at its position, however fast the spring",
    arguments: [
      #""response": 0.3, "dampingFraction": 0.7"#, #""duration": 0.3, "bounce": 0.3"#,
      #""duration": "=b", "bounce": "=-b""#, #""stiffness": "=k", "damping": 24"#,
      #""response": 0.001, "dampingFraction": 40"#,
      #""response": "=b / 250", "dampingFraction": "=k""#,
    ])
  func field(words: String) throws {
    let found = try offsets(
      spring(words, 200, isVertical: false, isField: true), isVertical: false)
    #expect(found[0] == 200 && found[10] < 199 && found[30...].allSatisfy { $0 < 60 && $0 > -12 })
    #expect((found.last ?? 9).magnitude < 0.1, "\(found)")
  }

  @Test(
    "Mixed forms and values out of range are errors with a location",
    arguments: [
      (#""stiffness": 100, "frequency": 2"#, "frequency"),
      (#""response": 0.5"#, "response"), (#""response": 0.5, "damping": 1"#, "damping"),
      (#""response": 0, "dampingFraction": 1"#, "response"),
      (#""duration": 0.5, "bounce": -1"#, "bounce"), (#""bounce": 0.5"#, "bounce"),
      (#""mass": 2"#, "mass"), (#""stiffness": -1"#, "stiffness"),
      (#""stiffness": 100, "response": 0.5, "dampingFraction": 1"#, "response"),
      (#""stiffness": 100, "damping": "=k - 400""#, "damping"),
    ])
  func mixed(words: String, key: String) {
    for isField in [false, true] {
      let text = spring(words, 50, isVertical: true, isField: isField)
      let loading = load(isField ? text.replacing("frequency", with: "strength") : text)
      let place = isField ? key.replacing("frequency", with: "strength") : key
      #expect(loading.scene == nil)
      #expect(
        loading.diagnostics.contains { $0.pointer.description == "/behaviors/0/\(place)" },
        "\(loading.diagnostics)")
    }
  }

  // MARK: Strokes and drags

  private func drag(_ strokes: String, _ more: String = "", events: String = "[]") -> String {
    """
    { "referenceView": { "size": [400, 800] }, "parameters": { "v": -1500 },
      "views": [{ "id": "card", "frame": [100, 300, 200, 100] }],
      "gestures": [{ "id": "pan", "drags": "card", "strokes": [\(strokes)] \(more) }],
      "behaviors": [
        { "type": "gravity", "items": ["card"], "magnitude": 0.01 },
        { "type": "dynamicItem", "items": ["card"], "resistance": 0, "allowsRotation": false }],
      "events": \(events), "run": { "timeLimit": 2, "until": "timeLimit" } }
    """
  }

  private func center(_ recording: Recording, _ tick: Int) -> (x: Double, y: Double) {
    let state = recording.frames[tick].states[0]
    return (Double(state.x), Double(state.y))
  }

  @Test(
    "A drag moves the view by its distance, along one or both axes, and again in a second stroke",
    arguments: [("", 1.0, 1.0), (#", "axis": "x""#, 1, 0), (#", "axis": "y""#, 0, 1)],
    [(40.0, -90.0), (-40, 90)])
  func dragged(axis: (String, Double, Double), distance: (Double, Double)) throws {
    let text = drag(
      """
      { "drag": { "at": 0.2, "in": "card", "by": [\(distance.0), \(distance.1)], "duration": 0.3 }, "then": [{ "hold": 0.2 }] },
      { "drag": { "at": 1, "in": "card", "by": [\(distance.0), \(distance.1)], "curve": "linear" }, "then": [{ "hold": 0.2 }] }
      """, axis.0)
    let recording = try record(text)
    let (first, second) = (center(recording, 39), center(recording, 87))
    let start = center(recording, 60)
    #expect((first.x - 200 - axis.1 * distance.0).magnitude < 0.2, "\(first)")
    #expect((first.y - 350 - axis.2 * distance.1).magnitude < 0.5, "\(first)")
    #expect((second.x - start.x - axis.1 * distance.0).magnitude < 0.2, "\(second)")
    #expect((second.y - start.y - axis.2 * distance.1).magnitude < 0.5, "\(second)")
  }

  /// Both drags happen at once, because only then would a shared variable have an effect.
  @Test("Ids that differ only in - and _, or match a variable, keep separate drag positions")
  func ownVariables() throws {
    let recording = try record(
      """
      { "referenceView": { "size": [400, 800] }, "variables": { "a_b_start": 7, "seen": 0 },
        "views": [{ "id": "left", "frame": [0, 0, 100, 100] }, { "id": "right", "frame": [300, 500, 100, 100] }],
        "gestures": [
          { "id": "a-b", "drags": "left", "strokes": [{ "drag": { "at": 0.2, "in": "left", "by": [30, 40], "duration": 1 } }] },
          { "id": "a_b", "drags": "right", "strokes": [{ "drag": { "at": 0.3, "in": "right", "by": [-50, 60], "duration": 1 } }] }],
        "behaviors": [{ "type": "dynamicItem", "items": ["left", "right"] }],
        "events": [{ "on": "a_b.ended", "do": [{ "set": "seen", "to": "=a_b_start" }, { "set": "left.alpha", "to": "=seen / 10" }] }],
        "run": { "timeLimit": 2, "until": "timeLimit" } }
      """)
    let (left, right) = (recording.frames[72].states[0], recording.frames[78].states[1])
    #expect((left.x - 80).magnitude < 0.5 && (left.y - 90).magnitude < 0.5, "\(left)")
    #expect((right.x - 300).magnitude < 0.5 && (right.y - 610).magnitude < 0.5, "\(right)")
    #expect((recording.frames[100].states[0].alpha - 0.7).magnitude < 1e-6)
  }

  @Test(
    "A gesture may omit touches, because a page supplies them",
    arguments: ["\"drags\": \"card\"", "\"type\": \"tap\", \"numberOfTapsRequired\": 2"])
  func untouched(_ gesture: String) throws {
    let text = drag("").replacing("\"drags\": \"card\", \"strokes\": [] ", with: gesture)
    #expect(load(text).diagnostics.isEmpty, "\(load(text).diagnostics)")
    #expect(try record(text).frames.count == 121)
  }

  @Test(
    "A flick releases the view with its velocity, unless \"throws\" is false",
    arguments: [("[0, \"=v\"]", 0.0, -1500.0), ("[1200, 300]", 1200, 300), ("[-900, 0]", -900, 0)],
    ["", #", "throws": false"#])
  func thrown(flick: (String, Double, Double), more: String) throws {
    let recording = try record(
      drag("{ \"flick\": { \"at\": 0.2, \"in\": \"card\", \"velocity\": \(flick.0) } }", more))
    let share = more.isEmpty ? 1.0 : 0
    let state = recording.frames[30].states[0]
    #expect((Double(state.vx) - share * flick.1).magnitude < 0.01)
    #expect((Double(state.vy) - share * flick.2).magnitude < 3)
  }

  @Test("A chain is a single stroke of consecutive parts, and a tap is at the view's center")
  func chain() throws {
    let text = """
      { "referenceView": { "size": [400, 800] }, "parameters": { "t": 0.25 },
        "views": [{ "id": "card-a", "frame": [100, 300, 200, 100] }],
        "gestures": [{ "id": "pan", "strokes": [
          { "drag": { "at": 0.2, "from": [10, 20], "to": [50, 40], "duration": "=t", "curve": "linear" },
            "then": [{ "hold": 0.1 }, { "flick": { "velocity": [100, -200], "duration": 0.5 } }, { "drag": { "by": [1, 2], "curve": "linear" } }] },
          { "tap": { "at": 3, "in": "card-a" } }] }] }
      """
    let gesture = try #require(load(text).scene?.gestures.first)
    let points = gesture.touches.map { [$0.time, Double($0.location.x), Double($0.location.y)] }
    #expect(
      points
        == [
          [0.2, 10, 20], [0.45, 50, 40], [0.45 + 0.1, 50, 40], [0.45 + 0.1 + 0.5, 100, -60],
          [0.45 + 0.1 + 0.5 + 0.3, 101, -58], [3, 100, 50], [3.1, 100, 50],
        ].map { $0 })
    #expect(gesture.touches.map { $0.stroke } == [0, 0, 0, 0, 0, 1, 1])
    #expect(gesture.touches.map { $0.space } == [nil, nil, nil, nil, nil, 0, 0])
    let longer = load(text, [SceneSetting(name: "t", text: "0.5")]).scene?.gestures.first
    #expect(longer?.touches[1].time == 0.7)
  }

  @Test("The scene's events follow those of a drag and keep their pointers")
  func order() throws {
    let events = """
      [{ "on": "pan.changed", "do": [{ "emit": "at", "with": { "off": "=card.center.y - 350 - touch.translation.y" } }] },
       { "on": "pan.ended", "do": [{ "set": "card.nothing", "to": 1 }] }]
      """
    let stroke = #"{ "drag": { "at": 0.2, "in": "card", "by": [0, 60] } }"#
    let loading = load(drag(stroke, events: events))
    #expect(loading.diagnostics.first?.pointer.description == "/events/1/do/0/set")
    let recording = try record(
      drag(stroke, events: events.replacing("card.nothing", with: "card.angle")))
    let offsets = recording.numbers(of: "at")
    // The card falls a little before the finger touches it.
    let first = try #require(offsets.first)
    #expect(offsets.count > 10 && offsets.allSatisfy { ($0 - first).magnitude < 0.001 })
    let scene = try #require(load(drag(stroke, events: "[{ \"at\": 1, \"do\": [] }]")).scene)
    #expect(scene.events.last?.sourceIndex == 0 && scene.events.first?.id == "pan-drag-began")
  }

  @Test(
    "Errors are reported at the shorthand",
    arguments: [
      (#"{ "drag": { "at": 0.2, "by": [0, 60] } }"#, "/gestures/0/strokes/0/drag"),
      (#"{ "flick": { "at": 0.2, "in": "card" } }"#, "/gestures/0/strokes/0/flick"),
      (
        #"{ "tap": { "at": 2, "in": "card" } }, { "tap": { "at": 1, "in": "card" } }"#,
        "/gestures/0/strokes/1/tap"
      ),
      (
        #"{ "tap": { "at": 0, "in": "card" }, "then": [{ "hold": 0 }] }"#,
        "/gestures/0/strokes/0/tap"
      ),
      (#"{ "tap": { "at": "=v", "in": "card" } }"#, "/gestures/0/strokes/0/tap/at"),
    ])
  func mistakes(stroke: String, pointer: String) {
    let loading = load(drag(stroke))
    #expect(
      loading.diagnostics.map { $0.pointer.description } == [pointer], "\(loading.diagnostics)")
    #expect(loading.diagnostics.allSatisfy { $0.range.upper <= loading.source.bytes.count })
  }

  @Test("A name that a drag generates cannot be used elsewhere")
  func taken() {
    let text = drag(#"{ "tap": { "at": 0.2, "in": "card" } }"#)
      .replacing("\"type\": \"gravity\",", with: "\"type\": \"gravity\", \"id\": \"pan-drag\",")
    let found = load(text).diagnostics
    #expect(found.map { $0.code } == [.duplicateID], "\(found)")
  }

  @Test("A scene cannot expand to more text than the limit")
  func limit() {
    var limits = SceneLimits.default
    limits[.bytes] = 2_000
    let text = drag(
      #"{ "drag": { "at": 0.2, "in": "card", "by": [1, 2] }, "then": [ "#
        + Array(repeating: #"{ "drag": { "by": ["=v", 1] } }"#, count: 20).joined(separator: ",")
        + "] }")
    let loading = SceneLoader.load(Array(text.utf8), name: "s.json", limits: limits)
    #expect(loading.diagnostics.map { $0.code } == [.limitExceeded], "\(loading.diagnostics)")
  }

  // MARK: Expansion

  @Test("The expanded text contains no shorthands and runs the same, digest included")
  func expanded() throws {
    let text = drag(
      """
      { "drag": { "at": 0.2, "in": "card", "by": [30, -60] }, "then": [{ "flick": { "velocity": [50, "=v"] } }] },
      { "tap": { "at": 1.5, "from": [200, 100] } }
      """
    ).replacing(
      "\"behaviors\": [",
      with: """
        "behaviors": [ { "type": "composite", "children": [ { "type": "attachment", "item": "card", "length": 1000,
          "anchorPoint": [200, -650], "stiffness": 200, "damping": 20 } ] },
        """)
    let loading = load(text)
    let written = try #require(loading.expandedText, "\(loading.diagnostics)")
    for word in ["drags", "\"drag\"", "flick", "\"tap\"", "stiffness"] {
      #expect(!written.contains(word))
    }
    let again = load(written)
    #expect(again.expandedText == written)
    #expect(again.digest == loading.digest)
    let (frames, others) = (try record(written).frames, try record(text).frames)
    #expect(frames.map { $0.states } == others.map { $0.states })
    let settings = [SceneSetting(name: "v", text: "-300")]
    #expect(load(written, settings).scene?.gestures == load(text, settings).scene?.gestures)
  }
}
