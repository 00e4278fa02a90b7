// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The variables that influence a run; variables that only expectations read are omitted.
struct LiveVariables {
  private(set) var indices: Set<Int> = []

  init(_ scene: Scene) {
    var count = -1
    while count != indices.count {
      count = indices.count
      for (index, behavior) in scene.behaviors.enumerated() {
        record(behavior.actions, scene)
        record(scene.expressions(ofBehavior: index))
      }
      for event in scene.events where !isIdle(event.actions) {
        record(event.actions, scene)
        if let condition = event.condition { record([condition]) }
        for case .when(let condition) in event.trigger.all { record([condition]) }
      }
    }
  }

  /// Returns `true` if the actions only set variables that are never read.
  func isIdle(_ actions: [SceneAction]) -> Bool { actions.allSatisfy(isIdle) }

  func isIdle(_ action: SceneAction) -> Bool {
    let content = action.content
    return content.effect.map(isIdle) ?? true && isIdle(content.inner)
  }

  private func isIdle(_ effect: ActionEffect) -> Bool {
    switch effect {
    case .sets(.variable(let index)): !indices.contains(index)
    // The scene's run ends, but an app continues.
    case .endsRun: true
    case .goesThrough: true
    case .sets, .addsBehaviors, .removesBehaviors, .removesAllBehaviors, .addsItems, .removesItems,
      .addsBoundary, .removesBoundaries, .handles, .emits:
      false
    }
  }

  private mutating func record(_ actions: [SceneAction], _ scene: Scene) {
    for action in actions where !isIdle(action) {
      let content = action.content
      record(content.expressions)
      if case .addsBoundary(let boundary, _) = content.effect {
        record(scene.templates?.maker.expressions(of: boundary) ?? [])
      }
      record(content.inner, scene)
    }
  }

  private mutating func record(_ expressions: [Expression]) {
    for case .variable(let index) in expressions.flatMap({ $0.references }) {
      indices.insert(index)
    }
  }
}

extension Scene {
  /// The expressions evaluated when a behavior is added, and the expressions of a field's force.
  func expressions(ofBehavior index: Int) -> [Expression] {
    let force: [Expression] =
      if case .field(let field) = behaviors[index].kind { field.force?.expressions ?? [] } else {
        []
      }
    guard let template = behaviors[index].template, let templates else { return force }
    return force + templates.maker.expressions(of: template)
  }
}
