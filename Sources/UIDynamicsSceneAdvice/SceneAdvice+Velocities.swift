// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Warns about items that stop because a list of actions removes their last behavior before adding the next one.
///
/// UIKit removes an item's body with the item's last behavior, and the body's velocity is lost.
extension SceneAdvice {
  mutating func adviseOnVelocities() {
    for (event, reader) in zip(scene.events, outline.events) {
      adviseOnVelocities(event.actions, reader.value("do"))
    }
    for (behavior, reader) in zip(scene.behaviors, outline.behaviors) {
      adviseOnVelocities(behavior.actions, reader.value("action"))
    }
  }

  private mutating func adviseOnVelocities(_ actions: [SceneAction], _ written: JSONValue?) {
    let coming = Set(actions.flatMap { $0.added }.flatMap(family))
    var (left, met): ([Int: Set<Int>], Set<Int>) = ([:], [])
    for action in actions {
      if case .condition(_, let then, let otherwise) = action {
        for branch in [then, otherwise] { adviseOnVelocities(branch, written) }
      } else if case .removeItem(let items, let owners) = action {
        for item in items.known { left[item, default: []].formUnion(owners.known) }
      }
      let all = action == .removeAllBehaviors ? scene.behaviors.indices : 0..<0
      for index in action.removed.flatMap(family) + all {
        for item in scene.behaviors[index].items { left[item, default: []].insert(index) }
      }
      for item in action.added.flatMap(family).flatMap({ scene.behaviors[$0].items })
      where met.insert(item).inserted {
        guard let written, let left = left[item],
          left.contains(where: { scene.behaviors[$0].mayMove(comes: coming.contains($0)) }),
          left.union(coming).isSuperset(of: motion.holders[item] ?? [])
        else { continue }
        return warn(
          .velocityLost,
          "\(name(of: item)) stops here: leaving its last behavior discards its velocity",
          at: written, hint: "keep it in a \"dynamicItem\" behavior")
      }
    }
  }
}

extension SceneBehavior {
  /// True if the behavior may have moved its items; one that these actions add counts only if it was there initially.
  fileprivate func mayMove(comes: Bool) -> Bool {
    type != .snap && type != .attachment && (isAdded || !comes)
  }
}

extension SceneAction {
  fileprivate var added: [Int] {
    if case .addsBehaviors(let some)? = content.effect { some.known } else { [] }
  }

  fileprivate var removed: [Int] {
    if case .removesBehaviors(let some)? = content.effect { some.known } else { [] }
  }
}
