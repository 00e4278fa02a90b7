// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// Has a behavior work with its children; inside a tick, from its end on.
  func enroll(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    if isStepping {
      pending.add(behavior, in: parent)
    } else {
      register(behavior)
    }
    resume()
  }

  /// Has behaviors stop working with their children; inside a tick, from its end on.
  ///
  /// Whether that makes the animator start is asked once for all: the first to go may well take
  /// the ground from under items that the others take with them.
  func discharge(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors {
      if isStepping { pending.remove(behavior) } else { unregister(behavior) }
    }
    resumeIfMoving()
  }

  /// Changes the world now, or at the end of the tick that is going on.
  func change(_ work: @escaping () -> Void) {
    if isStepping { pending.worldChanges.append(work) } else { work() }
  }

  /// Does what was asked for inside the tick: the world, then removals, then additions.
  func applyPendingChanges() {
    let changes = pending.take()
    for change in changes.worldChanges { change() }
    for behavior in changes.removals { unregister(behavior) }
    for addition in changes.additions where isStillWanted(addition) {
      register(addition.behavior)
    }
  }

  /// Overrides that run while changes are applied may have taken it out again.
  private func isStillWanted(_ addition: PendingChanges.Addition) -> Bool {
    guard let parent = addition.parent else { return behaviors.contains(addition.behavior) }
    return parent.dynamicAnimator === self && parent.childBehaviors.contains(addition.behavior)
  }

  private func register(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    registered.append(behavior)
    behavior.dynamicAnimator = self
    behavior.sayUnsaidWarnings()
    behavior.willMove(to: self)
    // The override may have thought better of it.
    guard behavior.dynamicAnimator === self else { return }
    behavior.associate(with: self)
    for child in behavior.childBehaviors { register(child) }
  }

  private func unregister(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behavior.willMove(to: nil)
    behavior.dissociate(from: self)
    behavior.dynamicAnimator = nil
    if let index = registered.firstIndex(of: behavior) { registered.remove(at: index) }
    for child in behavior.childBehaviors { unregister(child) }
  }
}
