// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFacts
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("The initial part of a scene", .timeLimit(.minutes(30)))
struct StandingSceneTests {
  private func scene(_ text: String) throws -> Scene {
    let loading = AdvisedLoader.load(Array(text.utf8), name: "test.json")
    return try #require(
      loading.scene, "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))")
  }

  private func kinds(_ behaviors: String, _ rest: String = "") throws -> [SceneBehavior] {
    try scene(
      """
      { "views": [ { "id": "a", "frame": [0, 0, 30, 30] }, { "id": "b", "frame": [100, 0, 30, 30] } ],
        "behaviors": [\(behaviors)]\(rest) }
      """
    ).behaviors
  }

  @Test("The copies of a repeated view take its place")
  func repetition() throws {
    let views = try scene(
      """
      { "views": [
        { "id": "a", "center": [1, 2], "size": [3, 4], "repeat": { "count": 3, "offset": [10, -1] } },
        { "id": "b", "frame": [0, 0, 9, 9] } ],
        "behaviors": [{ "type": "gravity", "items": ["a-3", "b", "a-1"] }] }
      """)
    #expect(views.views.map(\.id) == ["a-1", "a-2", "a-3", "b"])
    #expect(views.views[2].center == CGPoint(x: 21, y: 0))
    #expect(views.behaviors[0].items == [2, 3, 0])
  }

  @Test("Items are numbered after the views")
  func items() throws {
    let scene = try scene(
      """
      { "views": [{ "id": "a", "frame": [0, 0, 9, 9] }],
        "items": [
          { "id": "pair", "group": ["a", "ball"] },
          { "id": "ball", "center": [5, 6], "size": [7, 8], "angle": 1, "collisionBounds": "ellipse" }],
        "behaviors": [{ "type": "gravity", "items": ["pair"] }] }
      """)
    #expect(scene.itemIDs == ["a", "pair", "ball"])
    #expect(
      scene.items.map(\.kind) == [
        .group([0, 2]),
        .body(
          center: CGPoint(x: 5, y: 6), size: CGSize(width: 7, height: 8), angle: 1, .ellipse),
      ])
    #expect(scene.behaviors[0].items == [1])
  }

  @Test("Views in a scene with a layout have index paths and kinds")
  func layout() throws {
    let scene = try scene(
      """
      { "collectionViewLayout": { "contentSize": [320, 480] }, "screenScale": 2,
        "views": [
          { "id": "a", "frame": [0, 0, 9, 9] },
          { "id": "b", "frame": [0, 0, 9, 9], "indexPath": [2, 5], "repeat": { "count": 2 } },
          { "id": "c", "frame": [0, 0, 9, 9], "indexPath": [1, 0], "kind": "supplementary:header" }],
        "behaviors": [{ "type": "gravity", "items": ["a", "b-1", "b-2", "c"] }],
        "run": { "until": "timeLimit", "profile": "uikit-7.0", "seed": -7 } }
      """)
    #expect(
      scene.views.map(\.element) == [
        SceneElement(item: 0), SceneElement(section: 2, item: 5),
        SceneElement(section: 2, item: 6),
        SceneElement(kind: .supplementary("header"), section: 1, item: 0),
      ])
    #expect(
      scene.collectionViewLayout
        == SceneLayout(
          id: "collectionViewLayout", contentSize: CGSize(width: 320, height: 480)))
    #expect(scene.screenScale == 2)
    #expect(scene.run.profile == .uikit7)
    #expect(scene.run.seed == -7)
  }

  @Test("Composites contain named and inline behaviors in order")
  func composites() throws {
    let scene = try scene(
      """
      { "views": [{ "id": "a", "frame": [0, 0, 9, 9] }],
        "behaviors": [
          { "type": "composite", "id": "outer", "children": [
            "fall", { "type": "composite", "children": [{ "type": "push", "item": "a" }] },
            { "type": "snap", "item": "a", "snapPoint": [1, 2] }] },
          { "type": "gravity", "id": "fall", "item": "a" },
          { "type": "dynamicItem", "item": "a" }] }
      """)
    #expect(
      scene.behaviors.map(\.id) == [
        "outer", "composite", "push", "snap", "fall", "dynamicItem",
      ])
    #expect(scene.behaviors[0].kind == .composite(children: [4, 1, 3]))
    #expect(scene.behaviors[1].kind == .composite(children: [2]))
    #expect(scene.behaviors.map(\.isAdded) == [true, false, false, false, false, true])
    #expect(scene.addedBehaviors == [0, 4, 1, 2, 3, 5])
  }

  @Test("Every kind of attachment is read")
  func attachments() throws {
    let found = try kinds(
      """
      { "type": "attachment", "item": "a", "anchorPoint": [1, 2], "offsetFromCenter": [3, 4],
        "length": 5, "damping": 6, "frequency": 7 },
      { "type": "attachment", "item": "a", "attachment": "items", "attachedTo": "b",
        "attachedToOffset": [1, 2] },
      { "type": "attachment", "item": "a", "attachment": "limit", "attachedTo": "b", "length": 9 },
      { "type": "attachment", "item": "a", "attachment": "sliding", "attachmentAnchor": [1, 2],
        "axisOfTranslation": [0, 1], "attachmentRange": [-5, null] },
      { "type": "attachment", "item": "a", "attachment": "fixed", "attachedTo": "b",
        "attachmentAnchor": [1, 2] },
      { "type": "attachment", "item": "a", "attachment": "pin", "attachedTo": "b",
        "attachmentAnchor": [1, 2], "frictionTorque": 3 }
      """)
    let place = CGPoint(x: 1, y: 2)
    #expect(
      found.map(\.kind) == [
        .attachment(.anchor(offsetFromCenter: UIOffset(horizontal: 3, vertical: 4))),
        .attachment(
          .items(
            offsetFromCenter: .zero, attachedTo: 1, offset: UIOffset(horizontal: 1, vertical: 2))),
        .attachment(.limit(offsetFromCenter: .zero, attachedTo: 1, offset: .zero)),
        .attachment(
          .sliding(
            attachedTo: nil, attachmentAnchor: place, axisOfTranslation: CGVector(dx: 0, dy: 1))),
        .attachment(.fixed(attachedTo: 1, attachmentAnchor: place)),
        .attachment(.pin(attachedTo: 1, attachmentAnchor: place)),
      ])
    #expect(
      found.map(\.values) == [
        [
          .anchorPoint: .vector(CGVector(dx: 1, dy: 2)), .length: .number(5),
          .damping: .number(6), .frequency: .number(7),
        ], [:], [.length: .number(9)],
        [.attachmentRange: .range(UIFloatRange(minimum: -5, maximum: .infinity))], [:],
        [.frictionTorque: .number(3)],
      ])
  }

  @Test("Pushes, snaps and fields are read")
  func forces() throws {
    let found = try kinds(
      """
      { "type": "push", "items": ["a", "b"], "mode": "instantaneous", "active": false,
        "pushDirection": [1, 2], "angle": 3, "magnitude": 4,
        "targetOffsetFromCenter": { "b": [5, 6] } },
      { "type": "snap", "items": ["a"], "snapPoint": [1, 2], "damping": 0.25 },
      { "type": "field", "field": "noise", "item": "a", "position": [1, 2], "strength": 3,
        "falloff": 4, "minimumRadius": 5, "smoothness": 0.5, "animationSpeed": 6,
        "region": { "inverse": { "union": [{ "radius": 7 }, { "size": [8, 9] }] } } },
      { "type": "field", "field": "velocity", "item": "a", "direction": [1, 2], "region": "infinite" }
      """)
    #expect(
      found.map(\.kind) == [
        .push(
          ScenePush(
            mode: .instantaneous,
            targets: [.init(item: 1, value: UIOffset(horizontal: 5, vertical: 6))])),
        .snap,
        .field(
          SceneField(
            kind: .noise,
            region: .inverse(
              .union(.circle(radius: 7), .rectangle(CGSize(width: 8, height: 9)))))),
        .field(SceneField(kind: .velocity, region: .infinite)),
      ])
    let place = BehaviorValue.vector(CGVector(dx: 1, dy: 2))
    #expect(
      found.map(\.values) == [
        [
          .pushDirection: place, .angle: .number(3), .magnitude: .number(4),
          .active: .boolean(false),
        ],
        [.damping: .number(0.25), .snapPoint: place],
        [
          .position: place, .strength: .number(3), .falloff: .number(4),
          .minimumRadius: .number(5), .smoothness: .number(0.5), .animationSpeed: .number(6),
        ], [.direction: place],
      ])
  }
}
