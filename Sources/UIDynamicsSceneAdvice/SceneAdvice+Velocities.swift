// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Items that lose their UIKit body and velocity between their last behavior and the next one.
extension SceneAdvice {
  private struct Membership: Hashable { var (behavior, item): (Int, Int) }
  private typealias Actions = (list: [SceneAction], reader: ObjectReader)

  mutating func adviseOnVelocities() {
    if removableBehaviors.isEmpty, effects.removedItems.isEmpty { return }
    let moments = Dictionary(grouping: scene.events.indices) { index -> [Double] in
      if case .at(let times) = scene.events[index].trigger { times } else { [-1 - Double(index)] }
    }
    for events in moments.values.sorted(by: { $0[0] < $1[0] }) {
      let isInStep = scene.events[events[0]].trigger.all.contains {
        if case .on(let happening, _) = $0 { happening.isContact } else { false }
      }
      adviseOnVelocities(events.map { (scene.events[$0].actions, outline.events[$0]) }, isInStep)
    }
    for (behavior, reader) in zip(scene.behaviors, outline.behaviors) {
      adviseOnVelocities([(behavior.actions, reader)], true)
    }
  }

  /// Examines a moment with all conditions true, then with all false.
  private mutating func adviseOnVelocities(_ actions: [Actions], _ isInStep: Bool) {
    for truth in [true, false] {
      let steps = actions.flatMap { actions in
        actions.list.flatMap { $0.steps(truth) }.map { ($0, actions.reader) }
      }
      let coming = Set(steps.flatMap { memberships($0.0, areEnding: false) })
      // Within a step, all removals precede all additions.
      var left = Set(isInStep ? steps.flatMap { memberships($0.0, areEnding: true) } : [])
      var come: Set<Int> = []
      for (action, reader) in steps {
        left.formUnion(memberships(action, areEnding: true))
        for item in memberships(action, areEnding: false).map({ $0.item })
        where come.insert(item).inserted {
          let all = (holders[item] ?? []).map { Membership(behavior: $0, item: item) }
          let isLost =
            all.allSatisfy { left.contains($0) || coming.contains($0) }
            && all.contains { left.contains($0) && letsMove($0.behavior, coming.contains($0)) }
          guard isLost else { continue }
          return warn(
            .velocityLost,
            "\(name(of: item)) stops here: it loses its velocity with its last behavior",
            at: reader, reader.has("do") ? "do" : "action",
            hint: "keep it in a \"dynamicItem\" behavior")
        }
      }
    }
  }

  /// A behavior that is added now counts only if it was already added initially.
  private func letsMove(_ index: Int, _ comes: Bool) -> Bool {
    let behavior = scene.behaviors[index]
    return behavior.type != .snap && behavior.type != .attachment && (behavior.isAdded || !comes)
  }

  private func memberships(_ action: SceneAction, areEnding: Bool) -> [Membership] {
    let behaviors: [Int]
    switch action.content.effect {
    case .removesAllBehaviors where areEnding: behaviors = Array(scene.behaviors.indices)
    case .removesBehaviors(let some) where areEnding: behaviors = some.known.flatMap(family)
    case .addsBehaviors(let some) where !areEnding: behaviors = some.known.flatMap(family)
    case .removesItems(let items, let owners) where areEnding,
      .addsItems(let items, let owners) where !areEnding:
      return owners.known.flatMap { owner in
        items.known.map { Membership(behavior: owner, item: $0) }
      }
    case .removesAllBehaviors, .removesBehaviors, .addsBehaviors, .removesItems, .addsItems,
      .addsBoundary, .removesBoundaries, .sets, .handles, .goesThrough, .emits, .endsRun, nil:
      return []
    }
    return behaviors.flatMap { index in
      scene.behaviors[index].items.map { Membership(behavior: index, item: $0) }
    }
  }
}

extension SceneAction {
  /// The immediate actions if all conditions have the same value.
  fileprivate func steps(_ truth: Bool) -> [SceneAction] {
    guard case .condition(_, let then, let otherwise) = self else { return [self] }
    return (truth ? then : otherwise).flatMap { $0.steps(truth) }
  }
}
