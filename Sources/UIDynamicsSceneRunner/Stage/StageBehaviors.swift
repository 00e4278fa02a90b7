// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

protocol StageBehaviorsDelegate: AnyObject {
  /// Called in each tick for a registered behavior that has actions.
  func behaviorActs(_ index: Int)
  /// Returns the force of a custom field in newtons.
  func force(ofField index: Int, _ sample: FieldArguments) -> CGVector
  func didMake(_ behavior: UIDynamicBehavior, _ index: Int, insteadOf old: UIDynamicBehavior?)
}

struct FieldArguments {
  /// The position relative to the field's position, in pt.
  var position: CGPoint
  /// The velocity in m/s; 1 m is 100 pt.
  var velocity: CGVector
  /// The mass in kg.
  var mass: Double
  var charge: Double
  /// The world time after the sub-step, in seconds.
  var time: Double
}

enum StageBehaviorFault: Error {
  case expression(ExpressionFault)
  case dynamics(UIDynamicsFault)

  static func within<Result>(
    _ work: @autoclosure () throws(UIDynamicsFault) -> Result
  ) throws(StageBehaviorFault) -> Result {
    do throws(UIDynamicsFault) {
      return try work()
    } catch {
      throw .dynamics(error)
    }
  }
}

/// Creates the behaviors of a scene on demand.
///
/// A behavior with expressions is a draft until it is first added. At that time, its expressions are evaluated,
/// and earlier changes are repeated on the new object. Adding it again reuses that object, as in UIKit.
final class StageBehaviors {
  private final class Member {
    let description: SceneBehavior
    var object: UIDynamicBehavior?
    var isReady = false
    var draft: BehaviorDraft?
    var children: [Int]

    init(_ description: SceneBehavior) {
      (self.description, children) = (description, description.children)
    }
  }

  private let stage: Stage
  private let entries: [Member]
  private let templates: SceneTemplates?
  /// The owner of this object; an unowned reference avoids the cost of a weak one.
  unowned(unsafe) var delegate: (any StageBehaviorsDelegate)?

  init(_ scene: Scene, on stage: Stage) {
    (self.stage, templates) = (stage, scene.templates)
    entries = scene.behaviors.map(Member.init)
  }

  func existing(_ index: Int) -> UIDynamicBehavior? { entries[index].object }

  func itemCount(of index: Int) -> Int {
    entries[index].object?.itemCount ?? entries[index].description.itemCount
  }

  /// Returns the object; if it was never added, creates it without evaluating its expressions.
  func object(_ index: Int) throws(StageBehaviorFault) -> UIDynamicBehavior {
    if let object = existing(index) { return object }
    for member in family(of: index).reversed() where existing(member) == nil {
      try make(entries[member].description, member)
      link(member)
    }
    if let object = existing(index) { return object }
    return try make(entries[index].description, index)
  }

  func value(
    of property: BehaviorProperty, _ index: Int
  ) throws(StageBehaviorFault) -> BehaviorValue? {
    try object(index).value(of: property, as: entries[index].description.type)
  }

  func size(of index: Int) -> Int {
    Hierarchy.family(of: [index]) { entries[$0].description.children }.count
  }

  // MARK: Adding

  /// Adds a behavior unless it is already added; `isNew` adds a new object and keeps the old one.
  func add(
    _ index: Int, isNew: Bool, in context: any ExpressionContext
  ) throws(StageBehaviorFault) {
    if isNew {
      forget(index)
    } else if let object = existing(index), stage.animator.hasOnTop(object) {
      return
    }
    let object = try prepare(index, in: context)
    try StageBehaviorFault.within(try stage.animator.validate(object))
    stage.animator.addBehavior(object)
  }

  func add(
    _ index: Int, to composite: Int, in context: any ExpressionContext
  ) throws(StageBehaviorFault) {
    if entries[composite].children.contains(index) { return }
    let parent = try object(composite)
    let object = try prepare(index, in: context)
    try StageBehaviorFault.within(try parent.validate(child: object))
    entries[composite].children.append(index)
    parent.addChildBehavior(object)
  }

  func remove(_ index: Int, from composite: Int) {
    guard let position = entries[composite].children.firstIndex(of: index) else { return }
    entries[composite].children.remove(at: position)
    if let parent = existing(composite), let child = existing(index) {
      parent.removeChildBehavior(child)
    }
  }

  // MARK: Construction

  private func family(of index: Int) -> [Int] {
    Hierarchy.family(of: [index]) { entries[$0].children }
  }

  private func prepare(
    _ index: Int, in context: any ExpressionContext
  ) throws(StageBehaviorFault) -> UIDynamicBehavior {
    let family = family(of: index)
    if !family.allSatisfy({ entries[$0].isReady }) {
      for member in family where !entries[member].isReady { try finish(member, in: context) }
      for member in family.reversed() { link(member) }
    }
    return try object(index)
  }

  /// Evaluates the expressions of a behavior; a behavior without expressions keeps its object.
  private func finish(_ index: Int, in context: any ExpressionContext) throws(StageBehaviorFault) {
    let entry = entries[index]
    let draft = entry.draft
    (entry.isReady, entry.draft) = (true, nil)
    var description = entry.description
    guard description.isTemplate, let templates else {
      if entry.object == nil { try make(description, index) }
      return
    }
    do throws(ExpressionFault) {
      description = try templates.behavior(description, at: index, in: context)
    } catch {
      throw .expression(error)
    }
    let object = try make(description, index)
    try StageBehaviorFault.within(try draft?.play(on: object))
  }

  /// Resets a behavior and its descendants, so that adding them creates new objects.
  private func forget(_ index: Int) {
    for member in Hierarchy.family(of: [index], { entries[$0].description.children }) {
      let entry = entries[member]
      (entry.object, entry.isReady, entry.draft) = (nil, false, nil)
      entry.children = entry.description.children
    }
  }

  /// Replaces a composite's children with their current objects, unless the composite is in an animator.
  private func link(_ composite: Int) {
    guard let parent = existing(composite), parent.dynamicAnimator == nil else { return }
    let new = entries[composite].children.compactMap(existing)
    if new == parent.childBehaviors { return }
    for child in parent.childBehaviors { parent.removeChildBehavior(child) }
    for child in new { parent.addChildBehavior(child) }
  }

  @discardableResult private func make(
    _ description: SceneBehavior, _ index: Int
  ) throws(StageBehaviorFault) -> UIDynamicBehavior {
    let object = try StageBehaviorFault.within(
      try stage.make(description) { [unowned(unsafe) self] in
        force(of: index, FieldArguments(position: $1, velocity: $2, mass: $3, charge: $4, time: $5))
      })
    object.id = description.id
    if !description.actions.isEmpty {
      object.action = { [unowned(unsafe) self] in delegate?.behaviorActs(index) }
    }
    let old = existing(index)
    entries[index].object = object
    delegate?.didMake(object, index, insteadOf: old)
    return object
  }

  private func force(of index: Int, _ sample: FieldArguments) -> CGVector {
    delegate?.force(ofField: index, sample) ?? .zero
  }

  // MARK: Changes before a behavior is added

  func record(_ change: BehaviorDraft.Change, on index: Int) {
    let entry = entries[index]
    guard entry.description.isTemplate, !entry.isReady else { return }
    var draft = entry.draft ?? BehaviorDraft()
    draft.add(change)
    entry.draft = draft
  }
}
