// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// What writers ask about the events of a scene.
extension CodeSheet {
  /// The events that something sets off, in the order of the scene.
  func events(where isMeant: (SceneTrigger) -> Bool) -> [Int] {
    scene.events.indices.filter { scene.events[$0].trigger.all.contains(where: isMeant) }
  }

  /// Whether an emitted name sets an event off.
  func isHandled(_ name: String) -> Bool { handled.contains(name) }

  /// Whether the expressions of a behavior name no other.
  func isAlone(_ index: Int) -> Bool {
    scene.expressions(ofBehavior: index).flatMap { $0.references }
      .allSatisfy { behavior(askedBy: $0) == nil }
  }

  /// Whether one behavior is made before another can be, because its settings ask for it.
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

  /// The behavior that is asked for what a name stands for; nil where none is.
  func behavior(askedBy reference: ExpressionReference) -> Int? {
    switch reference {
    case .behavior(let index, _), .isAdded(let index), .itemCount(let index): index
    case .motion(let item, .linearVelocity), .motion(let item, .angularVelocity): holder(of: item)
    case .time, .tick, .elapsedTime, .isRunning, .variable, .referenceView, .item, .motion,
      .contact, .touch, .sample, .each, .copied, .gesture, .collectionView:
      nil
    }
  }

  /// A behavior that knows how fast an item is.
  func holder(of item: Int) -> Int? {
    scene.behaviors.indices.first { index in
      let behavior = scene.behaviors[index]
      return behavior.type == .dynamicItem && behavior.items.contains(item)
        && !renewed.contains(index)
    }
  }

  /// Remarks what the recognizers of some kinds do not tell: that of a gesture, or where none is at hand of all.
  func remarkFingers(
    _ gesture: Int?, _ reason: String, where isMeant: (SceneGesture.Kind) -> Bool
  ) {
    if scene.referenceView == nil { return }
    for (index, other) in scene.gestures.enumerated()
    where gesture ?? index == index && other.kind.type.className != nil && isMeant(other.kind) {
      remark("/gestures/\(index)", reason)
    }
  }

  /// Whether an item is a copy that an action is yet to make.
  func isSlot(_ item: Int) -> Bool { item < scene.views.count && scene.views[item].isSlot }

  /// The views that the code has: a copy is there only where the code speaks of it.
  var declaredViews: [Int] {
    scene.views.indices.filter { !isSlot($0) || usedItems.contains($0) }
  }

  /// Those and the items.
  var declaredItems: [Int] {
    declaredViews + scene.items.indices.map { scene.views.count + $0 }
  }
}
