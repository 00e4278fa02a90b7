// SPDX-License-Identifier: MIT

/// What there is in an action, whichever it is.
package struct ActionContent {
  /// What it does by itself; nil where only the actions in it do something.
  package let effect: ActionEffect?
  /// The expressions in it, without those of the actions in it and of a boundary that it adds.
  package let expressions: [Expression]
  /// The actions that are written in it, in the order of the text.
  package let inner: [SceneAction]

  init(
    _ effect: ActionEffect?, _ expressions: [Expression] = [], _ inner: [SceneAction] = []
  ) {
    (self.effect, self.expressions, self.inner) = (effect, expressions, inner)
  }
}

package enum ActionEffect {
  /// To the animator, or to composites.
  case addsBehaviors(SceneSelection)
  case removesBehaviors(SceneSelection)
  case removesAllBehaviors
  case addsItems(SceneSelection, to: SceneSelection)
  case removesItems(SceneSelection, from: SceneSelection)
  /// The expressions of the boundary are those of `SceneTemplates`.
  case addsBoundary(SceneTemplate, to: SceneSelection)
  case removesBoundaries
  case sets(SceneTarget)
  /// Something else that is done to items.
  case handles([SceneSelection])
  /// Nothing; the actions in it are about these items, one after the other.
  case goesThrough([Int])
  case emits(String, [SceneMember])
  case endsRun
}

extension SceneAction {
  /// The actions that are written in it, in the order of the text.
  package var inner: [SceneAction] { content.inner }

  /// The action and those within it, in the order of the text.
  package var flattened: [SceneAction] { [self] + inner.flatMap { $0.flattened } }

  /// What it makes of an item at once, if it is about the geometry of one.
  package var movedGeometry: (item: Int, property: SettableGeometry)? {
    if case .sets(.item(let item, let property)) = content.effect { (item, property) } else { nil }
  }
}
