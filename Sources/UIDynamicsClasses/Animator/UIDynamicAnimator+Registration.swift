// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  // MARK: What belongs to the animator, up to date inside a tick

  /// Notes that a behavior and all below it are among those added.
  func own(_ behavior: UIDynamicBehavior) {
    for member in behavior.subtree where member.owner !== self {
      member.owner = self
      behaviorCount += 1
      if member is UIFieldBehavior { fieldCount += 1 }
      if isStepping { for item in member.members { pending.note(newcomer: item) } }
    }
  }

  /// Notes that a behavior and all below it are not among those added any more.
  func disown(_ behavior: UIDynamicBehavior) {
    for member in behavior.subtree where member.owner === self {
      member.owner = nil
      behaviorCount -= 1
      if member is UIFieldBehavior { fieldCount -= 1 }
    }
  }

  // MARK: What is at work

  /// Makes a behavior work with its children; inside a tick, from its end on.
  func register(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    if isStepping {
      pending.add(behavior, in: parent)
    } else {
      begin(behavior)
    }
    resume()
  }

  /// Ends the work of behaviors and their children; inside a tick, with its end.
  ///
  /// Whether that makes the animator start is asked once for all: the first to go may well take
  /// the ground from under items that the others take with them.
  func unregister(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors {
      if isStepping { pending.remove(behavior) } else { end(behavior) }
    }
    resumeIfMoving()
  }

  /// Changes the world now, or at the end of the tick that is going on.
  func change(_ work: @escaping () -> Void) {
    if isStepping { pending.worldChanges.append(work) } else { work() }
  }

  /// Does what was asked for inside the tick: the world, then removals, then additions.
  func applyPendingChanges() {
    if pending.isEmpty { return }
    var changes = pending.take()
    for change in changes.worldChanges { change() }
    for behavior in changes.removals.list() { end(behavior) }
    for addition in changes.additions.list() where isStillWanted(addition) {
      begin(addition.behavior)
    }
  }

  /// Overrides that run while changes are applied may have taken it out again.
  private func isStillWanted(_ addition: PendingChanges.Addition) -> Bool {
    let key = ObjectIdentifier(addition.behavior)
    guard let parent = addition.parent else { return topBehaviors.contains(key) }
    return parent.dynamicAnimator === self && parent.children.contains(key)
  }

  /// A behavior begins, then its children as they are by then, each with its own before the next.
  private func begin(_ behavior: UIDynamicBehavior) {
    descend(from: behavior) { beginAlone($0) }
  }

  private func end(_ behavior: UIDynamicBehavior) {
    descend(from: behavior) { endAlone($0) }
  }

  /// Does something with a behavior and, if it says so, with its children as they are then.
  ///
  /// Overrides run within, and may change who is whose child.
  private func descend(from behavior: UIDynamicBehavior, _ work: (UIDynamicBehavior) -> Bool) {
    var waiting = [behavior]
    while let next = waiting.popLast() {
      if work(next) { waiting.append(contentsOf: next.children.list().reversed()) }
    }
  }

  private func beginAlone(_ behavior: UIDynamicBehavior) -> Bool {
    guard behavior.dynamicAnimator !== self else { return false }
    registered.append(behavior, for: ObjectIdentifier(behavior))
    if behavior.preparesSteps { preparing.append(behavior, for: ObjectIdentifier(behavior)) }
    behavior.dynamicAnimator = self
    behavior.sayUnsaidWarnings()
    behavior.willMove(to: self)
    // The override may have thought better of it.
    guard behavior.dynamicAnimator === self else { return false }
    behavior.associate(with: self)
    return true
  }

  private func endAlone(_ behavior: UIDynamicBehavior) -> Bool {
    guard behavior.dynamicAnimator === self else { return false }
    behavior.willMove(to: nil)
    behavior.dissociate(from: self)
    behavior.dynamicAnimator = nil
    registered.remove(ObjectIdentifier(behavior))
    preparing.remove(ObjectIdentifier(behavior))
    return true
  }
}
