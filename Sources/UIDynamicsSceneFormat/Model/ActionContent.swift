// SPDX-License-Identifier: MIT

package struct ActionContent {
  /// `nil` if only nested actions have an effect.
  package let effect: ActionEffect?
  /// The expressions, except those in nested actions and in an added boundary.
  package let expressions: [Expression]
  package let inner: [SceneAction]

  init(
    _ effect: ActionEffect?, _ expressions: [Expression] = [], _ inner: [SceneAction] = []
  ) {
    (self.effect, self.expressions, self.inner) = (effect, expressions, inner)
  }
}

package enum ActionEffect {
  case addsBehaviors(SceneSelection)
  case removesBehaviors(SceneSelection)
  case removesAllBehaviors
  case addsItems(SceneSelection, to: SceneSelection)
  case removesItems(SceneSelection, from: SceneSelection)
  /// Adds a boundary, whose expressions are known to `SceneTemplates`.
  case addsBoundary(SceneTemplate, to: SceneSelection)
  case removesBoundaries
  case sets(SceneTarget)
  case handles([SceneSelection])
  /// Has no direct effect; the nested actions run for each of these items.
  case goesThrough([Int])
  case emits(String, [SceneMember])
  case endsRun
}

extension SceneAction {
  package var inner: [SceneAction] { content.inner }

  package var flattened: [SceneAction] { [self] + inner.flatMap { $0.flattened } }

  /// The item and the property of its geometry that the action sets or animates.
  package var movedGeometry: (item: Int, property: SettableGeometry)? {
    if case .sets(.item(let item, let property)) = content.effect { (item, property) } else { nil }
  }
}
