// SPDX-License-Identifier: MIT

/// What the actions of a scene can do to it, for advice that would be wrong otherwise.
struct ActionEffects {
  private(set) var addedBehaviors: Set<Int> = []
  /// Behaviors that are taken out of the animator or of a composite.
  private(set) var removedBehaviors: Set<Int> = []
  private(set) var removesAllBehaviors = false
  /// Items that behaviors are given, and that are taken from them.
  private(set) var addedItems: [Int: [Int]] = [:]
  private(set) var removedItems: [Int: Set<Int>] = [:]
  /// Items that an action or an expression speaks of.
  private(set) var usedItems: Set<Int> = []
  /// Items that an action turns.
  private(set) var turnedItems: Set<Int> = []
  private(set) var emittedNames: Set<String> = []
  private(set) var setProperties: Set<BehaviorProperty> = []
  /// Behaviors of which an action sets something, and variables that are set.
  private(set) var setBehaviors: Set<Int> = []
  private(set) var setVariables: Set<Int> = []
  private(set) var addsBoundaries = false
  /// Whether something may hold, release or move items, or end the run.
  private(set) var changesMotion = false

  private let itemCount: Int
  private let behaviorCount: Int

  init(_ scene: Scene) {
    itemCount = scene.views.count + scene.items.count
    behaviorCount = scene.behaviors.count
    for behavior in scene.behaviors {
      note(behavior.actions)
      usedItems.formUnion(behavior.each.map { [$0.item] } ?? [])
    }
    for event in scene.events {
      note(event.actions)
      usedItems.formUnion(event.each.map { [$0.item] } ?? [])
      note(event.condition)
      for case .when(let condition) in event.trigger.all { note(condition) }
    }
    for gesture in scene.gestures { usedItems.formUnion(gesture.views) }
    for expectation in scene.expectations {
      usedItems.formUnion(expectation.each.map { [$0.item] } ?? [])
      switch expectation.kind {
      case .at(_, let condition), .always(let condition), .never(let condition): note(condition)
      case .count, .settlesWithin, .match: break
      }
    }
  }

  private mutating func note(_ actions: [SceneAction]) {
    for action in actions { note(action) }
  }

  private mutating func note(_ action: SceneAction) {
    if action.changesBehaviors { changesMotion = true }
    switch action {
    case .addBehavior(let behaviors, _), .addChildBehavior(let behaviors, _):
      addedBehaviors.formUnion(all(behaviors, of: behaviorCount))
    case .removeBehavior(let behaviors), .removeChildBehavior(let behaviors, _):
      removedBehaviors.formUnion(all(behaviors, of: behaviorCount))
    case .removeAllBehaviors: removesAllBehaviors = true
    case .addItem(let items, let behaviors):
      let items = all(items, of: itemCount)
      usedItems.formUnion(items)
      for behavior in all(behaviors, of: behaviorCount) {
        addedItems[behavior, default: []] += items
      }
    case .removeItem(let items, let behaviors):
      let items = all(items, of: itemCount)
      for behavior in all(behaviors, of: behaviorCount) {
        removedItems[behavior, default: []].formUnion(items)
      }
    case .addBoundary: addsBoundaries = true
    case .removeBoundary, .removeAllBoundaries: break
    case .set(let target, let value):
      note(value)
      note(target)
    case .animate(let animation):
      note(animation.duration)
      if let delay = animation.delay { note(delay) }
      for step in animation.steps { note(step.value) }
      note(animation.target)
      note(animation.then)
    case .updateItem(let items), .removeFromSuperview(let items):
      usedItems.formUnion(all(items, of: itemCount))
    case .addSubview(let views, let superview):
      usedItems.formUnion(all(views, of: itemCount))
      if let superview { usedItems.formUnion(all(superview, of: itemCount)) }
    case .copy(let views, let copies):
      usedItems.formUnion(all(views, of: itemCount))
      usedItems.formUnion(copies)
    case .addLinearVelocity(let value, let items, _), .addAngularVelocity(let value, let items, _):
      usedItems.formUnion(all(items, of: itemCount))
      note(value)
    case .emit(let name, let members):
      emittedNames.insert(name)
      for member in members { note(member.value) }
    case .condition(let condition, let then, let otherwise):
      note(condition)
      note(then)
      note(otherwise)
    case .forEach(let list, let actions):
      usedItems.formUnion(list.items)
      note(actions)
    case .after(let delay, let actions):
      note(delay)
      note(actions)
    case .stop: changesMotion = true
    }
  }

  /// What a selection may be: anything where an expression tells.
  private func all(_ selection: SceneSelection, of count: Int) -> [Int] {
    selection.isOpen ? Array(0..<count) : selection.known
  }

  private mutating func note(_ target: SceneTarget) {
    switch target {
    case .variable(let index):
      setVariables.insert(index)
      return
    case .gesture, .contentOffset: return
    case .each, .copied: break
    case .item(let item, let property):
      usedItems.insert(item)
      if property == .angle { turnedItems.insert(item) }
    case .behavior(let index, let property), .part(_, let index, let property):
      setProperties.insert(property)
      setBehaviors.insert(index)
    case .referenceView: break
    }
    changesMotion = true
  }

  private mutating func note(_ operand: SceneOperand) {
    for part in operand.parts { note(part.expression) }
  }

  private mutating func note(_ expression: Expression?) {
    for reference in expression?.references ?? [] {
      switch reference {
      case .item(let item, _), .linearVelocity(let item), .angularVelocity(let item),
        .motion(let item, _):
        usedItems.insert(item)
      case .time, .tick, .elapsedTime, .isRunning, .variable, .referenceView, .behavior, .isAdded,
        .itemCount, .contact, .touch, .gesture, .sample, .each, .copied,
        .collectionView:
        break
      }
    }
    for case .item(let item) in expression?.places ?? [] { usedItems.insert(item) }
  }

  /// The items that a behavior has at any time.
  func items(of behavior: Int, _ scene: Scene) -> [Int] {
    scene.behaviors[behavior].items + (addedItems[behavior] ?? [])
  }

  /// Which behaviors may be taken out, by themselves or with a composite above them.
  func removable(below parents: [Int?]) -> [Bool] {
    if removesAllBehaviors { return Array(repeating: true, count: parents.count) }
    var known = [Bool?](repeating: nil, count: parents.count)
    for start in parents.indices {
      var (way, next) = ([Int](), Optional(start))
      while let index = next, known[index] == nil {
        way.append(index)
        // What is above counts only as far as nothing below it is decided.
        known[index] = false
        next = parents[index]
      }
      var isRemovable = next.flatMap { known[$0] } ?? false
      for index in way.reversed() {
        isRemovable = isRemovable || removedBehaviors.contains(index)
        known[index] = isRemovable
      }
    }
    return known.map { $0 ?? false }
  }
}

extension SceneAction {
  /// Whether it adds, removes or changes behaviors, which may hold, release or move items.
  fileprivate var changesBehaviors: Bool {
    switch self {
    case .addBehavior, .removeBehavior, .removeAllBehaviors, .addChildBehavior,
      .removeChildBehavior, .addItem, .removeItem, .addBoundary, .removeBoundary,
      .removeAllBoundaries:
      true
    case .set, .animate, .updateItem, .addLinearVelocity, .addAngularVelocity,
      .removeFromSuperview, .addSubview, .copy, .emit, .condition, .forEach, .after, .stop:
      false
    }
  }
}
