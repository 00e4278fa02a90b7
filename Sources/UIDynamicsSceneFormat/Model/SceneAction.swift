// SPDX-License-Identifier: MIT

package enum ActionWord: String, CaseIterable, Sendable {
  case addBehavior, removeBehavior, removeAllBehaviors, addChildBehavior, removeChildBehavior
  case addItem, removeItem, updateItem, addLinearVelocity, addAngularVelocity, removeFromSuperview
  case addSubview, copy
  case addBoundary, removeBoundary, removeAllBoundaries
  case set, animate, emit, `if`, forEach, after, stop
}

package indirect enum SceneAction: Equatable, Sendable {
  /// Adds the existing behaviors, or new ones created from their descriptions.
  case addBehavior(SceneSelection, isNew: Bool = false)
  case removeBehavior(SceneSelection)
  case removeAllBehaviors
  case addChildBehavior(SceneSelection, to: SceneSelection)
  case removeChildBehavior(SceneSelection, from: SceneSelection)
  case addItem(SceneSelection, to: SceneSelection)
  case removeItem(SceneSelection, from: SceneSelection)
  /// Adds a boundary that may contain expressions, which `SceneTemplates` evaluates.
  case addBoundary(SceneTemplate, to: SceneSelection)
  case removeBoundary([Expression], from: SceneSelection)
  case removeAllBoundaries(SceneSelection)
  case set(SceneTarget, to: SceneOperand)
  case updateItem(SceneSelection)
  case addLinearVelocity(SceneOperand, for: SceneSelection, in: SceneSelection)
  case addAngularVelocity(SceneOperand, for: SceneSelection, in: SceneSelection)
  /// Applies only to views.
  case removeFromSuperview(SceneSelection)
  /// Adds a view to its superview in the scene if the target is `nil`, or to the reference view if it is empty.
  case addSubview(SceneSelection, to: SceneSelection?)
  /// Copies views into slots.
  case copy(SceneSelection, as: [Int])
  /// Sets the model value immediately, while the presented value animates toward it.
  case animate(SceneAnimation)
  case emit(String, with: [SceneMember])
  case condition(Expression, then: [SceneAction], otherwise: [SceneAction])
  case forEach(SceneEachList, do: [SceneAction])
  /// Runs actions after a delay in seconds, with the current contact, touch and item.
  case after(SceneOperand, do: [SceneAction])
  /// Ends the run after this tick, with a reason.
  case stop(Expression)
}

extension SceneAction {
  package var content: ActionContent {
    switch self {
    case .addBehavior(let behaviors, _):
      ActionContent(.addsBehaviors(behaviors), behaviors.expressions)
    case .removeBehavior(let behaviors):
      ActionContent(.removesBehaviors(behaviors), behaviors.expressions)
    case .removeAllBehaviors: ActionContent(.removesAllBehaviors)
    case .addChildBehavior(let children, let parents):
      ActionContent(.addsBehaviors(children), children.expressions + parents.expressions)
    case .removeChildBehavior(let children, let parents):
      ActionContent(.removesBehaviors(children), children.expressions + parents.expressions)
    case .addItem(let items, let owners):
      ActionContent(.addsItems(items, to: owners), items.expressions + owners.expressions)
    case .removeItem(let items, let owners):
      ActionContent(.removesItems(items, from: owners), items.expressions + owners.expressions)
    case .addBoundary(let boundary, let owners):
      ActionContent(.addsBoundary(boundary, to: owners), owners.expressions)
    case .removeBoundary(let ids, let owners):
      ActionContent(.removesBoundaries, ids + owners.expressions)
    case .removeAllBoundaries(let owners): ActionContent(.removesBoundaries, owners.expressions)
    case .set(let target, let value): ActionContent(.sets(target), value.expressions)
    case .updateItem(let items), .removeFromSuperview(let items):
      ActionContent(.handles([items]), items.expressions)
    case .addLinearVelocity(let value, let items, let owners),
      .addAngularVelocity(let value, let items, let owners):
      ActionContent(
        .handles([items]), value.expressions + items.expressions + owners.expressions)
    case .addSubview(let views, let superview):
      ActionContent(
        .handles([views] + (superview.map { [$0] } ?? [])),
        views.expressions + (superview?.expressions ?? []))
    case .copy(let views, let slots):
      ActionContent(.handles([views, SceneSelection([.known(slots)])]), views.expressions)
    case .animate(let animation):
      ActionContent(.sets(animation.target), animation.expressions, animation.then)
    case .emit(let name, let members):
      ActionContent(.emits(name, members), members.flatMap { $0.value.expressions })
    case .condition(let condition, let then, let otherwise):
      ActionContent(nil, [condition], then + otherwise)
    case .forEach(let list, let actions): ActionContent(.goesThrough(list.items), [], actions)
    case .after(let delay, let actions): ActionContent(nil, delay.expressions, actions)
    case .stop(let reason): ActionContent(.endsRun, [reason])
    }
  }
}
