// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The variables of a scene that decide or tell something; what only expectations read is left out.
struct LiveVariables {
  private(set) var indices: Set<Int> = []

  init(_ scene: Scene) {
    var count = -1
    while count != indices.count {
      count = indices.count
      for (index, behavior) in scene.behaviors.enumerated() {
        note(behavior.actions, scene)
        note(scene.expressions(ofBehavior: index))
      }
      for event in scene.events where !isIdle(event.actions) {
        note(event.actions, scene)
        if let condition = event.condition { note([condition]) }
        for case .when(let condition) in event.trigger.all { note([condition]) }
      }
    }
  }

  /// Whether actions do nothing but set variables that nobody reads.
  func isIdle(_ actions: [SceneAction]) -> Bool { actions.allSatisfy(isIdle) }

  func isIdle(_ action: SceneAction) -> Bool {
    switch action {
    case .set(.variable(let index), _): !indices.contains(index)
    // An app goes on.
    case .stop: true
    case .condition(_, let then, let otherwise): isIdle(then) && isIdle(otherwise)
    case .forEach(_, let actions), .after(_, let actions): isIdle(actions)
    case .addBehavior, .removeBehavior, .removeAllBehaviors, .addChildBehavior,
      .removeChildBehavior, .addItem, .removeItem, .addBoundary, .removeBoundary,
      .removeAllBoundaries, .set, .updateItem, .addLinearVelocity, .addAngularVelocity,
      .removeFromSuperview, .addSubview, .copy, .animate, .emit:
      false
    }
  }

  private mutating func note(_ actions: [SceneAction], _ scene: Scene) {
    for action in actions where !isIdle(action) {
      note(action.expressions)
      if case .addBoundary(let boundary, _) = action {
        note(scene.templates?.maker.expressions(of: boundary) ?? [])
      }
      note(action.inner, scene)
    }
  }

  private mutating func note(_ expressions: [Expression]) {
    for case .variable(let index) in expressions.flatMap(\.references) { indices.insert(index) }
  }
}

extension SceneAction {
  /// The expressions of the action itself, without those of its branches.
  var expressions: [Expression] {
    switch self {
    case .removeAllBehaviors: []
    case .addBehavior(let list, _), .removeBehavior(let list), .removeAllBoundaries(let list),
      .updateItem(let list), .removeFromSuperview(let list), .copy(let list, _),
      .addBoundary(_, let list):
      list.expressions
    case .addChildBehavior(let list, let owner), .removeChildBehavior(let list, let owner),
      .addItem(let list, let owner), .removeItem(let list, let owner):
      list.expressions + owner.expressions
    case .addSubview(let list, let view): list.expressions + (view?.expressions ?? [])
    case .removeBoundary(let names, let owner): names + owner.expressions
    case .set(_, let value): value.expressions
    case .addLinearVelocity(let value, let list, let owner),
      .addAngularVelocity(let value, let list, let owner):
      value.expressions + list.expressions + owner.expressions
    case .animate(let animation):
      animation.duration.expressions + (animation.delay?.expressions ?? [])
        + animation.steps.flatMap(\.value.expressions)
    case .emit(_, let members): members.flatMap(\.value.expressions)
    case .condition(let condition, _, _): [condition]
    case .forEach: []
    case .after(let delay, _): delay.expressions
    case .stop(let reason): [reason]
    }
  }
}

extension SceneOperand {
  fileprivate var expressions: [Expression] { parts.map(\.expression) }
}

extension Scene {
  /// The expressions in a behavior that are worked out when it is added, and in the forces of fields.
  func expressions(ofBehavior index: Int) -> [Expression] {
    let force: [Expression] =
      if case .field(let field) = behaviors[index].kind { field.force?.expressions ?? [] } else {
        []
      }
    guard behaviors[index].isTemplate, let templates else { return force }
    return force + templates.maker.expressions(ofBehavior: index)
  }
}
