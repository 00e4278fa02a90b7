// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Behaviors with expressions", .timeLimit(.minutes(30)))
struct SceneTemplateTests {
  @Test("A template loads with its constant values only, and records whether it uses \"touch\"")
  func loading() throws {
    let scene = try load(
      #""elasticity": "=n / 4", "friction": "=score", "density": 2, "isAnchored": "=score > 1""#)
    let behavior = scene.behaviors[0]
    #expect(behavior.isTemplate && !behavior.namesTouch)
    #expect(try load(#""linearVelocity": { "a": "=touch.velocity" }"#).behaviors[0].namesTouch)
    #expect(behavior.values == [.elasticity: .number(0.5), .density: .number(2)])
  }

  @Test("A template yields the current values each time it is evaluated")
  func values() throws {
    let scene = try load(
      #""elasticity": "=n / 4", "friction": "=score", "isAnchored": "=score > 1", "linearVelocity": { "a": "=touch.velocity" }, "angularVelocity": { "a": "=score" }"#
    )
    let templates = try #require(scene.templates)
    for score in [0.5, 2] {
      let now = try templates.behavior(scene.behaviors[0], at: 0, in: Moment(score: score))
      #expect(
        now.kind
          == .dynamicItem(
            SceneDynamicItem(
              linearVelocity: [.init(item: 0, value: CGVector(dx: 3, dy: score))],
              angularVelocity: [.init(item: 0, value: score)])))
      #expect(
        now.values == [
          .elasticity: .number(0.5), .friction: .number(score), .isAnchored: .boolean(score > 1),
        ])
      #expect(now.items == scene.behaviors[0].items && now.id == scene.behaviors[0].id)
    }
  }

  @Test(
    "A behavior is reused if its expressions give the same bits, and otherwise recreated",
    arguments: [0.0, -0.0, 7])
  func known(score: Double) throws {
    let scene = try load("", "attachment", #""anchorPoint": ["=score", "=score + 40"]"#)
    let templates = try #require(scene.templates)
    let moment = Moment(score: score)
    let known = try #require(templates.known[0])
    let anew = try templates.maker.workOut(scene.behaviors[0], at: 0, in: moment, knowing: nil)
    #expect(known.isMade(of: anew.values) == (score.bitPattern == 0))
    let now = try templates.behavior(scene.behaviors[0], at: 0, in: moment)
    #expect(now == anew.behavior)
    guard case .vector(let anchor)? = now.values[.anchorPoint] else {
      Issue.record("\(now.values)")
      return
    }
    #expect(Double(anchor.dx).bitPattern == score.bitPattern)
  }

  @Test("A vector can mix an expression and a literal, or be a single expression")
  func vectors() throws {
    let scene = try load(
      "", "attachment",
      #""anchorPoint": ["=score", 40], "offsetFromCenter": "=touch.velocity", "length": "=score""#)
    let now = try #require(scene.templates).behavior(
      scene.behaviors[0], at: 0, in: Moment(score: 7))
    #expect(
      now.kind
        == .attachment(
          .anchor(offsetFromCenter: UIOffset(horizontal: 3, vertical: 7))))
    #expect(
      now.values == [.anchorPoint: .vector(CGVector(dx: 7, dy: 40)), .length: .number(7)])
  }

  @Test("Evaluated templates are checked against the schema and against relations between parts")
  func faults() throws {
    try expectFault(
      #""density": "=-score""#,
      ExpressionFault("\"density\" is -1, but must be greater than 0", in: "-score"))
    try expectFault(
      #""linearVelocity": { "a": ["=score * 1e7", 0] }"#,
      ExpressionFault(
        "the dx of \"a\" is 10000000, but must be at most 1,000,000 pt/s", in: "score * 1e7"))
    try expectFault(
      #""friction": "=1 / (score - 1)""#,
      ExpressionFault("1 / (score - 1): division of 1 by 0", in: "1 / (score - 1)"))
    try expectFault(
      #""attachment": "sliding", "attachmentAnchor": [0, 0], "axisOfTranslation": ["=score", "=score"]"#,
      ExpressionFault("the axis must have a length of 1, not 1.414214", in: "score"),
      type: "attachment")
    try expectFault(
      #""boundaries": [ { "id": "x", "from": [1, 1], "to": ["=score", 1] } ]"#,
      ExpressionFault("the line from [1, 1] to [1, 1] is too short", in: "score"),
      type: "collision")
  }

  @Test("A custom field's force remains an expression")
  func force() throws {
    let scene = try load(
      "", "field",
      #""field": "custom", "force": ["=-mass * position.x", 2], "position": "=touch.velocity""#)
    let now = try #require(scene.templates).behavior(
      scene.behaviors[0], at: 0, in: Moment(score: 7))
    guard case .field(let field) = now.kind, let force = field.force else {
      Issue.record("\(now)")
      return
    }
    #expect(force.parts.map(\.expression.text) == ["-mass * position.x", "2"])
    #expect(force.parts[0].expression.references == [.sample(.mass), .sample(.position)])
    #expect(now.values == [.position: .vector(CGVector(dx: 3, dy: 7))])
  }

  @Test("Expressions in a composite's children and actions do not make it a template")
  func composites() throws {
    let scene = try load(
      "", "composite",
      #""action": [ { "set": "score", "to": "=score + 1" } ], "children": [ { "type": "snap", "item": "a", "snapPoint": "=touch.velocity" } ]"#
    )
    #expect(scene.behaviors.map(\.isTemplate) == [false, true])
    #expect(scene.behaviors[0].actions.count == 1)
  }

  @Test("A boundary in an action can be a template too")
  func boundary() throws {
    let scene = try load(
      "", "collision", "",
      #", "events": [ { "at": 0, "do": [ { "addBoundary": { "id": "x", "from": [0, "=score"], "to": "=touch.velocity" }, "to": "it" } ] } ]"#
    )
    guard case .addBoundary(let template, 0)? = scene.events.first?.actions.first else {
      Issue.record("no boundary")
      return
    }
    let templates = try #require(scene.templates)
    let boundary = try templates.maker.boundary(template, in: Moment(score: 7))
    #expect(
      boundary
        == SceneBoundary(
          id: "x", outline: .line(from: CGPoint(x: 0, y: 7), to: CGPoint(x: 3, y: 7))))
    #expect(
      throws: ExpressionFault(
        "the y of \"from\" is 10000000, but must be at most 1,000,000 pt", in: "score")
    ) {
      try templates.maker.boundary(template, in: Moment(score: 1e7))
    }
  }

  @Test("A scene without expressions has no templates")
  func plain() throws {
    #expect(try load(#""elasticity": 1"#).templates == nil)
  }

  private final class Moment: ExpressionContext {
    let score: Double

    init(score: Double) { self.score = score }

    func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
      switch reference {
      case .variable(0): .number(score)
      case .touch(.velocity): .vector(CGVector(dx: 3, dy: score))
      default: throw ExpressionFault("not asked for")
      }
    }

    func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace {
      throw ExpressionFault("not asked for")
    }

    func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int {
      throw ExpressionFault("not asked for")
    }

    func draw(_ take: (inout SceneRandom) -> Double) -> Double { .nan }
  }

  private func expectFault(
    _ keys: String, _ fault: ExpressionFault, type: String = "dynamicItem",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let scene = try load(keys, type, "")
    let templates = try #require(scene.templates)
    #expect(throws: fault, sourceLocation: sourceLocation) {
      try templates.behavior(scene.behaviors[0], at: 0, in: Moment(score: 1))
    }
  }

  private func load(
    _ keys: String, _ type: String = "dynamicItem", _ others: String = "", _ rest: String = ""
  ) throws -> Scene {
    let item = type == "composite" ? nil : #""item": "a""#
    let members = [#""type": "\#(type)""#, #""id": "it""#, item, keys, others]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let text = """
      { "parameters": { "n": 2 }, "variables": { "score": 0 },
        "gestures": [ { "id": "pan", "touches": [[0, 1, 1]] } ],
        "views": [ { "id": "a", "frame": [10, 10, 30, 30] } ], "behaviors": [ { \(members) } ]\(rest) }
      """
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    return try #require(
      loading.scene, "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))")
  }
}
