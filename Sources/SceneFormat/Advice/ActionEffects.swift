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
  private(set) var emittedNames: Set<String> = []
  private(set) var setProperties: Set<BehaviorProperty> = []
  private(set) var addsBoundaries = false
  /// Whether something may hold, release or move items, or end the run.
  private(set) var changesMotion = false

  init(_ scene: Scene) {
    for behavior in scene.behaviors { note(behavior.actions) }
    for event in scene.events {
      note(event.actions)
      note(event.condition)
      if case .when(let condition) = event.trigger { note(condition) }
    }
    for expectation in scene.expectations {
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
    case .addBehavior(let behaviors, _): addedBehaviors.formUnion(behaviors)
    case .removeBehavior(let behaviors): removedBehaviors.formUnion(behaviors)
    case .removeAllBehaviors: removesAllBehaviors = true
    case .addChildBehavior(let child, _): addedBehaviors.insert(child)
    case .removeChildBehavior(let child, _): removedBehaviors.insert(child)
    case .addItem(let item, let behavior):
      usedItems.insert(item)
      addedItems[behavior, default: []].append(item)
    case .removeItem(let item, let behavior): removedItems[behavior, default: []].insert(item)
    case .addBoundary: addsBoundaries = true
    case .removeBoundary, .removeAllBoundaries: break
    case .set(let target, let value), .animate(_, _, let target, let value):
      note(value)
      note(target)
    case .updateItem(let item), .removeFromSuperview(let item): usedItems.insert(item)
    case .addLinearVelocity(let value, let item, _), .addAngularVelocity(let value, let item, _):
      usedItems.insert(item)
      note(value)
    case .emit(let name, let members):
      emittedNames.insert(name)
      for member in members { note(member.value) }
    case .condition(let condition, let then, let otherwise):
      note(condition)
      note(then)
      note(otherwise)
    case .stop: changesMotion = true
    }
  }

  private mutating func note(_ target: SceneTarget) {
    switch target {
    case .variable: return
    case .item(let item, _): usedItems.insert(item)
    case .behavior(_, let property): setProperties.insert(property)
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
        .itemCount, .contact, .touch, .sample:
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
      .removeFromSuperview, .emit, .condition, .stop:
      false
    }
  }
}
