// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

extension SplitMix64 {
  fileprivate mutating func next(_ count: Int) -> Int { integer(in: 0...(count - 1)) }

  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
}

/// Whatever a scene does, in any order, the process survives and the run ends with a reason.
@Suite("Random actions", .timeLimit(.minutes(30)))
struct RandomSceneTests {
  private static let items = 7
  private static let behaviors = 14

  @Test("No sequence of random actions ends the process", arguments: 0..<Seeds.of(8))
  func random(block: Int) throws {
    var endings: Set<String> = []
    for number in 0..<60 {
      var dice = SplitMix64(seed: UInt64(block * 10_000 + number))
      let scene = scene(&dice)
      let recording = try Recording(scene)
      endings.insert(recording.outcome.ending.status.rawValue)
      #expect(recording.frames.map(\.tick) == Array(0..<recording.frames.count))
      if case .nonFinite = recording.outcome.ending { continue }
      #expect(!recording.reason.isEmpty)
    }
    // Some runs must reach their end and some must be stopped; otherwise the test proves nothing.
    #expect(endings.contains("guard") && endings.contains("timeLimit"), "\(endings)")
  }

  private func scene(_ dice: inout SplitMix64) -> Scene {
    var scene = Scene(
      centers: [(100, 100), (160, 100), (220, 100), (20, 20)], standing(),
      run: RunSettings(timeLimit: 0.3, until: .timeLimit))
    scene.views[3].superview = 2
    scene.views[1].collisionBounds = .ellipse
    scene.items = [
      SceneItem(
        id: "ball",
        kind: .body(
          center: CGPoint(x: 50, y: 50), size: CGSize(width: 9, height: 20), angle: 1, .ellipse)),
      SceneItem(id: "pair", kind: .group([0, 1])),
      SceneItem(
        id: "size", kind: .mapped(target: 2, [SceneMapping(.centerX, to: .bounds(.width))])),
    ]
    scene.variables = [SceneVariable(name: "n", initial: .number(1))]
    for index in scene.behaviors.indices {
      scene.behaviors[index].isAdded = index < 12 && dice.next(2) == 0
      if dice.next(3) == 0 { scene.behaviors[index].actions = actions(&dice, scene) }
    }
    let triggers: [SceneTrigger] = [
      .start, .tick, .pause, .resume, .contactBegan(SceneContactFilter()),
      .contactEnded(SceneContactFilter()), .at([0, 0.1, 0.2]), .emit("x"),
      .when(scene.expression("tick % 5 == 2")),
    ]
    for trigger in triggers { scene.on(trigger, actions(&dice, scene)) }
    return scene
  }

  private func standing() -> [SceneBehavior] {
    let point = CGPoint(x: 120, y: 60)
    let place = BehaviorValue.vector(CGVector(dx: 120, dy: 60))
    let kinds: [(SceneBehavior.Kind, PropertyValues, [Int])] = [
      (.gravity, [:], [2]),
      (
        .collision(SceneCollision()), [.translatesReferenceBoundsIntoBoundary: .boolean(true)],
        [2, 3, 4]
      ),
      (.dynamicItem(SceneDynamicItem()), [:], [2, 4]),
      (.attachment(.anchor(offsetFromCenter: .zero)), [.anchorPoint: place], [2]),
      (.attachment(.items(offsetFromCenter: .zero, attachedTo: 4, offset: .zero)), [:], [2]),
      (.attachment(.pin(attachedTo: 4, attachmentAnchor: point)), [:], [2]),
      (.attachment(.limit(offsetFromCenter: .zero, attachedTo: 3, offset: .zero)), [:], [2]),
      (.snap, [.snapPoint: place], [2]),
      (.push(ScenePush()), [.angle: .number(1), .magnitude: .number(1)], [4]),
      (.field(SceneField(kind: .noise)), [:], [2]), (.gravity, [:], [5]),
      (.composite(children: [12, 13]), [:], []),
      (.collision(SceneCollision()), [.referenceBoundsInsets: .insets(.zero)], [2, 6]),
      (.field(SceneField(kind: .velocity)), [:], [3]),
    ]
    return kinds.enumerated().map { SceneBehavior(id: "b\($0)", kind: $1.0, $1.1, items: $1.2) }
  }

  // MARK: Actions

  private func actions(_ dice: inout SplitMix64, _ scene: Scene) -> [SceneAction] {
    var actions: [SceneAction] = []
    for _ in 0..<(1 + dice.next(3)) { actions.append(action(&dice, scene)) }
    return actions
  }

  private func action(_ dice: inout SplitMix64, _ scene: Scene) -> SceneAction {
    let (item, behavior) = (dice.next(Self.items), dice.next(Self.behaviors))
    switch dice.next(14) {
    case 0, 1: return .addBehavior([behavior])
    case 2: return .removeBehavior([behavior])
    case 3: return dice.next(4) == 0 ? .removeAllBehaviors : .updateItem([item])
    case 4: return .addChildBehavior([dice.pick([0, 2, 7, 8, 12, 13])], to: 11)
    case 5: return .removeChildBehavior([dice.pick([12, 13, 0])], from: 11)
    // Members of a group must not belong to behaviors; the scene layer ensures that.
    case 6:
      return .addItem([dice.pick([2, 3, 4, 5, 6])], to: [dice.pick([0, 1, 2, 8, 9, 12, 13])])
    case 7: return .removeItem([item], from: [dice.pick([0, 1, 2, 8, 9, 12, 13])])
    case 8: return .removeAllBoundaries([dice.pick([1, 12])])
    case 9:
      return .addLinearVelocity(
        scene.operand(texts(&dice, 2), within: -1e6...1e6), for: [item], in: 2)
    case 10: return set(&dice, scene, item)
    case 11: return setProperty(&dice, scene, behavior)
    case 12:
      if dice.next(6) == 0 { return .removeFromSuperview([dice.next(4)]) }
      return scene.set(.referenceView(.size), to: texts(&dice, 2))
    default: return .emit("x", with: [])
    }
  }

  private func set(_ dice: inout SplitMix64, _ scene: Scene, _ item: Int) -> SceneAction {
    let geometry = dice.pick(SettableGeometry.allCases)
    let operand = scene.operand(texts(&dice, geometry.count), for: .item(item, geometry))
    if dice.next(2) == 0 { return .set(.item(item, geometry), to: operand) }
    return .animate(
      duration: scene.operand("0.1"), dice.pick(SceneCurve.allCases), .item(item, geometry),
      to: operand)
  }

  private func setProperty(_ dice: inout SplitMix64, _ scene: Scene, _ index: Int) -> SceneAction {
    let properties = scene.behaviors[index].properties
    if properties.isEmpty || dice.next(4) == 0 {
      return scene.set(
        .behavior(dice.pick([1, 12]), .referenceBoundsInsets), to: texts(&dice, 4))
    }
    let property = dice.pick(properties)
    let values =
      property.form == .boolean
      ? [dice.pick(["true", "false"])] : texts(&dice, property.form.count)
    return scene.set(.behavior(index, property), to: values)
  }

  private func texts(_ dice: inout SplitMix64, _ count: Int) -> [String] {
    let usual = ["40", "120", "300", "n", "tick * 7", "ball.center.y", "c.frame.maxX", "60"]
    let rare = ["0", "-1", "-300", "1e-9", "1e6", "-1e6", "1e7", "1 / (tick - 4)"]
    return (0..<count).map { _ in dice.pick(dice.next(12) == 0 ? rare : usual) }
  }
}
