// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Actions on behaviors", .timeLimit(.minutes(30)))
struct BehaviorActionTests {
  private static func gravity(_ id: String = "pull", added: Bool = true) -> SceneBehavior {
    SceneBehavior(id: id, kind: .gravity, items: [0], isAdded: added)
  }

  private static let composite = SceneBehavior(
    id: "both", kind: .composite(children: [1]), isAdded: false)

  private func scene(_ behaviors: SceneBehavior...) -> Scene {
    Scene(centers: [(100, 100)], behaviors, run: RunSettings(timeLimit: 0.5, until: .timeLimit))
  }

  /// The speed in free fall; the first tick has one sub-step, and all others have two.
  private func speed(afterTicks ticks: Int, resistance: Double = 0.1) -> Double {
    let step = Double(Float(1.0 / 120))
    return (0..<(2 * ticks - 1)).reduce(0) { speed, _ in
      (speed + 1_000 * step) / (1 + step * resistance)
    }
  }

  @Test("A behavior acts from the tick that adds it until it is removed")
  func addAndRemove() throws {
    var scene = scene(Self.gravity(added: false))
    scene.on(.at([0.1]), .addBehavior([0]), .addBehavior([0]))
    scene.on(.at([0.2]), .removeBehavior([0]))
    scene.on(.at([0.2]), .removeBehavior([0]))
    let recording = try Recording(scene)
    #expect(try recording.state("a", at: 6).body == nil)
    expectClose(Double(try recording.state("a", at: 7).vy), speed(afterTicks: 1), within: 1e-3)
    expectClose(Double(try recording.state("a", at: 12).vy), speed(afterTicks: 6), within: 1e-3)
    #expect(try recording.state("a", at: 13).body == nil)
    #expect(try recording.state("a", at: 13).y == recording.state("a", at: 12).y)
    #expect(recording.history == ["7 resume", "13 pause"])
  }

  @Test("Additions and removals inside a tick take effect at its end")
  func insideTick() throws {
    var scene = scene(
      SceneBehavior(id: "hold", kind: .dynamicItem(SceneDynamicItem()), items: [0]),
      Self.gravity(added: false))
    scene.behaviors[0].actions = [
      .condition(scene.expression("tick == 3"), then: [.addBehavior([1])], otherwise: []),
      .condition(scene.expression("tick == 6"), then: [.removeBehavior([1])], otherwise: []),
    ]
    let recording = try Recording(scene)
    #expect(try recording.state("a", at: 3).vy == 0)
    let speeds = try (4...7).map { Double(try recording.state("a", at: $0).vy) }
    let step = Double(Float(1.0 / 120))
    var speed = 0.0
    for (index, found) in speeds.prefix(3).enumerated() {
      for _ in 0..<2 { speed = (speed + 1_000 * step) / (1 + step * 0.1) }
      expectClose(found, speed, within: 1e-3, "tick \(4 + index)")
    }
    #expect(speeds[3] < speeds[2])
  }

  @Test("A behavior removed and re-added in a tick stays, and all behaviors can be removed at once")
  func cancelled() throws {
    var scene = scene(Self.gravity(), Self.gravity("other"))
    scene.behaviors[0].actions = [.removeBehavior([0]), .addBehavior([0])]
    scene.on(.at([0.1]), .removeAllBehaviors)
    let recording = try Recording(scene)
    expectClose(Double(try recording.state("a", at: 6).vy), speed(afterTicks: 6), within: 1e-3)
    #expect(recording.history == ["0 resume", "7 pause"])
  }

  @Test("Children are added and removed with their composite, and individually")
  func children() throws {
    var scene = scene(Self.composite, Self.gravity(added: false))
    scene.behaviors[0].actions = [scene.tell("at", "tick")]
    scene.on(.at([0]), .addBehavior([0]))
    scene.on(.at([0.1]), .removeChildBehavior(1, from: 0), .removeChildBehavior(1, from: 0))
    scene.on(.at([0.2]), .addChildBehavior(1, to: 0), .addChildBehavior(1, to: 0))
    scene.on(.at([0.3]), .removeBehavior([0]))
    let recording = try Recording(scene)
    for (tick, isFalling) in [
      (1, true), (6, true), (7, false), (12, false), (13, true), (19, false),
    ] {
      #expect((try recording.state("a", at: tick).body != nil) == isFalling, "tick \(tick)")
    }
    expectClose(Double(try recording.state("a", at: 6).vy), speed(afterTicks: 6), within: 1e-3)
    // Without a child, the animator is idle, so the composite's action pauses too.
    #expect(
      recording.numbers(of: "at") == [1, 2, 3, 4, 5, 6, 7, 13, 14, 15, 16, 17, 18])
  }

  @Test("Items can be added to behaviors and removed from them")
  func items() throws {
    var scene = Scene(
      centers: [(100, 100), (200, 100)], [Self.gravity()],
      run: RunSettings(timeLimit: 0.5, until: .timeLimit))
    scene.on(.at([0.1]), .addItem(1, to: 0), .removeItem(0, from: 0))
    let recording = try Recording(scene)
    #expect(try recording.state("b", at: 6).body == nil)
    #expect(try recording.state("a", at: 7).body == nil)
    #expect(try recording.state("b", at: 7).vy > 0)
  }

  @Test("Boundaries can be removed, including the floor")
  func boundaries() throws {
    func line(_ id: String, _ y: Double) -> SceneBoundary {
      SceneBoundary(id: id, outline: .line(from: CGPoint(x: 0, y: y), to: CGPoint(x: 300, y: y)))
    }
    let floors = SceneCollision(boundaries: [line("upper", 150), line("lower", 250)])
    var scene = Scene(
      centers: [(100, 100)],
      [Self.gravity(), SceneBehavior(id: "floors", kind: .collision(floors), items: [0])],
      run: RunSettings(timeLimit: 6))
    scene.on(.at([2]), .removeBoundary([scene.expression("'upper'")], from: 1))
    scene.on(.at([4]), .removeAllBoundaries(1))
    let recording = try Recording(scene)
    // The skin of 1.8 pt, minus a slop of up to 0.45 pt, separates an item from a line.
    expectClose(Double(try recording.state("a", at: 120).y), 128.5, within: 0.3)
    expectClose(Double(try recording.state("a", at: 240).y), 228.5, within: 0.3)
    #expect(try recording.state("a", at: 300).y > 500)
  }

  @Test("Every property can be set and returns the value that was set")
  func properties() throws {
    let kinds: [(String, SceneBehavior.Kind, [(BehaviorProperty, String)])] = [
      (
        "gravity", .gravity,
        [
          (.angle, "0.5"), (.magnitude, "3"), (.gravityDirection, "point(1, 2)"),
        ]
      ),
      (
        "push", .push(ScenePush()),
        [
          (.angle, "0.5"), (.magnitude, "-3"), (.pushDirection, "point(1, 2)"), (.active, "false"),
        ]
      ),
      (
        "collision", .collision(SceneCollision()),
        [
          (.translatesReferenceBoundsIntoBoundary, "true")
        ]
      ),
      (
        "attachment",
        .attachment(.anchor(offsetFromCenter: .zero)),
        [
          (.anchorPoint, "point(1, 2)"), (.length, "30"), (.damping, "0.5"), (.frequency, "2"),
        ]
      ),
      (
        "snap", .snap,
        [
          (.snapPoint, "point(1, 2)"), (.damping, "0.25"),
        ]
      ),
      (
        "dynamicItem", .dynamicItem(SceneDynamicItem()),
        [
          (.elasticity, "0.5"), (.friction, "0.75"), (.density, "2"), (.resistance, "0"),
          (.angularResistance, "4"), (.charge, "-1"), (.isAnchored, "true"),
          (.allowsRotation, "false"),
        ]
      ),
      (
        "noise", .field(SceneField(kind: .noise)),
        [
          (.position, "point(0, 50)"), (.strength, "2"), (.falloff, "1"), (.minimumRadius, "5"),
          (.direction, "point(1, 2)"), (.smoothness, "0.5"), (.animationSpeed, "3"),
        ]
      ),
    ]
    for (id, kind, properties) in kinds {
      for isAdded in [true, false] {
        var scene = Scene(
          centers: [(100, 100)],
          [SceneBehavior(id: id, kind: kind, items: [0], isAdded: isAdded)],
          run: RunSettings(timeLimit: 0.05))
        for (property, value) in properties {
          scene.on(
            .at([0]), .set(.behavior(0, property), to: scene.operand(value)),
            .condition(
              scene.expression(Self.agreement("\(id).\(property.rawValue)", value, property)),
              then: scene.emit("same"),
              otherwise: scene.emit("\(property) differs")))
        }
        let emitted = try Recording(scene).events.filter { $0.kind == .emit }.map(\.name)
        #expect(emitted == properties.map { _ in "same" }, "\(id)")
      }
    }
  }

  /// A condition that compares a property with a value, with 32-bit tolerance.
  private static func agreement(
    _ name: String, _ value: String, _ property: BehaviorProperty
  ) -> String {
    switch property.form {
    case .number: "abs(\(name) - (\(value))) < 1e-5"
    case .vector: "length(\(name) - \(value)) < 1e-5"
    case .boolean, .range, .insets: "\(name) == \(value)"
    }
  }

  @Test("Before a behavior is added, its properties have the values of the scene or UIKit")
  func defaults() throws {
    var scene = scene(
      SceneBehavior(
        id: "rope",
        kind: .attachment(.anchor(offsetFromCenter: .zero)),
        [.anchorPoint: .vector(CGVector(dx: 100, dy: 20)), .damping: .number(0.25)], items: [0],
        isAdded: false))
    scene.on(.at([0]), scene.tell("length", "rope.length"), scene.tell("damping", "rope.damping"))
    scene.on(.at([0.1]), .addBehavior([0]), scene.tell("length", "rope.length"))
    let recording = try Recording(scene)
    #expect(recording.numbers(of: "length").count == 2)
    #expect(recording.numbers(of: "length")[0] == 0)
    expectClose(recording.numbers(of: "length")[1], 80, within: 1e-4)
    #expect(recording.numbers(of: "damping") == [0.25])
  }

  @Test("Attachment ranges and boundary insets can be set")
  func rangesAndInsets() throws {
    let rail = SceneAttachment.sliding(
      attachedTo: nil, attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    var scene = scene(
      Self.gravity(), SceneBehavior(id: "rail", kind: .attachment(rail), items: [0]))
    scene.on(.at([0]), .set(.behavior(1, .attachmentRange), to: scene.operand("-10", "20")))
    expectClose(Double(try Recording(scene).state("a", at: 30).y), 110, within: 1.5)

    let walls = SceneBehavior(
      id: "walls", kind: .collision(SceneCollision()), items: [0])
    scene = self.scene(Self.gravity(), walls)
    scene.run.timeLimit = 2
    scene.on(.at([0]), scene.set(.behavior(1, .referenceBoundsInsets), to: ["0", "0", "200", "0"]))
    // The boundary is 1 pt outside the bounds, and the skin is up to 1.8 pt.
    expectClose(Double(try Recording(scene).state("a", at: 120).y), 179.6, within: 0.3)
  }

  @Test("Added velocities are summed, and expressions read the sum so far")
  func velocities() throws {
    let hold = SceneBehavior(
      id: "hold", kind: .dynamicItem(SceneDynamicItem()),
      [.resistance: .number(0), .angularResistance: .number(0)], items: [0])
    var scene = Scene(centers: [(100, 100), (200, 100)], [hold], run: RunSettings(timeLimit: 0.2))
    scene.on(.at([0]), scene.tell("v", "a.linearVelocity"), scene.tell("b", "b.linearVelocity"))
    scene.on(
      .at([0.05]), .addLinearVelocity(scene.operand("point(30, -40)"), for: 0, in: 0),
      .addLinearVelocity(scene.operand("a.linearVelocity"), for: 0, in: 0),
      .addLinearVelocity(scene.operand("point(9, 9)"), for: 1, in: 0),
      .addAngularVelocity(scene.operand("2"), for: 0, in: 0),
      .addAngularVelocity(scene.operand("a.angularVelocity + 1"), for: 0, in: 0))
    let recording = try Recording(scene)
    #expect(recording.values(of: "v").map(\.value) == [.numbers([0, 0])])
    #expect(recording.values(of: "b").map(\.value) == [.numbers([0, 0])])
    let state = try recording.state("a", at: 4)
    expectClose(state.vx, 60, within: 1e-5)
    expectClose(state.vy, -80, within: 1e-5)
    expectClose(state.omega, 5, within: 1e-6)
  }

  @Test("The force of a custom field is evaluated for every item and sub-step")
  func customField() throws {
    var field = SceneField(kind: .custom)
    var scene = scene(
      SceneBehavior(
        id: "wind", kind: .field(field), [.position: .vector(CGVector(dx: 50, dy: 100))],
        items: [0]),
      SceneBehavior(
        id: "hold", kind: .dynamicItem(SceneDynamicItem()), [.resistance: .number(0)], items: [0]))
    field.force = scene.force("position * (mass / 50)")
    scene.behaviors[0].kind = .field(field)
    let recording = try Recording(scene)
    // At 50 pt, the force is m · 1 N/kg and accelerates by 100 pt/s²; tick 1 has one sub-step.
    expectClose(Double(try recording.state("a", at: 1).vx), 100.0 / 120, within: 1e-4)
    // x'' = 2 x/s² from x = 50 has the solution 50 cosh(√2 t); the motion starts half a tick late.
    let root = 2.0.squareRoot()
    let angle = root * 59 / 120
    let cosh = 1 + angle * angle / 2 + angle * angle * angle * angle / 24
    expectClose(Double(try recording.state("a", at: 30).x), 50 + 50 * cosh, within: 0.4)
  }
}
