// SPDX-License-Identifier: MIT

import Geometry
import SceneFormat
import UIDynamics

@testable import SceneRunner

/// The names of a scene made by hand, for expressions in tests.
private struct HandMadeScope: ExpressionScope {
  let scene: Scene
  let surroundings: ExpressionSurroundings
  var names: [String] { [] }

  func meaning(of name: String) -> ExpressionName? {
    if name == "referenceView" { return .object(.referenceView) }
    if let index = scene.variables.firstIndex(where: { $0.name == name }) {
      return .variable(index, scene.variables[index].initial.type)
    }
    if let index = scene.itemIDs.firstIndex(of: name) { return .object(.item(index)) }
    return scene.behaviors.firstIndex { $0.id == name }
      .map { .object(.behavior($0, scene.behaviors[$0].properties)) }
  }
}

extension Scene {
  /// An expression in this scene; ends the test process if it is none.
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

  func operand(_ parts: String...) -> SceneOperand {
    SceneOperand(parts.map { expression($0) })
  }

  /// The force of a custom field.
  func force(_ text: String) -> SceneOperand {
    SceneOperand([expression(text, in: [.run, .sample])])
  }

  /// The actions that emit names, for a history of what happened.
  func emit(_ names: String...) -> [SceneAction] { names.map { .emit($0, with: []) } }

  /// Emits a name with the value of an expression.
  func tell(_ name: String, _ text: String) -> SceneAction {
    .emit(name, with: [SceneMember(key: "value", value: operand(text))])
  }

  /// Adds an event to the scene.
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

extension Stage {
  /// The stage of a scene whose behaviors are registered.
  static func registered(_ scene: Scene) throws -> Stage {
    let player = try EventPlayer(scene)
    player.register()
    return player.stage
  }
}
