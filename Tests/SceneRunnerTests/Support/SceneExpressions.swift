// SPDX-License-Identifier: MIT

import UIDynamics
import UIDynamicsFacts
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

private final class HandMadeScope: ExpressionScope {
  let scene: Scene
  let surroundings: ExpressionSurroundings

  init(scene: Scene, surroundings: ExpressionSurroundings) {
    (self.scene, self.surroundings) = (scene, surroundings)
  }

  var names: [String] { [] }

  func meaning(of name: String) -> ExpressionName? {
    if name == "referenceView" { return .object(.referenceView) }
    if let index = scene.variables.firstIndex(where: { $0.name == name }) {
      return .variable(index, scene.variables[index].initial.type)
    }
    if let index = scene.itemIDs.firstIndex(of: name) { return .object(.item(index)) }
    return scene.behaviors.firstIndex { $0.id == name }
      .map { .object(.behavior($0, scene.behaviors[$0].readableProperties)) }
  }
}

extension Scene {
  /// An expression in this scene; ends the test process if the expression is invalid.
  func expression(
    _ text: String, in surroundings: ExpressionSurroundings = [.run, .contact, .touch]
  ) -> Expression {
    do {
      return try Expression.check(
        ArraySlice(text.utf8), expecting: .any,
        in: HandMadeScope(scene: self, surroundings: surroundings))
    } catch {
      fatalError("\(text): \(error)")
    }
  }

  /// Creates an operand from expressions without a range.
  func operand(_ parts: String...) -> SceneOperand { operand(parts) }

  func operand(_ parts: [String], within range: ClosedRange<Double>? = nil) -> SceneOperand {
    SceneOperand(parts.map { SceneOperand.Part(expression($0), within: range) })
  }

  /// Sets a target to the values of expressions, with the schema's ranges.
  func set(_ target: SceneTarget, to parts: [String]) -> SceneAction {
    .set(target, to: operand(parts, for: target))
  }

  func operand(_ parts: [String], for target: SceneTarget) -> SceneOperand {
    let ranges = ranges(of: target)
    return SceneOperand(
      parts.enumerated().map { place, text in
        SceneOperand.Part(
          expression(text), within: place < ranges.count ? ranges[place] : ranges.last ?? nil)
      })
  }

  private func ranges(of target: SceneTarget) -> [ClosedRange<Double>?] {
    switch target {
    case .variable, .gesture, .contentOffset: [nil]
    case .item(_, let geometry), .each(let geometry), .copied(let geometry),
      .referenceView(let geometry):
      geometry.kind.ranges
    case .behavior(let index, let property), .part(_, let index, let property):
      SceneSchema.object(of: behaviors[index].type).keys
        .first { $0.name == property.rawValue }?.kind.ranges ?? []
    }
  }

  func force(_ text: String) -> SceneOperand {
    SceneOperand([
      SceneOperand.Part(expression(text, in: [.run, .sample]), within: -1e18...1e18)
    ])
  }

  /// Actions that emit names, which are visible in the history.
  func emit(_ names: String...) -> [SceneAction] { names.map { .emit($0, with: []) } }

  func tell(_ name: String, _ text: String) -> SceneAction {
    .emit(name, with: [SceneMember(key: "value", value: operand(text))])
  }

  mutating func on(
    _ trigger: SceneTrigger, if condition: String? = nil, once: Bool = false,
    _ actions: [SceneAction]
  ) {
    events.append(
      SceneEvent(
        trigger, if: condition.map { expression($0) }, isOnce: once, do: actions))
  }

  mutating func on(
    _ trigger: SceneTrigger, if condition: String? = nil, once: Bool = false,
    _ actions: SceneAction...
  ) { on(trigger, if: condition, once: once, actions) }
}

extension SceneAction {
  static func animate(
    duration: SceneOperand, _ curve: SceneCurve, _ target: SceneTarget, to value: SceneOperand
  ) -> SceneAction {
    let step = SceneAnimation.Step(value: value, timing: .curve(curve))
    return .animate(SceneAnimation(duration: duration, target: target, steps: [step]))
  }
}

extension SceneBehavior {
  private var word: String? {
    switch kind {
    case .attachment(let attachment): attachment.type.rawValue
    case .field(let field): field.kind.rawValue
    case .gravity, .collision, .dynamicItem, .snap, .push, .composite: nil
    }
  }

  var properties: [BehaviorProperty] { BehaviorProperty.all(of: type, word) }

  var readableProperties: [ExpressionObject.Property] {
    BehaviorProperty.readable(of: type, word)
  }
}

extension SchemaKind {
  fileprivate var ranges: [ClosedRange<Double>?] {
    if case .number(let number) = self { return [number.range] }
    if case .tuple(let tuple) = self { return tuple.components.map(\.number.range) }
    if case .range(let number) = self { return [number.range, number.range] }
    guard let object else { return [nil] }
    return object.keys.compactMap { key in
      if case .number(let number) = key.kind { number.range } else { nil }
    }
  }
}

extension Stage {
  /// The stage of a scene whose behaviors are registered.
  static func registered(_ scene: Scene) throws -> Stage {
    let player = try EventPlayer(scene)
    player.register()
    return player.stage
  }
}

extension SceneTrigger {
  static var start: SceneTrigger { .on(.start) }
  static var tick: SceneTrigger { .on(.tick) }
  static var pause: SceneTrigger { .on(.pause) }
  static var resume: SceneTrigger { .on(.resume) }

  static func contactBegan(_ filter: SceneContactFilter) -> SceneTrigger {
    .on(.contactBegan, filter)
  }

  static func contactEnded(_ filter: SceneContactFilter) -> SceneTrigger {
    .on(.contactEnded, filter)
  }
}
