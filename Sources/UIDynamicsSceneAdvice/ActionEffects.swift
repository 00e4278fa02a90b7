// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The possible effects of a scene's actions, so that no warning ignores them.
struct ActionEffects {
  struct OnBehaviors {
    fileprivate(set) var added: Set<Int> = []
    fileprivate(set) var removed: Set<Int> = []
    fileprivate(set) var removesAll = false
    /// The behaviors whose properties actions may set, and all properties that actions set on any behavior.
    fileprivate(set) var changed: Set<Int> = []
    fileprivate(set) var setProperties: Set<BehaviorProperty> = []
  }

  /// The known items that actions resize; `others` if an action resizes items known only during the run.
  struct OnSizes {
    fileprivate(set) var items: Set<Int> = []
    fileprivate(set) var others = false
    fileprivate(set) var referenceView = false
  }

  private(set) var behaviors = OnBehaviors()
  /// The items that actions add to or remove from each behavior; "open" behaviors may get any item.
  private(set) var addedItems: [Int: [Int]] = [:]
  private(set) var openBehaviors: Set<Int> = []
  private var copiedInto: Set<Int> = []
  private(set) var removedItems: [Int: Set<Int>] = [:]
  /// `true` for each item that an action or an expression uses.
  private(set) var isUsed: [Bool]
  private(set) var turnedItems: Set<Int> = []
  private(set) var resizes = OnSizes()
  private(set) var emittedNames: Set<String> = []
  private(set) var setVariables: Set<Int> = []
  private(set) var addsBoundaries = false
  /// `true` if an action may hold, release or move items, or end the run.
  private(set) var changesMotion = false

  init(_ scene: Scene) {
    let itemCount = scene.views.count + scene.items.count
    isUsed = Array(repeating: false, count: itemCount)
    for behavior in scene.behaviors {
      record(behavior.actions, scene)
      if let each = behavior.each { isUsed[each.item] = true }
    }
    for event in scene.events {
      record(event.actions, scene)
      if let each = event.each { isUsed[each.item] = true }
      record(event.condition)
      for case .when(let condition) in event.trigger.all { record(condition) }
    }
    for gesture in scene.gestures { use(gesture.views) }
    for expectation in scene.expectations {
      if let each = expectation.each { isUsed[each.item] = true }
      switch expectation.kind {
      case .at(_, let condition), .always(let condition), .never(let condition): record(condition)
      case .count, .settlesWithin, .match: break
      }
    }
    addCopies(scene)
  }

  private mutating func record(_ actions: [SceneAction], _ scene: Scene) {
    for action in actions.flatMap({ $0.flattened }) {
      let content = action.content
      for expression in content.expressions { record(expression) }
      if let effect = content.effect { record(effect, scene) }
    }
  }

  private mutating func record(_ effect: ActionEffect, _ scene: Scene) {
    if effect.mayChangeMotion { changesMotion = true }
    let (itemCount, behaviorCount) = (isUsed.count, scene.behaviors.count)
    switch effect {
    case .addsBehaviors(let behaviors):
      self.behaviors.added.formUnion(all(behaviors, of: behaviorCount))
    case .removesBehaviors(let behaviors):
      self.behaviors.removed.formUnion(all(behaviors, of: behaviorCount))
    case .removesAllBehaviors: behaviors.removesAll = true
    case .addsItems(let items, let behaviors):
      let isOpen = items.expressions.contains { !$0.isLastCopy }
      use(isOpen ? Array(0..<itemCount) : items.known)
      for behavior in all(behaviors, of: behaviorCount) {
        addedItems[behavior, default: []] += items.known
        if items.expressions.contains(where: { $0.isLastCopy }) { copiedInto.insert(behavior) }
        if isOpen { openBehaviors.insert(behavior) }
      }
    case .removesItems(let items, let behaviors):
      let items = all(items, of: itemCount)
      for behavior in all(behaviors, of: behaviorCount) {
        removedItems[behavior, default: []].formUnion(items)
      }
    case .addsBoundary(let boundary, _):
      addsBoundaries = true
      for expression in scene.templates?.maker.expressions(of: boundary) ?? [] {
        record(expression)
      }
    case .sets(let target): record(target)
    case .handles(let selections):
      for items in selections { use(all(items, of: itemCount)) }
    case .goesThrough(let items): use(items)
    case .emits(let name, _): emittedNames.insert(name)
    case .removesBoundaries, .endsRun: break
    }
  }

  /// Adds all possible copies to the behaviors that an action adds the last copy to.
  private mutating func addCopies(_ scene: Scene) {
    if copiedInto.isEmpty { return }
    let copies = scene.views.indices.filter { scene.views[$0].isSlot }
    use(copies)
    for behavior in copiedInto { addedItems[behavior, default: []] += copies }
  }

  /// Returns the selected indices, or all if an expression makes the selection.
  private func all(_ selection: SceneSelection, of count: Int) -> [Int] {
    selection.isOpen ? Array(0..<count) : selection.known
  }

  private mutating func record(_ target: SceneTarget) {
    switch target {
    case .item(let item, let property):
      isUsed[item] = true
      if property == .angle { turnedItems.insert(item) }
      if property.setsSize { resizes.items.insert(item) }
    case .behavior(let index, let property), .part(_, let index, let property):
      behaviors.setProperties.insert(property)
      behaviors.changed.insert(index)
    case .variable(let index): setVariables.insert(index)
    case .each(let property), .copied(let property): if property.setsSize { resizes.others = true }
    case .referenceView: resizes.referenceView = true
    case .gesture, .contentOffset: break
    }
  }

  private mutating func use(_ items: some Sequence<Int>) {
    for item in items { isUsed[item] = true }
  }

  private mutating func record(_ expression: Expression?) {
    guard let expression else { return }
    // A loop over the nodes, because `references` would create an array for every expression.
    for node in expression.tree.nodes {
      guard case .reference(let reference) = node.content else { continue }
      switch reference {
      case .item(let item, _), .motion(let item, _): isUsed[item] = true
      case .time, .tick, .elapsedTime, .isRunning, .variable, .referenceView, .behavior, .isAdded,
        .itemCount, .contact, .touch, .gesture, .sample, .each, .copied,
        .collectionView:
        break
      }
    }
    for case .item(let item) in expression.spaceOwners { isUsed[item] = true }
  }

  func items(of behavior: Int, _ scene: Scene) -> [Int] {
    scene.behaviors[behavior].items + (addedItems[behavior] ?? [])
  }
}

extension Expression {
  fileprivate var isLastCopy: Bool {
    if case .reference(.copied(.id))? = tree.nodes.first?.content {
      tree.nodes.count == 1
    } else {
      false
    }
  }
}

extension ActionEffect {
  /// Excludes added velocities, since they do not bring items to rest.
  fileprivate var mayChangeMotion: Bool {
    switch self {
    case .addsBehaviors, .removesBehaviors, .removesAllBehaviors, .addsItems, .removesItems,
      .addsBoundary, .removesBoundaries, .endsRun:
      true
    case .sets(let target): target.mayChangeMotion
    case .handles, .goesThrough, .emits: false
    }
  }
}

extension SceneTarget {
  fileprivate var mayChangeMotion: Bool {
    switch self {
    case .variable, .gesture, .contentOffset: false
    case .item(_, .alpha), .each(.alpha), .copied(.alpha): false
    case .behavior, .part, .item, .each, .copied, .referenceView: true
    }
  }
}

extension SettableGeometry {
  fileprivate var setsSize: Bool {
    if case .frame(let part) = self { !part.isOfOrigin } else { partOfBounds != nil }
  }
}
