// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

/// Compares the scenery with invariants of the engine.
@Suite("Scenery of a run", .timeLimit(.minutes(30)))
struct SceneryCaptureTests {
  private static let middle = #""referenceView": { "size": [600, 400] },"#

  private func frames(_ text: String) throws -> [Frame] {
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "scene.json").scene)
    var frames: [Frame] = []
    _ = try Runner(scene, includesScenery: true).run { frame, _ in frames.append(frame) }
    return frames
  }

  /// A falling item, a second item that can be anchored, and an attachment of the first one.
  private func frames(attachment: String, anchor: Bool = true) throws -> [Frame] {
    try frames(
      """
      { \(Self.middle)
        "views": [ { "id": "a", "center": [150, 90], "size": [60, 20] },
          { "id": "b", "center": [260, 120], "size": [30, 50], "angle": 0.4 } ],
        "behaviors": [ { "type": "gravity", "items": ["a"] },
          { "type": "dynamicItem", "items": ["b"], "isAnchored": \(anchor) },
          { "type": "attachment", "id": "x", "item": "a", \(attachment) } ],
        "run": { "timeLimit": 1.2, "until": "timeLimit" } }
      """)
  }

  /// The positions of both ends at a tick, derived from the rows.
  private func ends(_ frame: Frame) throws -> (SceneryAttachment, Spot, Spot) {
    let part = try #require(frame.scenery.first { $0.id == "x" })
    guard case .attachment(let attachment) = part.kind else {
      throw Missing(what: "\(part)")
    }
    return (attachment, place(attachment.first, frame), place(attachment.second, frame))
  }

  private struct Missing: Error { let what: String }

  private func place(_ end: SceneryEnd, _ frame: Frame) -> Spot {
    guard case .item(let item, let own) = end, let body = frame.states[item].body else {
      if case .spot(let spot) = end { return spot }
      return Spot(.nan, .nan)
    }
    let turned = turned(own, by: Double(body.angle))
    return Spot(Double(body.x), Double(body.y)) + turned
  }

  private func turned(_ spot: Spot, by angle: Double) -> Spot {
    // Independent of the engine: cos(a) and sin(a) from their series.
    var (cosine, sine, term) = (0.0, 0.0, 1.0)
    for power in 0..<40 {
      if power % 2 == 0 {
        cosine += power % 4 == 0 ? term : -term
      } else {
        sine += power % 4 == 1 ? term : -term
      }
      term *= angle / Double(power + 1)
    }
    return Spot(cosine * spot.x - sine * spot.y, sine * spot.x + cosine * spot.y)
  }

  @Test("An attachment is not drawn while either of its items is missing")
  func hidden() throws {
    for (gone, other) in [("a", "b"), ("b", "a")] {
      let frames = try frames(
        """
        { \(Self.middle)
          "views": [ { "id": "a", "frame": [10, 20, 30, 40] }, { "id": "b", "frame": [90, 20, 30, 40] } ],
          "behaviors": [ { "type": "attachment", "id": "x", "attachment": "items", "item": "a", "attachedTo": "b" },
            { "type": "snap", "id": "s", "item": "\(gone)", "snapPoint": [200, 100] },
            { "type": "attachment", "id": "y", "item": "\(other)", "anchorPoint": [200, 100] } ],
          "events": [ { "at": 0.1, "do": [ { "removeFromSuperview": "\(gone)" } ] },
            { "at": 0.2, "do": [ { "addSubview": "\(gone)" } ] } ],
          "run": { "timeLimit": 0.3, "until": "timeLimit" } }
        """)
      func drawn(_ tick: Int) -> [String] {
        frames[tick].scenery.map(\.id).filter { "xys".contains($0) && !$0.isEmpty }
      }
      #expect(drawn(6) == ["x", "s", "y"])
      #expect(drawn(7) == ["y"], "\(gone)")
      #expect(drawn(12) == ["y"])
      #expect(drawn(13) == ["x", "s", "y"])
    }
  }

  @Test("The visible part of a collection view moves with its offset, and the content stays")
  func window() throws {
    let frames = try frames(
      #"""
      { "collectionViewLayout": { "contentSize": [320, 900], "collectionView": { "bounds": [0, 30, 320, 200] } },
        "views": [ { "id": "cell", "frame": [10, 10, 300, 40], "repeat": { "count": 9, "offset": [0, 90] } } ],
        "gestures": [ { "id": "g", "type": "scroll", "touches": [[0.1, 50, 180], [0.2, 57, 130], [0.3, 57, 130]] } ],
        "events": [ { "on": "tick", "do": [ { "emit": "x" } ] } ], "run": { "timeLimit": 0.4, "until": "timeLimit" } }
      """#)
    let windows = frames.flatMap { frame in
      frame.scenery.compactMap { part in if case .window(let box) = part.kind { box } else { nil } }
    }
    #expect(windows.count == frames.count)
    #expect(windows.first == Box(minX: 0, minY: 30, maxX: 320, maxY: 230))
    // The finger has moved up by 50 pt, so the content has scrolled by another 50 pt.
    #expect(windows.last == Box(minX: 0, minY: 80, maxX: 320, maxY: 280))
  }

  @Test(
    "A rod keeps its length at every tick, even between off-center points",
    arguments: [
      #""anchorPoint": [200, 30]"#, #""offsetFromCenter": [20, -5], "anchorPoint": [200, 30]"#,
      #""attachment": "items", "attachedTo": "b""#,
      #"""
      "attachment": "items", "offsetFromCenter": [-25, 7], "attachedTo": "b",
      "attachedToOffset": [10, 20]
      """#,
    ])
  func rod(attachment: String) throws {
    for frame in try frames(attachment: attachment) {
      let (rod, first, second) = try ends(frame)
      #expect(rod.form == .rod)
      let length = try #require(rod.length)
      expectClose((second - first).length, length, within: 0.3)
    }
  }

  @Test(
    "The two ends of a pin or weld coincide, wherever they move",
    arguments: [("pin", SceneryAttachment.Form.pin), ("fixed", .weld)])
  func joint(name: String, form: SceneryAttachment.Form) throws {
    let frames = try frames(
      attachment: """
        "attachment": "\(name)", "attachedTo": "b", "attachmentAnchor": [230, 80]
        """, anchor: false)
    for frame in frames {
      let (joint, first, second) = try ends(frame)
      #expect(joint.form == form)
      expectClose((second - first).length, 0, within: 0.3)
    }
    let (_, start, _) = try ends(frames[0])
    expectClose(start.x, 230, within: 1e-3)
    expectClose(start.y, 80, within: 1e-3)
  }

  @Test("A rope never exceeds its length, with its offsets negated as in UIKit")
  func rope() throws {
    let frames = try frames(
      attachment: """
        "attachment": "limit", "attachedTo": "b", "offsetFromCenter": [20, 5], "length": 160
        """)
    var longest = 0.0
    for frame in frames {
      let (rope, first, second) = try ends(frame)
      #expect(rope.form == .rope)
      let length = try #require(rope.length)
      expectClose(length, 160, within: 1e-3)
      longest = max(longest, (second - first).length)
    }
    #expect(longest > 155 && longest < 160.6, "\(longest)")
    let (_, first, _) = try ends(frames[0])
    expectClose(first.x, 130, within: 1e-3)
    expectClose(first.y, 85, within: 1e-3)
  }

  @Test(
    "The second end of a rail stays on its axis and in its range, for an item or a point",
    arguments: ["", #""attachedTo": "b","#])
  func rail(partner: String) throws {
    let frames = try frames(
      attachment: """
        "attachment": "sliding", \(partner) "attachmentAnchor": [150, 90],
        "axisOfTranslation": [0.6, 0.8], "attachmentRange": [-70, 20]
        """)
    var (least, most) = (0.0, 0.0)
    for frame in frames {
      let (rail, first, second) = try ends(frame)
      let axis = turned(
        try #require(rail.axis), by: Double(try #require(frame.states[0].body).angle))
      let way = second - first
      expectClose(way.x * axis.y - way.y * axis.x, 0, within: 0.3)
      let along = way.x * axis.x + way.y * axis.y
      (least, most) = (min(least, along), max(most, along))
      #expect(rail.form == .rail && rail.range == -70...20)
    }
    // The item falls along the axis, away from the point.
    #expect(least < -68 && least > -71 && most < 1, "\(least) \(most)")
  }

  @Test("An attachment with a frequency is drawn as a spring, and a rod of length 0 as a hinge")
  func forms() throws {
    let spring = try frames(attachment: #""anchorPoint": [200, 30], "frequency": 2"#)
    let springForm = try ends(spring[3]).0.form
    #expect(springForm == .spring)
    let hinge = try frames(attachment: #""anchorPoint": [150, 90]"#)
    let hingeForm = try ends(hinge[3]).0.form
    #expect(hingeForm == .pin)
  }

  @Test("Scenery exists from the first tick that shows it to the last before it is removed")
  func lifetimes() throws {
    let frames = try frames(
      """
      { \(Self.middle)
        "views": [ { "id": "a", "center": [150, 90], "size": [60, 20] } ],
        "behaviors": [ { "type": "snap", "id": "home", "item": "a", "snapPoint": [300, 200], "added": false },
          { "type": "dynamicItem", "items": ["a"] } ],
        "events": [ { "at": 0.1, "do": [ { "addBehavior": "home" } ] },
          { "at": 0.2, "do": [ { "set": "home.snapPoint", "to": [310, 210] } ] },
          { "at": 0.3, "do": [ { "removeBehavior": "home" } ] } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """)
    var history = SceneryHistory()
    for frame in frames { history.observe(frame.scenery, tick: frame.tick) }
    let snaps = history.parts.filter { $0.part.id == "home" }
    #expect(
      snaps.map(\.part.kind) == [
        .snap(item: 0, to: Spot(300, 200)), .snap(item: 0, to: Spot(310, 210)),
      ])
    #expect(snaps.map(\.from) == [7, 13] && snaps.map(\.to) == [13, 19])
  }

  @Test("Boundaries have the engine's corners, and the implicit one includes its insets")
  func boundaries() throws {
    let frames = try frames(
      """
      { \(Self.middle)
        "views": [ { "id": "a", "center": [150, 90], "size": [60, 20] } ],
        "behaviors": [ { "type": "collision", "items": ["a"], "id": "c",
          "referenceBoundsInsets": { "top": 10, "left": 20, "bottom": 30, "right": 40 },
          "boundaries": [ { "id": "l", "from": [1, 2], "to": [3, 4] },
            { "id": "o", "path": { "oval": [10, 10, 14, 14] } } ] } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" } }
      """)
    let parts = frames[2].scenery
    let bounds = Box(minX: 20, minY: 10, maxX: 560, maxY: 370)
    #expect(parts.contains(SceneryPart("", .boundary(bounds.corners, isClosed: true))))
    #expect(
      parts.contains(SceneryPart("l", .boundary([Spot(1, 2), Spot(3, 4)], isClosed: false))))
    let oval = parts.first { $0.id == "o" }
    guard case .boundary(let corners, isClosed: true)? = oval?.kind else {
      Issue.record("\(String(describing: oval))")
      return
    }
    // UIKit's outline has one corner per quarter.
    #expect(corners.count == 4)
  }

  @Test(
    "A field's arrows are in its region and point where the field drives a resting item",
    arguments: ["vortex", "radialGravity", "spring", "electric", "linearGravity"])
  func fields(kind: String) throws {
    let frames = try frames(
      """
      { \(Self.middle)
        "views": [ { "id": "a", "center": [300, 300], "size": [20, 20] } ],
        "behaviors": [
          { "type": "field", "id": "f", "field": "\(kind)", "items": ["a"], "strength": 0.02,
            \(kind == "linearGravity" ? "\"direction\": [0.3, 1]" : "\"position\": [200, 170]"),
            "region": { "radius": 500 } },
          { "type": "dynamicItem", "items": ["a"], "charge": 1 } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" } }
      """)
    guard case .field(let field)? = frames[1].scenery.first(where: { $0.id == "f" })?.kind else {
      throw Missing(what: "field")
    }
    #expect(field.kind == kind && field.outlines == [.circle(radius: 500)])
    #expect(field.arrows.count > 20 && field.arrows.allSatisfy { $0.spot.length <= 500 })
    // The arrow nearest to the item points in the item's initial direction.
    let item = Spot(300, 300) - field.position
    let nearest = field.arrows.min { ($0.spot - item).length < ($1.spot - item).length }
    let force = try #require(nearest?.force)
    let state = frames[2].states[0]
    let going = Spot(Double(state.vx), Double(state.vy))
    let cosine =
      (force.x * going.x + force.y * going.y) / (force.length * going.length)
    #expect(cosine > 0.8, "\(force) \(going)")
  }

  @Test(
    "A field that depends on motion or chance shows points without a force",
    arguments: ["drag", "noise", "magnetic"])
  func unknownForces(kind: String) throws {
    let frames = try frames(
      """
      { \(Self.middle)
        "views": [ { "id": "a", "center": [240, 200], "size": [20, 20] } ],
        "behaviors": [ { "type": "field", "id": "f", "field": "\(kind)", "items": ["a"],
          \(kind == "noise" ? "\"smoothness\": 0.5, \"animationSpeed\": 1," : "")
          "region": { "size": [100, 60] } } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" } }
      """)
    guard case .field(let field)? = frames[0].scenery.first(where: { $0.id == "f" })?.kind else {
      throw Missing(what: "field")
    }
    #expect(!field.arrows.isEmpty && field.arrows.allSatisfy { $0.force == nil })
    #expect(field.arrows.allSatisfy { $0.spot.x.magnitude < 50 && $0.spot.y.magnitude < 30 })
  }

  @Test("A run that is not drawn has no scenery and moves the same")
  func unasked() throws {
    let text = """
      { \(Self.middle) "views": [ { "id": "a", "center": [150, 90], "size": [60, 20] } ],
        "behaviors": [ { "type": "gravity", "items": ["a"] },
          { "type": "attachment", "item": "a", "anchorPoint": [200, 30] } ],
        "run": { "timeLimit": 0.5 } }
      """
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "scene.json").scene)
    var plain: [Frame] = []
    _ = try Runner(scene).run { frame, _ in plain.append(frame) }
    #expect(plain.allSatisfy { $0.scenery.isEmpty })
    let drawn = try frames(text)
    #expect(drawn.map(\.states) == plain.map(\.states))
  }

  @Test("Looks include outlines, superviews, and items without a position")
  func looks() throws {
    let text = """
      { \(Self.middle)
        "views": [ { "id": "a", "frame": [0, 0, 60, 20] },
          { "id": "b", "frame": [0, 0, 6, 4], "superview": "a", "collisionBounds": "ellipse" },
          { "id": "c", "frame": [0, 0, 9, 9], "collisionBounds": { "path": { "points": [[-4, -4], [4, -4], [0, 4]] } } } ],
        "items": [ { "id": "g", "group": ["a", "c"] } ] }
      """
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "scene.json").scene)
    let looks = scene.itemLooks
    #expect(looks.map(\.id) == ["a", "b", "c", "g"] && looks.map(\.parent) == [nil, 0, nil, nil])
    #expect(looks[0].outline == .rectangle && looks[1].outline == .ellipse)
    #expect(looks[2].outline == .path([Spot(-4, -4), Spot(4, -4), Spot(0, 4)]))
    #expect(looks[3].outline == .nothing && looks[1].body.count == 4)
  }
}
