// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Loading scenes", .timeLimit(.minutes(30)))
struct SceneLoaderTests {
  @Test("A hint quotes a multiline value on one line")
  func lines() {
    let text =
      #"{ "views": [ { "id": "a", "frame": [9, 9, 30, 20] } ], "behaviors": [ { "type": "#
      + "\"dynamicItem\", \"items\": [\"a\"], \"linearVelocity\": [\n  3,\r\n\t4\n ] } ] }"
    let hints = AdvisedLoader.load(Array(text.utf8), name: "a.json").diagnostics.map(\.hint)
    #expect(hints == [#"write it for each item: {"ID": [ 3, 4 ]}"#])
  }

  @Test("The scene in the README loads")
  func smallestScene() {
    let scene = load(
      """
      {
        "referenceView": { "size": [375, 667] },
        "views": [ { "id": "square", "frame": [172.5, 318.5, 30, 30] } ],
        "behaviors": [
          { "type": "gravity", "items": ["square"] },
          { "type": "collision", "items": ["square"], "translatesReferenceBoundsIntoBoundary": true }
        ]
      }
      """)
    #expect(
      scene
        == Scene(
          referenceView: SceneReferenceView(
            id: "referenceView", bounds: CGRect(x: 0, y: 0, width: 375, height: 667)),
          views: [
            SceneView(
              id: "square", center: CGPoint(x: 187.5, y: 333.5),
              size: CGSize(width: 30, height: 30))
          ],
          behaviors: [
            SceneBehavior(id: "gravity", kind: .gravity, items: [0]),
            SceneBehavior(
              id: "collision",
              kind: .collision(SceneCollision()),
              [.translatesReferenceBoundsIntoBoundary: .boolean(true)], items: [0]),
          ],
          run: RunSettings(timeLimit: 10, ticksPerSecond: 60, until: .stasis)))
  }

  @Test("An object without keys loads as an empty scene")
  func emptyScene() { #expect(load("{}") == Scene()) }

  @Test("The keys of the scene, reference view, views and run are read")
  func everyKeyOfTheScene() {
    let scene = load(
      """
      {
        "$schema": 1, "$comment": [1e99, { "a": null }], "version": 1.0,
        "title": "T", "description": "D\\u0021",
        "referenceView": { "$comment": 0, "id": "stage", "bounds": [-5, 7, 320, 480] },
        "views": [
          { "id": "a", "center": [10, 20], "size": [30, 40], "angle": -0.5, "superview": "b_2" },
          { "id": "b_2", "frame": [-10, 0, 5, 9], "superview": "stage",
            "collisionBounds": "rectangle" },
          { "id": "C-3", "frame": [0, 0, 1, 1], "superview": "a" }
        ],
        "behaviors": [],
        "run": { "timeLimit": 3600, "ticksPerSecond": 59.94, "until": "timeLimit",
                 "profile": "uikit" }
      }
      """)
    #expect(
      scene
        == Scene(
          title: "T", description: "D!",
          referenceView: SceneReferenceView(
            id: "stage", bounds: CGRect(x: -5, y: 7, width: 320, height: 480)),
          views: [
            SceneView(
              id: "a", center: CGPoint(x: 10, y: 20), size: CGSize(width: 30, height: 40),
              angle: -0.5, superview: 1),
            SceneView(
              id: "b_2", center: CGPoint(x: -7.5, y: 4.5), size: CGSize(width: 5, height: 9)),
            SceneView(
              id: "C-3", center: CGPoint(x: 0.5, y: 0.5), size: CGSize(width: 1, height: 1),
              superview: 0),
          ],
          run: RunSettings(timeLimit: 3600, ticksPerSecond: 59.94, until: .timeLimit)))
  }

  @Test("A scene's description is read and can be missing")
  func description() {
    #expect(load(#"{ "description": "D\u0021" }"#)?.description == "D!")
    #expect(load("{}")?.description == nil)
  }

  @Test("Every key of a gravity behavior is read")
  func gravity() {
    let kinds = kinds(
      """
      { "type": "gravity", "id": "down", "items": ["a", "b"], "gravityDirection": [0.5, -1] },
      { "type": "gravity", "id": "polar", "item": "b", "angle": 3.5, "magnitude": 2, "added": false }
      """)
    #expect(
      kinds == [
        SceneBehavior(
          id: "down", kind: .gravity,
          [.gravityDirection: .vector(CGVector(dx: 0.5, dy: -1))], items: [0, 1]),
        SceneBehavior(
          id: "polar", kind: .gravity, [.angle: .number(3.5), .magnitude: .number(2)], items: [1],
          isAdded: false),
      ])
  }

  @Test("Every key of a collision behavior is read")
  func collision() {
    let kinds = kinds(
      """
      { "type": "collision", "items": ["b", "a"], "collisionMode": "boundaries",
        "referenceBoundsInsets": { "top": 1, "left": 2, "bottom": -3 },
        "boundaries": [
          { "id": "line", "from": [0, 1], "to": [2, 3] },
          { "id": "points", "path": { "points": [[0, 0], [9, 0], [9, 9]] } },
          { "id": "rect", "path": { "rect": [1, 2, 3, 4] } },
          { "id": "oval", "path": { "oval": [1, 2, 3, 4] } },
          { "id": "rounded", "path": { "roundedRect": [1, 2, 3, 4], "cornerRadius": 0 } },
          { "id": "arc", "path": { "arc": { "center": [1, 2], "radius": 30, "startAngle": 0.5,
            "endAngle": 2, "clockwise": false } } },
          { "id": "bow", "path": { "arc": { "center": [1, 2], "radius": 30, "startAngle": 0.5,
            "endAngle": 2 } } }
        ] }
      """)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let paths: [(String, ScenePath)] = [
      ("points", .points([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)])),
      ("rect", .rect(rect)), ("oval", .oval(rect)),
      ("rounded", .roundedRect(rect, cornerRadius: 0)), ("arc", arc(clockwise: false)),
      ("bow", arc(clockwise: true)),
    ]
    let line = SceneBoundary(
      id: "line", outline: .line(from: CGPoint(x: 0, y: 1), to: CGPoint(x: 2, y: 3)))
    #expect(
      kinds == [
        SceneBehavior(
          id: "collision",
          kind: .collision(
            SceneCollision(
              collisionMode: .boundaries,
              boundaries: [line] + paths.map { SceneBoundary(id: $0.0, outline: .path($0.1)) })),
          [.referenceBoundsInsets: .insets(UIEdgeInsets(top: 1, left: 2, bottom: -3, right: 0))],
          items: [1, 0])
      ])
  }

  @Test("Every key of a dynamic item behavior is read")
  func dynamicItem() {
    let kinds = kinds(
      """
      { "type": "dynamicItem", "items": ["a", "b"], "elasticity": 5, "friction": 0, "density": 2,
        "resistance": 0, "angularResistance": 1, "charge": -3, "isAnchored": true,
        "allowsRotation": false, "linearVelocity": { "b": [1, 2], "$comment": 0, "a": [3, 4] },
        "angularVelocity": { "a": -7 } }
      """)
    let values: PropertyValues = [
      .elasticity: .number(5), .friction: .number(0), .density: .number(2),
      .resistance: .number(0), .angularResistance: .number(1), .charge: .number(-3),
      .isAnchored: .boolean(true), .allowsRotation: .boolean(false),
    ]
    let start = SceneDynamicItem(
      linearVelocity: [
        .init(item: 1, value: CGVector(dx: 1, dy: 2)),
        .init(item: 0, value: CGVector(dx: 3, dy: 4)),
      ], angularVelocity: [.init(item: 0, value: -7)])
    #expect(
      kinds == [
        SceneBehavior(id: "dynamicItem", kind: .dynamicItem(start), values, items: [0, 1])
      ])
  }

  @Test("Omitted properties of a behavior stay unset")
  func defaults() {
    let kinds = kinds(#"{ "type": "collision" }, { "type": "dynamicItem" }"#)
    #expect(kinds.map(\.values) == [[:], [:]])
    #expect(kinds.map(\.kind) == [.collision(SceneCollision()), .dynamicItem(SceneDynamicItem())])
  }

  @Test("A behavior without an id is named after its type, numbered if there are several")
  func defaultIDs() {
    let ids = kinds(
      """
      { "type": "collision" }, { "type": "gravity" }, { "type": "gravity", "id": "g" },
      { "type": "dynamicItem" }, { "type": "dynamicItem" }
      """
    ).map(\.id)
    #expect(ids == ["collision", "gravity", "g", "dynamicItem#1", "dynamicItem#2"])
  }

  @Test(
    "The reference bounds are a boundary if the behavior says so or has insets",
    arguments: [
      ("", false), (#""translatesReferenceBoundsIntoBoundary": true"#, true),
      (#""translatesReferenceBoundsIntoBoundary": false"#, false),
      (#""referenceBoundsInsets": {}"#, true),
      (#""translatesReferenceBoundsIntoBoundary": true, "referenceBoundsInsets": {}"#, true),
    ])
  func referenceBounds(keys: String, expected: Bool) throws {
    let behavior = try #require(
      kinds("{ \"type\": \"collision\"\(keys.isEmpty ? "" : ", ")\(keys) }").first)
    #expect(behavior.usesReferenceBounds == expected)
  }

  @Test("Paths equal those of UIKit's initializers with the same names")
  func bezierPaths() {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)]
    #expect(ScenePath.points(corners).bezierPath.outline() == corners)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(ScenePath.rect(rect).bezierPath.outline().count == 4)
    #expect(
      ScenePath.oval(rect).bezierPath.outline() == UIBezierPath(ovalIn: rect).outline())
    #expect(
      ScenePath.roundedRect(rect, cornerRadius: 5).bezierPath.outline()
        == UIBezierPath(roundedRect: rect, cornerRadius: 5).outline())
    #expect(arc(clockwise: false).bezierPath.outline() != arc(clockwise: true).bezierPath.outline())
  }

  private func arc(clockwise: Bool) -> ScenePath {
    .arc(
      center: CGPoint(x: 1, y: 2), radius: 30, startAngle: 0.5, endAngle: 2, clockwise: clockwise)
  }

  private func kinds(_ behaviors: String) -> [SceneBehavior] {
    load(
      """
      { "referenceView": { "size": [320, 480] },
        "views": [ { "id": "a", "frame": [0, 0, 9, 9] }, { "id": "b", "frame": [0, 0, 9, 9] } ],
        "behaviors": [ \(behaviors) ] }
      """)?.behaviors ?? []
  }

  private func load(_ text: String) -> Scene? {
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    let errors = loading.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\n\(DiagnosticRenderer(loading.source).render(errors))")
    return loading.scene
  }
}
