// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension CodeDocument {
  func events(where isMeant: (SceneTrigger) -> Bool) -> [Int] {
    scene.events.indices.filter { scene.events[$0].trigger.all.contains(where: isMeant) }
  }

  func isHandled(_ name: String) -> Bool { facts.handled.contains(name) }

  /// Returns `true` if the behavior's expressions refer to no behavior.
  func isAlone(_ index: Int) -> Bool {
    scene.expressions(ofBehavior: index).flatMap { $0.references }
      .allSatisfy { behavior(askedBy: $0) == nil }
  }

  /// Returns `true` if the settings of `other` refer to `one`, directly or indirectly.
  func isNeeded(_ one: Int, for other: Int) -> Bool {
    var (open, seen) = ([other], Set<Int>())
    while let next = open.popLast() {
      if next == one { return true }
      guard seen.insert(next).inserted else { continue }
      open += scene.expressions(ofBehavior: next).flatMap { $0.references }
        .compactMap(behavior(askedBy:))
    }
    return false
  }

  func behavior(askedBy reference: ExpressionReference) -> Int? {
    switch reference {
    case .behavior(let index, _), .isAdded(let index), .itemCount(let index): index
    case .motion(let item, .linearVelocity), .motion(let item, .angularVelocity): holder(of: item)
    case .time, .tick, .elapsedTime, .isRunning, .variable, .referenceView, .item, .motion,
      .contact, .touch, .sample, .each, .copied, .gesture, .collectionView:
      nil
    }
  }

  /// A dynamic item behavior that always contains the item, and therefore knows its velocity.
  func holder(of item: Int) -> Int? {
    scene.behaviors.indices.first { index in
      let behavior = scene.behaviors[index]
      return behavior.type == .dynamicItem && behavior.items.contains(item)
        && !facts.renewed.contains(index)
    }
  }

  /// Reports a limitation of the recognizers of some kinds, for one gesture or for all.
  func remarkFingers(
    _ gesture: Int?, _ reason: String, where isMeant: (SceneGesture.Kind) -> Bool
  ) {
    if scene.referenceView == nil { return }
    for (index, other) in scene.gestures.enumerated()
    where gesture ?? index == index && other.kind.type.className != nil && isMeant(other.kind) {
      remark("/gestures/\(index)", reason)
    }
  }

  func isSlot(_ item: Int) -> Bool { item < scene.views.count && scene.views[item].isSlot }

  /// The views that the code declares; slots of copies only if the code mentions them.
  var declaredViews: [Int] {
    scene.views.indices.filter { !isSlot($0) || needs.usedItems.contains($0) }
  }

  var declaredItems: [Int] {
    declaredViews + scene.items.indices.map { scene.views.count + $0 }
  }
}
