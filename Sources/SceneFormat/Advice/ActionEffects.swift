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
  /// Whether something may hold, release or move items, or end the run.
  private(set) var changesMotion = false
  private(set) var addsBoundaries = false
  private(set) var changesBounds = false

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
      case .count, .settlesWithin: break
      }
    }
  }

  private mutating func note(_ actions: [SceneAction]) {
    for action in actions {
      switch action {
      case .emit, .condition, .stop: noteRun(action)
      case .set, .animate, .updateItem, .addLinearVelocity, .addAngularVelocity,
        .removeFromSuperview:
        noteItem(action)
      default:
        changesMotion = true
        noteBehavior(action)
      }
    }
  }

  private mutating func noteBehavior(_ action: SceneAction) {
    switch action {
    case .addBehavior(let behaviors): addedBehaviors.formUnion(behaviors)
    case .removeBehavior(let behaviors): removedBehaviors.formUnion(behaviors)
    case .removeAllBehaviors: removesAllBehaviors = true
    case .addChildBehavior(let child, _): addedBehaviors.insert(child)
    case .removeChildBehavior(let child, _): removedBehaviors.insert(child)
    case .addItem(let item, let behavior):
      usedItems.insert(item)
      addedItems[behavior, default: []].append(item)
    case .removeItem(let item, let behavior): removedItems[behavior, default: []].insert(item)
    case .addBoundary: addsBoundaries = true
    default: break
    }
  }

  private mutating func noteItem(_ action: SceneAction) {
    switch action {
    case .set(let target, let value), .animate(_, _, let target, let value):
      note(value)
      note(target)
    case .updateItem(let item), .removeFromSuperview(let item): usedItems.insert(item)
    case .addLinearVelocity(let value, let item, _), .addAngularVelocity(let value, let item, _):
      usedItems.insert(item)
      note(value)
    default: break
    }
  }

  private mutating func note(_ target: SceneTarget) {
    if case .variable = target { return }
    changesMotion = true
    switch target {
    case .item(let item, _): usedItems.insert(item)
    case .behavior(_, let property): setProperties.insert(property)
    case .referenceBoundsInsets: changesBounds = true
    case .variable, .attachmentRange, .referenceView: break
    }
  }

  private mutating func noteRun(_ action: SceneAction) {
    switch action {
    case .emit(let name, let members):
      emittedNames.insert(name)
      for member in members { note(member.value) }
    case .condition(let condition, let then, let otherwise):
      note(condition)
      note(then)
      note(otherwise)
    case .stop: changesMotion = true
    default: break
    }
  }

  private mutating func note(_ operand: SceneOperand) {
    for part in operand.parts { note(part) }
  }

  private mutating func note(_ expression: Expression?) {
    for reference in expression?.references ?? [] {
      switch reference {
      case .item(let item, _), .linearVelocity(let item), .angularVelocity(let item):
        usedItems.insert(item)
      default: break
      }
    }
  }

  /// The items that a behavior has at any time.
  func items(of behavior: Int, _ scene: Scene) -> [Int] {
    scene.behaviors[behavior].items + (addedItems[behavior] ?? [])
  }

  /// Whether a behavior or something above it may be taken out.
  func canRemove(_ behavior: Int, below parents: [Int?]) -> Bool {
    if removesAllBehaviors { return true }
    var (next, steps) = (Optional(behavior), 0)
    while let index = next, steps <= parents.count {
      if removedBehaviors.contains(index) { return true }
      (next, steps) = (parents[index], steps + 1)
    }
    return false
  }
}
