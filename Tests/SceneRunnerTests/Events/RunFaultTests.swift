// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Faults while a scene runs", .timeLimit(.minutes(30)))
struct RunFaultTests {
  private static func gravity(_ id: String = "pull", added: Bool = true) -> SceneBehavior {
    SceneBehavior(id: id, kind: .gravity, items: [0], isAdded: added)
  }

  private func scene(_ behaviors: SceneBehavior...) -> Scene {
    Scene(centers: [(100, 100)], behaviors, run: RunSettings(timeLimit: 0.5))
  }

  /// Returns the reason why a run ended, after checking its last tick.
  private func reason(_ scene: Scene, lastTick: Int) throws -> String {
    let recording = try Recording(scene)
    #expect(recording.outcome.ending.status == .guard)
    #expect(recording.outcome.frame.tick == lastTick)
    #expect(recording.frames.map(\.tick) == Array(0..<(lastTick + 1)))
    return recording.reason
  }

  private func expect(_ reason: String, startsWith start: String) {
    #expect(reason.hasPrefix(start), "\(reason)")
  }

  @Test("An expression without a value is reported with its operands, the cause and the tick")
  func expression() throws {
    var scene = scene(Self.gravity())
    scene.on(.at([0.1]), scene.tell("x", "100 / (a.center.x - 100)"))
    let reason = try reason(scene, lastTick: 6)
    #expect(
      reason.hasPrefix(
        "at tick 6, /events/0 (at), emit: cannot evaluate \"100 / (a.center.x - 100)\""))
    #expect(reason.contains("division of 100 by 0"))
  }

  @Test("Faults in guards, conditions, tick events and behavior actions are reported alike")
  func everywhere() throws {
    var scene = scene(Self.gravity())
    scene.on(.tick, if: "1 / (tick - 3) < 9", scene.emit("x"))
    expect(try reason(scene, lastTick: 2), startsWith: "at tick 3, /events/0 (on tick): ")
    scene.events = []
    scene.on(.when(scene.expression("1 / (tick - 3) > 9")), scene.emit("x"))
    expect(
      try reason(scene, lastTick: 2), startsWith: "at tick 3, /events/0 (when 1 / (tick - 3) > 9): "
    )
    scene.events = []
    scene.behaviors[0].actions = [scene.tell("x", "sqrt(2 - tick)")]
    expect(try reason(scene, lastTick: 2), startsWith: "at tick 3, the action of pull, emit: ")
  }

  @Test("A fault in a callback stops the run after the step, without further events")
  func callback() throws {
    let floor = SceneBoundary(
      id: "floor", outline: .line(from: CGPoint(x: 0, y: 130), to: CGPoint(x: 300, y: 130)))
    var scene = scene(
      Self.gravity(),
      SceneBehavior(id: "ground", kind: .collision(SceneCollision(boundaries: [floor])), items: [0])
    )
    scene.on(.contactBegan(SceneContactFilter()), scene.tell("x", "1 / (time - time)"))
    scene.on(.contactBegan(SceneContactFilter()), .stop(scene.expression("'never'")))
    let recording = try Recording(scene)
    #expect(recording.outcome.ending.status == .guard)
    #expect(recording.reason.contains("/events/0 (on contactBegan), emit: "))
    #expect(recording.outcome.frame.tick > 3)
    #expect(recording.history == ["0 resume"])
  }

  @Test("The force of a custom field must be finite")
  func customField() throws {
    var field = SceneField(kind: .custom)
    var scene = scene(SceneBehavior(id: "wind", kind: .field(field), items: [0]))
    field.force = scene.force("point(1 / (mass - mass), 0)")
    scene.behaviors[0].kind = .field(field)
    expect(try reason(scene, lastTick: 0), startsWith: "at tick 1, the force of wind: ")
    field.force = scene.force("point(1e300, 0)")
    scene.behaviors[0].kind = .field(field)
    #expect(
      try reason(scene, lastTick: 0)
        == "at tick 1, the force of wind: \"point(1e300, 0)\" is 1e300, which is not between -1e18 and 1e18"
    )
  }

  @Test("A removed view's geometry cannot be read, but it can be set")
  func removedView() throws {
    var scene = scene(Self.gravity())
    scene.on(.at([0]), .removeFromSuperview(0), .set(.item(0, .centerX), to: scene.operand("7")))
    scene.on(.at([0.1]), scene.tell("x", "a.center.x"))
    let reason = try reason(scene, lastTick: 6)
    #expect(reason.contains("a was removed from its superview"))
  }

  @Test("A UIKit exception ends the run with its message")
  func exceptions() throws {
    let composite = SceneBehavior(id: "both", kind: .composite(children: [1]))
    var scene = scene(composite, Self.gravity(added: false))
    scene.on(.at([0.1]), .addBehavior([1]))
    let twice = try reason(scene, lastTick: 6)
    expect(twice, startsWith: "at tick 6, /events/0 (at), addBehavior: pull cannot be added: ")
    #expect(twice.contains("already"), "\(twice)")

    scene = self.scene(Self.gravity(added: false))
    scene.events = []
    scene.on(.at([0]), .removeFromSuperview(0), .addBehavior([0]))
    #expect(
      try reason(scene, lastTick: 0).contains("is not in the reference view"))

    scene = self.scene(Self.gravity(added: false))
    scene.on(.at([0]), .set(.item(0, .size), to: scene.operand("0", "10")), .addBehavior([0]))
    #expect(try reason(scene, lastTick: 0).contains("Invalid size (0.0, 10.0)"))
  }

  @Test("The 33rd field is rejected")
  func fields() throws {
    let fields = (0..<33).map {
      SceneBehavior(
        id: "f\($0)", kind: .field(SceneField(kind: .linearGravity)), items: [0], isAdded: $0 < 32)
    }
    var scene = Scene(centers: [(100, 100)], fields, run: RunSettings(timeLimit: 0.5))
    scene.on(.at([0.1]), .addBehavior([32]))
    #expect(try reason(scene, lastTick: 6).contains("a maximum of 32 distinct fields"))
  }

  @Test("An item waiting for its body must stay valid")
  func newcomers() throws {
    var scene = Scene(
      centers: [(100, 100), (200, 100)],
      [Self.gravity(), Self.gravity("later", added: false)], run: RunSettings(timeLimit: 0.5))
    scene.behaviors[1].items = [1]
    scene.behaviors[0].actions = [
      .addBehavior([1]), .set(.item(1, .size), to: scene.operand("0", "0")),
    ]
    #expect(try reason(scene, lastTick: 0).contains("Invalid size (0.0, 0.0)"))
    scene.behaviors[0].actions = [
      .removeItem(0, from: 0), .addItem(0, to: 0),
      .set(.item(0, .bounds(.width)), to: scene.operand("0")),
    ]
    #expect(try reason(scene, lastTick: 0).contains("Invalid size (0.0, 40.0)"))
    scene.views[1].size = .zero
    scene.behaviors[1].items = []
    scene.behaviors[0].actions = [.addBehavior([1]), .addItem(1, to: 1)]
    #expect(try reason(scene, lastTick: 0).contains("Invalid size (0.0, 0.0)"))
  }

  @Test("Bounds and insets that leave no room give a small boundary, as in UIKit, and no fault")
  func bounds() throws {
    let walls = SceneBehavior(
      id: "walls", kind: .collision(SceneCollision()),
      [.translatesReferenceBoundsIntoBoundary: .boolean(true)], items: [0])
    let changes: [(SceneTarget, [String])] = [
      (.behavior(0, .referenceBoundsInsets), ["0", "151", "0", "151"]),
      (.behavior(0, .referenceBoundsInsets), ["1e6", "1e6", "1e6", "1e6"]),
      (.referenceView(.size), ["0", "0"]), (.referenceView(.size), ["-1", "-2"]),
      (.referenceView(.bounds(.whole)), ["1e6", "-1e6", "1e6", "1e6"]),
    ]
    for (target, values) in changes {
      for isAdded in [true, false] {
        var scene = scene(walls, Self.gravity())
        scene.behaviors[0].isAdded = isAdded
        let set = SceneAction.set(target, to: scene.operand(values))
        scene.behaviors[1].actions = [.addBehavior([0]), set]
        #expect(try Recording(scene).outcome.ending == .timeLimit(0.5), "\(target) \(values)")
      }
    }
  }

  @Test("Values that UIKit or the engine cannot use are rejected")
  func values() throws {
    let rope = SceneBehavior(
      id: "rope",
      kind: .attachment(.anchor(offsetFromCenter: .zero)), items: [0])
    let hold = SceneBehavior(id: "hold", kind: .dynamicItem(SceneDynamicItem()), items: [0])
    let cases: [(SceneTarget, [String])] = [
      (.behavior(0, .length), ["0 - 1"]), (.behavior(0, .frequency), ["0 - 0.1"]),
      (.behavior(0, .frictionTorque), ["0 - 0.1"]), (.behavior(0, .anchorPoint), ["1e7", "0"]),
      (.behavior(0, .damping), ["1e40"]), (.behavior(1, .density), ["0"]),
      (.behavior(1, .density), ["1e-60"]), (.behavior(1, .charge), ["1e300"]),
      (.item(0, .center), ["point(1e300, 0)"]), (.item(0, .angle), ["1e7"]),
      (.item(0, .size), ["0", "1"]), (.referenceView(.size), ["1e300", "1"]),
    ]
    for (target, values) in cases {
      var scene = scene(rope, hold)
      scene.on(.at([0]), scene.set(target, to: values))
      let reason = try reason(scene, lastTick: 0)
      #expect(
        reason.hasPrefix("at tick 0, /events/0 (at), set: \"\(values[0])\" is "),
        "\(target): \(reason)")
      #expect(reason.contains(", which is not between "), "\(target): \(reason)")
    }
  }

  @Test("A value outside its key's range is reported with the expression, value and range")
  func ranges() throws {
    var scene = scene(Self.gravity())
    scene.variables = [SceneVariable(name: "n", initial: .number(0))]
    scene.on(
      .at([0]),
      .set(.variable(0), to: scene.operand(["1 + 1"], within: 0...1)))
    #expect(
      try reason(scene, lastTick: 0)
        == "at tick 0, /events/0 (at), set: \"1 + 1\" is 2, which is not between 0 and 1")
  }
}
