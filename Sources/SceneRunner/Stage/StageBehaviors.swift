// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// What the behaviors of a stage call.
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
  /// Pt/s.
  var velocity: CGVector
  /// Kg.
  var mass: Double
  var charge: Double
  /// Of the world after the sub-step, s.
  var time: Double
}

/// Why a behavior cannot be made or added.
enum StageBehaviorFault: Error {
  case expression(ExpressionFault)
  case dynamics(UIDynamicsFault)
}

/// The behaviors of a scene as objects, which are made when they are first needed.
///
/// One with expressions is made anew at each adding: the expressions are worked out then, and what
/// actions have done to it since is done to the new object too.
final class StageBehaviors {
  private let stage: Stage
  private let descriptions: [SceneBehavior]
  private let templates: SceneTemplates?
  private var objects: [UIDynamicBehavior?]
  private var journals: [Int: BehaviorJournal] = [:]
  /// The children that composites have now.
  private(set) var children: [[Int]]
  /// In how many composites each is a child.
  private var parentCounts: [Int]
  /// Owns the behaviors; a weak reference would slow down every use of it.
  unowned var delegate: (any StageBehaviorsDelegate)?

  init(_ scene: Scene, on stage: Stage) {
    self.stage = stage
    (descriptions, templates) = (scene.behaviors, scene.templates)
    objects = Array(repeating: nil, count: descriptions.count)
    children = descriptions.map { behavior in
      if case .composite(let children) = behavior.kind { children } else { [] }
    }
    parentCounts = Array(repeating: 0, count: descriptions.count)
    for child in children.joined() { parentCounts[child] += 1 }
  }

  /// The object of a behavior, if there is one by now.
  func existing(_ index: Int) -> UIDynamicBehavior? { objects[index] }

  /// How many items a behavior has now, or will have when it is made.
  func itemCount(of index: Int) -> Int {
    objects[index]?.itemCount ?? descriptions[index].items.count
  }

  /// The object of a behavior, made without its expressions if it was never added.
  func object(_ index: Int) throws(StageBehaviorFault) -> UIDynamicBehavior {
    if let object = objects[index] { return object }
    return try make(descriptions[index], index)
  }

  // MARK: Adding

  /// Adds a behavior to the animator; ignored if it was added before.
  func add<Context: ExpressionContext>(
    _ index: Int, in context: Context
  ) throws(StageBehaviorFault) {
    if let object = objects[index], stage.animator.behaviors.contains(object) { return }
    try renew(index, isChild: parentCounts[index] > 0, in: context)
    let object = try object(index)
    do throws(UIDynamicsFault) {
      try stage.animator.validate(object)
    } catch {
      throw .dynamics(error)
    }
    stage.animator.addBehavior(object)
  }

  /// Makes a behavior a child of a composite; ignored if it is one already.
  func add<Context: ExpressionContext>(
    _ index: Int, to composite: Int, in context: Context
  ) throws(StageBehaviorFault) {
    if children[composite].contains(index) { return }
    let parent = try object(composite)
    try renew(index, isChild: parentCounts[index] > 0, in: context)
    let object = try object(index)
    do throws(UIDynamicsFault) {
      try parent.validate(child: object)
    } catch {
      throw .dynamics(error)
    }
    children[composite].append(index)
    parentCounts[index] += 1
    parent.addChildBehavior(object)
  }

  /// Takes a child out of a composite; ignored if it is none.
  func remove(_ index: Int, from composite: Int) {
    guard let place = children[composite].firstIndex(of: index) else { return }
    children[composite].remove(at: place)
    parentCounts[index] -= 1
    if let parent = objects[composite], let child = objects[index] {
      parent.removeChildBehavior(child)
    }
  }

  /// Works out the expressions of a behavior that is about to be added, and of those below it.
  ///
  /// The object of a composite stays; so does that of one that works in the animator under another.
  private func renew<Context: ExpressionContext>(
    _ index: Int, isChild: Bool, in context: Context
  ) throws(StageBehaviorFault) {
    if case .composite = descriptions[index].kind {
      return try renewChildren(of: index, in: context)
    }
    guard descriptions[index].isTemplate, let templates, !isChild else { return }
    var description = descriptions[index]
    do throws(ExpressionFault) {
      description = try templates.maker.behavior(description, at: index, in: context)
    } catch {
      throw .expression(error)
    }
    journals[index]?.rewrite(&description)
    let object = try make(description, index)
    journals[index]?.play(on: object)
  }

  private func renewChildren<Context: ExpressionContext>(
    of composite: Int, in context: Context
  ) throws(StageBehaviorFault) {
    let parent = try object(composite)
    guard parent.dynamicAnimator == nil else { return }
    for child in children[composite] { try renew(child, isChild: false, in: context) }
    let new = children[composite].compactMap { objects[$0] }
    if new == parent.childBehaviors { return }
    for child in parent.childBehaviors { parent.removeChildBehavior(child) }
    for child in new { parent.addChildBehavior(child) }
  }

  private func make(
    _ description: SceneBehavior, _ index: Int
  ) throws(StageBehaviorFault) -> UIDynamicBehavior {
    let object: UIDynamicBehavior
    do throws(UIDynamicsFault) {
      object = try stage.make(description) { [unowned self] in
        force(of: index, FieldSample(position: $1, velocity: $2, mass: $3, charge: $4, time: $5))
      }
    } catch {
      throw .dynamics(error)
    }
    object.id = description.id
    if !description.actions.isEmpty {
      object.action = { [unowned self] in delegate?.behaviorActs(index) }
    }
    let old = objects[index]
    objects[index] = object
    delegate?.didMake(object, index, insteadOf: old)
    for child in children[index] { object.addChildBehavior(try self.object(child)) }
    return object
  }

  /// The velocity comes in metres.
  private func force(of index: Int, _ sample: FieldSample) -> CGVector {
    delegate?.force(ofField: index, sample) ?? .zero
  }

  // MARK: Changes that the next object of a behavior has to know

  /// Notes a change for a behavior that is made anew at each adding.
  func note(_ change: BehaviorJournal.Change, on index: Int) {
    guard descriptions[index].isTemplate else { return }
    journals[index, default: BehaviorJournal(descriptions[index])].note(change)
  }
}
