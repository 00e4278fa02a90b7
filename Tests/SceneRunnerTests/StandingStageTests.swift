// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsFacts
import UIDynamicsGeometry
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Creating every kind of behavior", .timeLimit(.minutes(30)))
struct StandingStageTests {
  private func made<Behavior: UIDynamicBehavior>(
    _ type: Behavior.Type, _ kind: SceneBehavior.Kind, _ values: PropertyValues
  ) throws -> Behavior {
    let scene = Scene(
      centers: [(10, 20), (110, 20)], [SceneBehavior(id: "it", kind: kind, values, items: [0])])
    return try #require(try Stage.registered(scene).animator.behaviors.first as? Behavior)
  }

  @Test("An attachment gets the values in the scene")
  func attachment() throws {
    let made = try made(
      UIAttachmentBehavior.self,
      .attachment(.anchor(offsetFromCenter: .zero)),
      [
        .anchorPoint: .vector(CGVector(dx: 50, dy: 20)), .length: .number(30),
        .damping: .number(0.5), .frequency: .number(2),
      ])
    #expect(made.anchorPoint == CGPoint(x: 50, y: 20))
    expectClose(made.length, 30, within: 1e-5)
    expectClose(made.damping, 0.5, within: 1e-7)
    expectClose(made.frequency, 2, within: 1e-7)
    #expect(made.attachedBehaviorType == .anchor)
  }

  @Test("A push keeps the angle of its direction if a magnitude is given as well")
  func push() throws {
    let made = try made(
      UIPushBehavior.self,
      .push(
        ScenePush(
          mode: .instantaneous,
          targets: [.init(item: 0, value: UIOffset(horizontal: 5, vertical: 6))])),
      [.pushDirection: .vector(CGVector(dx: 3, dy: 4)), .magnitude: .number(2)])
    #expect(made.mode == .instantaneous)
    // Measured on Apple's framework for gravity, whose vectors also have 32 bits.
    #expect(made.pushDirection == CGVector(dx: CGFloat(Float(1.2)), dy: CGFloat(Float(1.6))))
    #expect(
      made.targetOffsetFromCenter(for: made.items[0]) == UIOffset(horizontal: 5, vertical: 6))
  }

  @Test("A field gets its region, its properties and the seed of the run")
  func field() throws {
    let values: PropertyValues = [
      .position: .vector(CGVector(dx: 1, dy: 2)), .strength: .number(3), .falloff: .number(4),
      .smoothness: .number(0.5), .animationSpeed: .number(6),
    ]
    let field = SceneField(kind: .noise, region: .inverse(.circle(radius: 5)))
    var scene = Scene(
      centers: [(10, 20)], [SceneBehavior(id: "it", kind: .field(field), values, items: [0])])
    scene.run.seed = -1
    let made = try #require(
      try Stage.registered(scene).animator.behaviors.first as? UIFieldBehavior)
    expectClose(made.position.x, 1, within: 1e-6)
    #expect((made.strength, made.falloff) == (3, 4))
    #expect((made.smoothness, made.animationSpeed) == (0.5, 6))
    #expect(made.seed == .max)
    #expect(!made.region.contains(CGPoint(x: 3, y: 4)))
    #expect(made.region.contains(CGPoint(x: 3, y: 4.1)))
  }

  @Test("A composite has its children in order, and only the composite is added")
  func composite() throws {
    let scene = Scene(
      centers: [(10, 20)],
      [
        SceneBehavior(id: "both", kind: .composite(children: [2, 1])),
        SceneBehavior(id: "fall", kind: .gravity, items: [0], isAdded: false),
        SceneBehavior(
          id: "snap", kind: .snap,
          [.snapPoint: .vector(CGVector(dx: 1, dy: 2)), .damping: .number(0.25)], items: [0],
          isAdded: false),
      ])
    let added = try Stage.registered(scene).animator.behaviors
    #expect(added.count == 1)
    let children = added[0].childBehaviors
    #expect(children.count == 2)
    let snap = try #require(children[0] as? UISnapBehavior)
    #expect(snap.snapPoint == CGPoint(x: 1, y: 2))
    #expect(snap.damping == 0.25)
    #expect(children[1] is UIGravityBehavior)
  }

  @Test("A scene selects its profile, and a screen scale rounds the views' frames")
  func profileAndScale() throws {
    var scene = Scene(
      centers: [(100, 100)],
      [SceneBehavior(id: "fall", kind: .gravity, items: [0])])
    scene.run.timeLimit = 0.05
    let plain = try Recording(scene)
    scene.screenScale = 2
    let rounded = try Recording(scene)
    // Measured on Apple's framework with its defaults: 0.0693855 pt and 0.4160881 pt down.
    expectClose(Double(try plain.state("a", at: 2).y), 100.4160881, within: 1e-5)
    #expect(try rounded.state("a", at: 1).y == 100)
    #expect(try rounded.state("a", at: 2).y == 100.5)
    #expect(try rounded.state("a", at: 2).body?.y == plain.state("a", at: 2).y)
    scene.screenScale = nil
    scene.run.profile = .uikit7
    // Predicted for iOS 7.0 by an analysis of that release: 0.1598701 pt.
    expectClose(
      Double(try Recording(scene).state("a", at: 1).y), 100.1598701, within: 1e-5)
  }

  @Test("A group and its members have rows that move together")
  func group() throws {
    var scene = Scene(
      centers: [(100, 100), (150, 100)],
      [
        SceneBehavior(id: "fall", kind: .gravity, items: [3]),
        SceneBehavior(
          id: "spin",
          kind: .dynamicItem(
            SceneDynamicItem(angularVelocity: [.init(item: 3, value: 2)])), items: [3]),
      ])
    scene.items = [
      SceneItem(
        id: "ball",
        kind: .body(
          center: CGPoint(x: 10, y: 20), size: CGSize(width: 6, height: 6), angle: 0.5, .ellipse)),
      SceneItem(id: "pair", kind: .group([0, 1])),
    ]
    scene.run.timeLimit = 0.5
    let recording = try Recording(scene)
    #expect(recording.outcome.items.ids == ["a", "b", "ball", "pair"])
    let (a, b) = (try recording.state("a", at: 30), try recording.state("b", at: 30))
    let pair = try recording.state("pair", at: 30)
    #expect(pair.angle > 0.9)
    #expect(a.angle == pair.angle)
    expectClose(Double(a.x + b.x) / 2, Double(pair.x), within: 1e-4)
    expectClose(Double(a.y + b.y) / 2, Double(pair.y), within: 1e-4)
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    expectClose((dx * dx + dy * dy).squareRoot(), 50, within: 1e-3)
    expectClose(
      Double(a.vy), Double(pair.vy) + Double(pair.omega) * Double(a.x - pair.x), within: 1e-3)
    #expect(try recording.state("ball", at: 30).angle == 0.5)
  }

  @Test("A layout has attributes for its elements, and the animator finds them")
  func layout() throws {
    var scene = Scene(
      centers: [(100, 100), (150, 100)],
      [SceneBehavior(id: "fall", kind: .gravity, items: [0, 1])])
    scene.referenceView = nil
    scene.collectionViewLayout = SceneLayout(
      id: "layout", contentSize: CGSize(width: 300, height: 400))
    scene.views[0].element = SceneElement(section: 1, item: 2)
    scene.views[1].element = SceneElement(kind: .supplementary("header"), item: 0)
    let stage = try Stage.registered(scene)
    #expect(
      stage.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 1)) === stage.items[0])
    #expect(
      stage.animator.layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(item: 0, section: 0)) === stage.items[1])
  }
}
