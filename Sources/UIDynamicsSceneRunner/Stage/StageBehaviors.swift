// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

protocol StageBehaviorsDelegate: AnyObject {
  /// A registered behavior with actions has come to its turn in a tick.
  func behaviorActs(_ index: Int)
  /// The force of a custom field, N.
  func force(ofField index: Int, _ sample: FieldSample) -> CGVector
  /// An object was made for a behavior.
  func didMake(_ behavior: UIDynamicBehavior, _ index: Int, insteadOf old: UIDynamicBehavior?)
}

/// What a custom field knows of an item in it.
struct FieldSample {
  /// From the field's position, pt.
  var position: CGPoint
  /// In points per second.
  var velocity: CGVector
  /// In kilograms.
  var mass: Double
  var charge: Double
  /// Of the world after the sub-step, s.
  var time: Double
}

/// Why a behavior cannot be made or added.
enum StageBehaviorFault: Error {
  case expression(ExpressionFault)
  case dynamics(UIDynamicsFault)

  /// Does what UIKit may refuse.
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

/// The behaviors of a scene as objects, which are made when they are first needed.
///
/// One with expressions is a draft until its first adding: then the expressions are worked out, and what
/// actions have done to the draft is done to the object too. From then on adding adds the object that is
/// there, as UIKit does, with everything as it was left.
final class StageBehaviors {
  /// One of the behaviors, and what has become of it.
  private final class Entry {
    let description: SceneBehavior
    var object: UIDynamicBehavior?
    /// Whether the object is the one that stays.
    var isReady = false
    var draft: BehaviorDraft?
    /// The children that a composite has now.
    var children: [Int]

    init(_ description: SceneBehavior) {
      (self.description, children) = (description, description.children)
    }
  }

  private let stage: Stage
  private let entries: [Entry]
  private let templates: SceneTemplates?
  /// Owns the behaviors; a weak reference would slow down every use of it.
  unowned(unsafe) var delegate: (any StageBehaviorsDelegate)?

  init(_ scene: Scene, on stage: Stage) {
    (self.stage, templates) = (stage, scene.templates)
    entries = scene.behaviors.map(Entry.init)
  }

  /// The object of a behavior, if there is one by now.
  func existing(_ index: Int) -> UIDynamicBehavior? { entries[index].object }

  /// How many items a behavior has now, or will have when it is made.
  func itemCount(of index: Int) -> Int {
    entries[index].object?.itemCount ?? entries[index].description.itemCount
  }

  /// The object of a behavior, made without its expressions if it was never added.
  func object(_ index: Int) throws(StageBehaviorFault) -> UIDynamicBehavior {
    if let object = existing(index) { return object }
    for member in family(of: index).reversed() where existing(member) == nil {
      try make(entries[member].description, member)
      link(member)
    }
    if let object = existing(index) { return object }
    return try make(entries[index].description, index)
  }

  /// A property of a behavior; nil if it has none of the name, or does not tell it.
  func value(
    of property: BehaviorProperty, _ index: Int
  ) throws(StageBehaviorFault) -> BehaviorValue? {
    try object(index).value(of: property, as: entries[index].description.type)
  }

  /// How many behaviors a new one brings, itself and those below it.
  func size(of index: Int) -> Int {
    Hierarchy.family(of: [index]) { entries[$0].description.children }.count
  }

  // MARK: Adding

  /// Adds a behavior to the animator; ignored if it was added before.
  ///
  /// A new one is made from the description; the old one stays where it is.
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

  /// Makes a behavior a child of a composite; ignored if it is one already.
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

  /// Takes a child out of a composite; ignored if it is none.
  func remove(_ index: Int, from composite: Int) {
    guard let place = entries[composite].children.firstIndex(of: index) else { return }
    entries[composite].children.remove(at: place)
    if let parent = existing(composite), let child = existing(index) {
      parent.removeChildBehavior(child)
    }
  }

  // MARK: Making

  /// A behavior and all below it, as they are at work.
  private func family(of index: Int) -> [Int] {
    Hierarchy.family(of: [index]) { entries[$0].children }
  }

  /// Makes a behavior, and those below it, what they are from their first adding on.
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

  /// Works out the expressions of a behavior; one without keeps the object it has.
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

  /// Has a behavior, and those below it, made from the description the next time it is added.
  private func forget(_ index: Int) {
    for member in Hierarchy.family(of: [index], { entries[$0].description.children }) {
      let entry = entries[member]
      (entry.object, entry.isReady, entry.draft) = (nil, false, nil)
      entry.children = entry.description.children
    }
  }

  /// Gives a composite the objects that its children are by now, unless it works in an animator.
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
        force(of: index, FieldSample(position: $1, velocity: $2, mass: $3, charge: $4, time: $5))
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

  /// The velocity comes in metres.
  private func force(of index: Int, _ sample: FieldSample) -> CGVector {
    delegate?.force(ofField: index, sample) ?? .zero
  }

  // MARK: Changes before the first adding

  /// Notes a change of a draft, for the object that will take its place.
  func note(_ change: BehaviorDraft.Change, on index: Int) {
    let entry = entries[index]
    guard entry.description.isTemplate, !entry.isReady else { return }
    var draft = entry.draft ?? BehaviorDraft()
    draft.note(change)
    entry.draft = draft
  }
}
