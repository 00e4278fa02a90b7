// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Stage", .timeLimit(.minutes(30)))
struct StageTests {
  private func behavior<Behavior: UIDynamicBehavior>(
    _ type: Behavior.Type, _ kind: SceneBehavior.Kind, _ values: PropertyValues = [:],
    items: [Int] = [0]
  ) throws -> Behavior {
    let stage = try Stage.registered(
      Scene(
        centers: [(10, 20), (30, 40)], [SceneBehavior(id: "it", kind: kind, values, items: items)]))
    return try #require(stage.animator.behaviors.first as? Behavior)
  }

  @Test("Views have exactly the frames in the scene")
  func views() throws {
    var scene = Scene(centers: [(0.1, 0.7), (5, 6)], [])
    scene.views[0].superview = 1
    scene.views[1].angle = 0.25
    scene.referenceView?.bounds = CGRect(x: 3, y: 4, width: 300, height: 400)
    let stage = try Stage(scene)
    let views = stage.items.compactMap { $0 as? UIView }
    let reference = try #require(stage.animator.referenceView)
    #expect(reference.id == "stage")
    #expect(reference.bounds == CGRect(x: 3, y: 4, width: 300, height: 400))
    #expect(views.map(\.id) == ["a", "b"])
    #expect(views[0].center == CGPoint(x: 0.1, y: 0.7))
    #expect(views[0].bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(views[0].superview === views[1])
    #expect(views[0].transform == .identity)
    #expect(views[1].superview === reference)
    #expect(views[1].transform == CGAffineTransform(rotationAngle: 0.25))
  }

  @Test("Without a reference view, the animator has abstract coordinates")
  func noReferenceView() throws {
    var scene = Scene(centers: [(1, 2)], [])
    scene.referenceView = nil
    let stage = try Stage(scene)
    #expect(stage.animator.referenceView == nil)
    #expect((stage.items[0] as? UIView)?.superview == nil)
  }

  @Test("Behaviors are added in scene order, except those with \"added\": false")
  func order() throws {
    let kinds: [SceneBehavior.Kind] = [
      .collision(SceneCollision()), .gravity, .dynamicItem(SceneDynamicItem()),
    ]
    var behaviors = kinds.enumerated().map { SceneBehavior(id: "\($0)", kind: $1, items: [0]) }
    behaviors.insert(
      SceneBehavior(id: "later", kind: .gravity, isAdded: false), at: 1)
    let added = try Stage.registered(Scene(centers: [(1, 2)], behaviors)).animator.behaviors
    #expect(added.count == 3)
    #expect(added[0] is UICollisionBehavior)
    #expect(added[1] is UIGravityBehavior)
    #expect(added[2] is UIDynamicItemBehavior)
  }

  @Test("Gravity applies a direction, then an angle, then a magnitude, or keeps its defaults")
  func gravity() throws {
    func gravity(_ values: PropertyValues) throws -> UIGravityBehavior {
      try behavior(UIGravityBehavior.self, .gravity, values)
    }
    #expect(try gravity([:]).gravityDirection == CGVector(dx: 0, dy: 1))
    let direction = CGVector(dx: -3, dy: 4)
    #expect(try gravity([.gravityDirection: .vector(direction)]).gravityDirection == direction)
    let turned = try gravity([.angle: .number(0), .magnitude: .number(2)])
    #expect((turned.angle, turned.magnitude) == (0, 2))
    #expect(turned.gravityDirection == CGVector(dx: 2, dy: 0))
    let strong = try gravity([.magnitude: .number(2)]).gravityDirection
    expectClose(strong.dx, 0, within: 1e-6, "dx")
    expectClose(strong.dy, 2, within: 1e-6, "dy")
    let angle = try gravity([.angle: .number(0)])
    #expect((angle.angle, angle.magnitude) == (0, 1))
    let long = try gravity([.gravityDirection: .vector(direction), .magnitude: .number(10)])
    expectClose(long.gravityDirection.dx, -6, within: 1e-6, "dx of (−3, 4) with magnitude 10")
    expectClose(long.gravityDirection.dy, 8, within: 1e-6, "dy of (−3, 4) with magnitude 10")
    let turnedOne = try gravity([.gravityDirection: .vector(direction), .angle: .number(.pi)])
    expectClose(turnedOne.gravityDirection.dx, -5, within: 1e-6, "dx of (−3, 4) with angle π")
  }

  @Test("A collision behavior gets its mode, boundaries and insets")
  func collision() throws {
    let line = SceneBoundary(
      id: "line", outline: .line(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))
    let box = SceneBoundary(
      id: "box", outline: .path(.rect(CGRect(x: 0, y: 0, width: 50, height: 50))))
    let made = try behavior(
      UICollisionBehavior.self,
      .collision(SceneCollision(collisionMode: .boundaries, boundaries: [line, box])),
      items: [1, 0])
    #expect(made.collisionMode == .boundaries)
    #expect(made.boundaryIdentifiers as? [String] == ["line", "box"])
    #expect(made.items.compactMap { ($0 as? UIView)?.id } == ["b", "a"])
    #expect(!made.translatesReferenceBoundsIntoBoundary)

    func usesBounds(_ values: PropertyValues) throws -> Bool {
      try behavior(UICollisionBehavior.self, .collision(SceneCollision()), values)
        .translatesReferenceBoundsIntoBoundary
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try usesBounds([.translatesReferenceBoundsIntoBoundary: .boolean(true)]))
    #expect(try !usesBounds([.translatesReferenceBoundsIntoBoundary: .boolean(false)]))
    #expect(try usesBounds([.referenceBoundsInsets: .insets(insets)]))
  }

  @Test("An item behavior gets every property and keeps the defaults of omitted ones")
  func properties() throws {
    let made = try behavior(
      UIDynamicItemBehavior.self,
      .dynamicItem(SceneDynamicItem()),
      [
        .elasticity: .number(0.5), .friction: .number(0.6), .density: .number(0.7),
        .resistance: .number(0.8), .angularResistance: .number(0.9), .charge: .number(-1),
        .isAnchored: .boolean(true), .allowsRotation: .boolean(false),
      ])
    #expect((made.elasticity, made.friction, made.density) == (0.5, 0.6, 0.7))
    #expect((made.resistance, made.angularResistance, made.charge) == (0.8, 0.9, -1))
    #expect(made.isAnchored)
    #expect(!made.allowsRotation)
    let plain = try behavior(UIDynamicItemBehavior.self, .dynamicItem(SceneDynamicItem()))
    #expect((plain.elasticity, plain.friction, plain.density) == (0.2, 0.2, 1))
    #expect((plain.resistance, plain.angularResistance, plain.charge) == (0.1, 0.1, 0))
    #expect(!plain.isAnchored)
    #expect(plain.allowsRotation)
  }

  @Test(
    "`INT_MAX` for frequency and damping, which apps use for ropes, makes a joint rigid"
  )
  func rigidRope() throws {
    let text = """
      { "referenceView": { "size": [300, 400] }, "views": [ { "id": "a", "center": [150, 200], "size": [10, 30] } ],
        "behaviors": [ { "type": "gravity", "items": ["a"] },
          { "type": "attachment", "item": "a", "anchorPoint": [150, 100], "damping": 2147483647, "frequency": 2147483647 } ],
        "run": { "timeLimit": 1, "until": "timeLimit" } }
      """
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "rope").scene)
    let state = try Recording(scene).state("a", at: 60)
    #expect(abs(state.y - 200) < 1 && abs(state.x - 150) < 1)
  }
}
