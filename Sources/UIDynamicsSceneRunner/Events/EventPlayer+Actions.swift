// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension EventPlayer {
  func perform(_ action: SceneAction) {
    switch action {
    case .addBehavior(let behaviors, let isNew):
      with(behaviors, .addBehavior) { addBehavior($0, isNew: isNew) }
    case .removeBehavior(let behaviors): with(behaviors, .removeBehavior) { removeBehavior($0) }
    case .removeAllBehaviors: stage.animator.removeAllBehaviors()
    case .addChildBehavior(let children, let composites):
      with(children, composites, .addChildBehavior) { addChild($0, to: $1) }
    case .removeChildBehavior(let children, let composites):
      with(children, composites, .removeChildBehavior) { behaviors.remove($0, from: $1) }
    case .addItem(let items, let behaviors):
      with(items, behaviors, .addItem) { addItem($0, to: $1) }
    case .removeItem(let items, let behaviors):
      with(items, behaviors, .removeItem) { removeItem($0, from: $1) }
    case .addBoundary(let boundary, let behaviors):
      with(behaviors, .addBoundary) { addBoundary(boundary, to: $0) }
    case .removeBoundary(let ids, let behaviors):
      with(behaviors, .removeBoundary) { behavior in
        for id in ids where isPlaying { removeBoundary(id, from: behavior) }
      }
    case .removeAllBoundaries(let behaviors):
      with(behaviors, .removeAllBoundaries) { removeAllBoundaries(of: $0) }
    case .set(let target, let operand): set(target, to: operand)
    case .animate(let animation): animate(animation)
    case .updateItem(let items): with(items, .updateItem) { updateItem($0) }
    case .removeFromSuperview(let views):
      with(views, .removeFromSuperview) { stage.removeFromSuperview($0) }
    case .addSubview(let views, let superview): addSubview(views, to: superview)
    case .copy(let views, let slots): with(views, .copy) { copy($0, as: slots) }
    case .addLinearVelocity(let velocity, let items, let behaviors):
      with(items, behaviors, .addLinearVelocity) { addLinearVelocity(velocity, to: $0, in: $1) }
    case .addAngularVelocity(let velocity, let items, let behaviors):
      with(items, behaviors, .addAngularVelocity) { addAngularVelocity(velocity, to: $0, in: $1) }
    case .emit(let name, let members): emit(name, members)
    case .condition(let condition, let actions, let others):
      decide(condition, actions, others)
    case .forEach(let list, let actions):
      add(
        .forEach(
          list.filter(state.exists), from: 0, actions, at: self.list("do"), outer: state.moment.each
        ))
    case .after(let delay, let actions): put(off: actions, by: delay)
    case .stop(let reason): stop(reason)
    }
  }

  private func emit(_ name: String, _ members: [SceneMember]) {
    context.action = .emit
    guard let data = record(members) else { return }
    recorder.record(.emit, name: name, data: data.isEmpty ? nil : .object(data))
    recorder.occurrences.record(name)
    add(.events(table.emission(of: name)[...]))
  }

  private func decide(_ condition: Expression, _ actions: [SceneAction], _ others: [SceneAction]) {
    context.action = .if
    guard let isTrue = value(of: condition)?.truth else { return }
    add(.endOfBranch(context.action))
    add(.actions((isTrue ? actions : others)[...], at: list(isTrue ? "then" : "else")))
  }

  private func stop(_ reason: Expression) {
    context.action = .stop
    guard let reason = value(of: reason)?.text, end.reason == nil else { return }
    stop(because: reason)
    recorder.record(.stop, data: .object([RecordMember("reason", .string(reason))]))
  }

  private func record(_ members: [SceneMember]) -> [RecordMember]? {
    var record: [RecordMember] = []
    for member in members {
      guard let values = values(member.value) else { return nil }
      record.append(
        RecordMember(
          member.key,
          values.count == 1 ? RecordValue(values[0]) : .numbers(values.map { $0.number })))
    }
    return record
  }
}

// MARK: Behaviors

extension EventPlayer {
  func addBehavior(_ index: Int, isNew: Bool) {
    guard isPlaying else { return }
    context.action = .addBehavior
    if isNew,
      stage.animator.behaviorCount + behaviors.size(of: index) > scene.limits[.behaviors]
    {
      let most = scene.limits[.behaviors]
      return fail(
        "the animator would have more than \(Sentence.count(most, "behaviors"))", beyond: .behaviors
      )
    }
    attempt(with: index, try behaviors.add(index, isNew: isNew, in: state))
  }

  private func removeBehavior(_ index: Int) {
    if let behavior = behaviors.existing(index) { stage.animator.removeBehavior(behavior) }
  }

  private func addChild(_ index: Int, to composite: Int) {
    attempt(with: index, try behaviors.add(index, to: composite, in: state))
  }

  func object(_ index: Int) -> UIDynamicBehavior? {
    attempt(with: index, try behaviors.object(index))
  }

  private func addItem(_ index: Int, to behavior: Int) {
    guard let object = object(behavior) else { return }
    let item = stage.items[index]
    // Until the end of the tick, a removed behavior still acts and an added one does not.
    if object.dynamicAnimator != nil || stage.animator.has(object) {
      guard isDone(try stage.animator.validate(item)) else { return }
    }
    change(object, behavior, .item(index)) { $0.itemHolder?.addItem(item) }
  }

  private func removeItem(_ index: Int, from behavior: Int) {
    guard let object = object(behavior) else { return }
    let item = stage.items[index]
    change(object, behavior, .item(index)) { $0.itemHolder?.removeItem(item) }
  }

  /// Changes a behavior object; if the object is a draft, the change is repeated on its replacement.
  func change(
    _ object: UIDynamicBehavior, _ behavior: Int, _ subject: BehaviorDraft.Subject,
    _ perform: @escaping (UIDynamicBehavior) throws(UIDynamicsFault) -> Void
  ) {
    guard isDone(try perform(object)) else { return }
    behaviors.record(BehaviorDraft.Change(subject: subject, perform: perform), on: behavior)
  }

  private func addLinearVelocity(_ velocity: SceneOperand, to item: Int, in behavior: Int) {
    guard let velocity = vector(velocity), let object = object(behavior) as? UIDynamicItemBehavior
    else { return }
    object.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: stage.items[item])
  }

  private func addAngularVelocity(_ velocity: SceneOperand, to item: Int, in behavior: Int) {
    guard let velocity = number(velocity), let object = object(behavior) as? UIDynamicItemBehavior
    else { return }
    object.addAngularVelocity(velocity, for: stage.items[item])
  }

  // MARK: Boundaries

  private func addBoundary(_ template: SceneTemplate, to behavior: Int) {
    guard let object = object(behavior), let templates = scene.templates else { return }
    do throws(ExpressionFault) {
      let boundary = try templates.maker.boundary(template, in: state)
      change(object, behavior, .boundary(boundary.id)) { object throws(UIDynamicsFault) in
        try (object as? UICollisionBehavior)?.add(boundary)
      }
    } catch {
      fail(error)
    }
  }

  private func removeBoundary(_ id: Expression, from behavior: Int) {
    guard let id = value(of: id)?.text, let object = object(behavior) else { return }
    change(object, behavior, .boundary(id)) {
      ($0 as? UICollisionBehavior)?.removeBoundary(withIdentifier: id)
    }
  }

  private func removeAllBoundaries(of behavior: Int) {
    guard let object = object(behavior) else { return }
    change(object, behavior, .boundaries) { ($0 as? UICollisionBehavior)?.removeAllBoundaries() }
  }
}
