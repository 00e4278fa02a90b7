// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Loading events", .timeLimit(.minutes(30)))
struct SceneEventLoadingTests {
  @Test("Events load with triggers, guards and filters")
  func triggers() throws {
    let scene = try load(
      """
      "gestures": [ { "id": "pan", "touches": [[0, 1, 1], [1, 2, 2], [2, 3, 3]] } ],
      "events": [
        { "at": 0.5, "id": "first", "once": true, "do": [] },
        { "at": [2, "=n", 0.25], "do": [] },
        { "on": "start", "do": [] }, { "on": "tick", "do": [] },
        { "on": "pause", "do": [] }, { "on": "resume", "do": [] },
        { "on": "contactBegan", "behavior": "walls", "item": "b", "with": "a", "boundary": "floor", "do": [] },
        { "on": "contactEnded", "boundary": null, "do": [] },
        { "on": "pan.changed", "do": [] },
        { "on": "emit:go", "do": [ { "emit": "go" } ] },
        { "when": "a.center.y > n", "if": "time > 1", "do": [] }
      ]
      """)
    let filter = SceneContactFilter(
      behaviors: [1], items: [1], with: .items([0]), boundaries: [.named("floor")])
    let expected: [SceneTrigger] = [
      .at([0.5]), .at([0.25, 2, 3]), .on(.start), .on(.tick), .on(.pause), .on(.resume),
      .on(.contactBegan, filter),
      .on(.contactEnded, SceneContactFilter(boundaries: [.implicit])), .gesture(0, .changed),
      .emit("go"),
    ]
    #expect(scene.events.prefix(10).map(\.trigger) == expected)
    #expect(scene.events[0].id == "first")
    #expect(scene.events.map(\.isOnce) == [true] + Array(repeating: false, count: 10))
    guard case .when(let condition) = scene.events[10].trigger else {
      Issue.record("no condition")
      return
    }
    #expect(condition.text == "a.center.y > n")
    #expect(condition.references == [.item(0, .center)])
    #expect(scene.events[10].condition?.text == "time > 1")
  }

  @Test("Touches load with their velocities, if they have any")
  func touches() throws {
    let scene = try load(
      """
      "gestures": [
        { "id": "pan", "ends": "failed",
          "touches": [[0, 1, 1], ["=n - 2.5", 11, -9], [1, 11, -9, 7, 8], [1.25, "=a.center.x", 0]] }
      ]
      """)
    typealias Touch = SceneGesture.Touch
    func touch(_ time: Double, _ x: Double, _ y: Double, _ velocity: CGVector? = nil) -> Touch {
      Touch(time: time, location: CGPoint(x: x, y: y), velocity: velocity)
    }
    #expect(
      scene.gestures == [
        SceneGesture(
          id: "pan",
          touches: [
            touch(0, 1, 1), touch(0.5, 11, -9), touch(1, 11, -9, CGVector(dx: 7, dy: 8)),
            touch(1.25, 25, 0),
          ], ends: .failed)
      ])
  }

  @Test("Actions load with indices instead of ids")
  func actions() throws {
    let actions = try actions(
      """
      { "addBehavior": "gravity" }, { "removeBehavior": ["walls", "all"] },
      { "removeAllBehaviors": true },
      { "addChildBehavior": "gravity", "to": "all" },
      { "removeChildBehavior": "gravity", "from": "all" },
      { "addItem": "b", "to": "gravity" }, { "removeItem": "b", "from": "walls" },
      { "removeAllBoundaries": "walls" }, { "updateItem": "b" }, { "removeFromSuperview": "a" }
      """)
    #expect(
      actions == [
        .addBehavior([0]), .removeBehavior([1, 3]), .removeAllBehaviors,
        .addChildBehavior(0, to: 3), .removeChildBehavior(0, from: 3), .addItem(1, to: 0),
        .removeItem(1, from: 1), .removeAllBoundaries(1), .updateItem(1), .removeFromSuperview(0),
      ])
  }

  @Test("Operands load component by component, with the schema's ranges")
  func operands() throws {
    let actions = try actions(
      """
      { "set": "score", "to": "=score + 1" }, { "set": "gravity.magnitude", "to": 2 },
      { "set": "a.frame", "to": [0, "=n", 5, 6] }, { "set": "a.center", "to": "=b.center" },
      { "set": "walls.referenceBoundsInsets", "to": { "left": 4, "top": "=-n" } },
      { "set": "rail.attachmentRange", "to": [-5, null] },
      { "set": "referenceView.size", "to": [100, 200] },
      { "addLinearVelocity": [1, "=n"], "for": "a", "in": "steel" },
      { "addAngularVelocity": "=pi", "for": "a", "in": "steel" }
      """)
    let largest = 1e6
    let (coordinate, extent) = (-largest...largest, 0.01...largest)
    let texts = actions.map(\.parts)
    #expect(
      texts == [
        ["score + 1"], ["2"], ["0", "n", "5", "6"], ["b.center"], ["-n", "4", "0", "0"],
        ["-5", "null"], ["100", "200"], ["1", "n"], ["pi"],
      ])
    let ranges = actions.map(\.ranges)
    #expect(
      ranges == [
        [nil], [coordinate], [coordinate, coordinate, extent, extent], [coordinate],
        Array(repeating: coordinate, count: 4), [coordinate, nil], [extent, extent],
        [coordinate, coordinate], [coordinate],
      ])
    let targets = actions.compactMap(\.target)
    #expect(
      targets == [
        .variable(0), .behavior(0, .magnitude), .item(0, .frame(.whole)), .item(0, .center),
        .behavior(1, .referenceBoundsInsets), .behavior(4, .attachmentRange), .referenceView(.size),
      ])
  }

  @Test("Branches, animations, emitted values and stop reasons are loaded")
  func others() throws {
    let actions = try actions(
      """
      { "if": "score > 1", "then": [ { "stop": "high" } ], "else": [ { "stop": "=name" } ] },
      { "animate": { "set": "a.frame.width", "to": 5, "curve": "linear", "duration": "=n" } },
      { "animate": { "set": "a.angle", "to": 1 } },
      { "emit": "x", "with": { "n": 1, "is": true, "t": "text", "p": [1, "=n"], "e": "=a.center" } },
      { "removeBoundary": "=contact.boundary", "from": "walls" }
      """, on: "contactBegan")
    guard case .condition(let condition, let then, let otherwise) = actions[0] else {
      Issue.record("no condition")
      return
    }
    #expect(condition.text == "score > 1")
    #expect(then.map(\.parts) + otherwise.map(\.parts) == [["\"high\""], ["name"]])
    guard case .animate(let first) = actions[1], case .animate(let second) = actions[2],
      case .emit("x", let members) = actions[3], case .removeBoundary(let id, 1) = actions[4]
    else {
      Issue.record("\(actions)")
      return
    }
    #expect([first, second].map { $0.duration.parts[0].expression.text } == ["n", "0.2"])
    #expect([first.target, second.target] == [.item(0, .frame(.width)), .item(0, .angle)])
    #expect(
      [first, second].map { $0.steps.map(\.timing) }
        == [[.curve(.linear)], [.curve(.easeInOut)]])
    #expect(members.map(\.key) == ["n", "is", "t", "p", "e"])
    #expect(
      members.map { $0.value.parts.map(\.expression.type) } == [
        [.number], [.boolean], [.string], [.number, .number], [.vector],
      ])
    #expect(id.map(\.references) == [[.contact(.boundary)]])
  }

  @Test("Expectations load with their locations")
  func expectations() throws {
    let scene = try load(
      """
      "expect": [
        { "at": "=n", "that": "a.angle == 0" }, { "at": "end", "that": "true" },
        { "always": "time < 99" }, { "never": "tick < 0" },
        { "event": "pause", "count": 2 }, { "event": "resume", "count": [0, 3] },
        { "settlesWithin": 4 }, { "match": { "file": "a.csv", "within": 0.5, "columns": ["angle", "x"] } },
        { "match": { "file": "b.log", "within": 2 } }
      ]
      """)
    let kinds = scene.expectations.map { kind -> String in
      switch kind.kind {
      case .at(let time, let expression): "at \(time ?? -1) \(expression.text)"
      case .always(let expression): "always \(expression.text)"
      case .never(let expression): "never \(expression.text)"
      case .count(let event, let range): "\(event.name) \(range)"
      case .settlesWithin(let time): "settles \(time)"
      case .match(let match):
        "\(match.file) \(match.within) \(match.columns?.map(\.rawValue) ?? [])"
      }
    }
    #expect(
      kinds == [
        "at 3.0 a.angle == 0", "at -1.0 true", "always time < 99", "never tick < 0", "pause 2...2",
        "resume 0...3", "settles 4.0", #"a.csv 0.5 ["angle", "x"]"#, "b.log 2.0 []",
      ])
    #expect(scene.expectations[3].location.pointer == "/expect/3")
    #expect(scene.expectations[2].location.text.hasPrefix("test.json:"))
  }

  @Test("Variables are evaluated in the order of the text, after the geometry")
  func variables() throws {
    let text = """
      { "parameters": { "n": 3 },
        "views": [ { "id": "a", "center": [10, 20], "size": ["=n * 10", 40], "angle": "=pi / 2" } ],
        "items": [ { "id": "m", "target": "a", "map": { "center.x": "bounds.width" } } ],
        "variables": { "top": "=a.frame.minY", "both": "=top * 2", "m": "='x'", "way": ["=n", 1],
          "mapped": "=`m`.center" },
        "behaviors": [ { "type": "dynamicItem", "item": "a" } ] }
      """.replacing("\"m\": \"='x'\"", with: "\"word\": \"='x'\"")
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    let scene = try #require(
      loading.scene, "\(DiagnosticRenderer(loading.source).render(loading.diagnostics))")
    #expect(scene.variables.map(\.name) == ["top", "both", "word", "way", "mapped"])
    // Rotated by 90°, the view is 40 pt wide and 30 pt high.
    guard case .number(let top) = scene.variables[0].initial,
      case .number(let both) = scene.variables[1].initial
    else {
      Issue.record("\(scene.variables)")
      return
    }
    #expect(abs(top - 5) < 1e-5 && both == 2 * top)
    #expect(
      scene.variables[2...].map(\.initial) == [
        .string("x"), .vector(CGVector(dx: 3, dy: 1)), .vector(CGVector(dx: 30, dy: 20)),
      ])
    #expect(
      scene.items[0].kind == .mapped(target: 0, [SceneMapping(.centerX, to: .bounds(.width))]))
  }

  private func load(
    _ rest: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Scene {
    let text = """
      { "parameters": { "n": 3, "name": "low" }, "variables": { "score": 0 },
        "referenceView": { "size": [320, 480] },
        "views": [ { "id": "a", "frame": [10, 10, 30, 30] }, { "id": "b", "frame": [50, 10, 30, 30] } ],
        "behaviors": [
          { "type": "gravity", "item": "a" },
          { "type": "collision", "id": "walls", "items": ["a", "b"],
            "boundaries": [ { "id": "floor", "from": [0, 400], "to": [320, 400] } ] },
          { "type": "dynamicItem", "id": "steel", "item": "a" },
          { "type": "composite", "id": "all", "added": false },
          { "type": "attachment", "id": "rail", "attachment": "sliding", "item": "b",
            "attachmentAnchor": [0, 0], "axisOfTranslation": [1, 0] } ],
        \(rest) }
      """
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    return try #require(
      loading.scene, "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))",
      sourceLocation: sourceLocation)
  }

  private func actions(_ text: String, on trigger: String = "start") throws -> [SceneAction] {
    try load("\"events\": [ { \"on\": \"\(trigger)\", \"do\": [\(text)] } ]").events[0].actions
  }
}

extension SceneAction {
  fileprivate var operand: SceneOperand? {
    switch self {
    case .set(_, let operand), .addLinearVelocity(let operand, _, _),
      .addAngularVelocity(let operand, _, _):
      operand
    case .stop(let reason): SceneOperand([.init(reason, within: nil)])
    default: nil
    }
  }

  fileprivate var parts: [String] { operand?.parts.map(\.expression.text) ?? [] }

  fileprivate var ranges: [ClosedRange<Double>?] { operand?.parts.map(\.range) ?? [] }

  fileprivate var target: SceneTarget? {
    if case .set(let target, _) = self { target } else { nil }
  }
}
