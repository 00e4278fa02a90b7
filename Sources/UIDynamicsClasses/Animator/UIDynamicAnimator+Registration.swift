// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  // MARK: Ownership, current inside a tick

  func own(_ behavior: UIDynamicBehavior) {
    for member in behavior.subtree where member.owner !== self {
      member.owner = self
      registry.count(member, 1)
      if isStepping { for item in member.members { pending.add(newcomer: item) } }
    }
  }

  func disown(_ behavior: UIDynamicBehavior) {
    for member in behavior.subtree where member.owner === self {
      member.owner = nil
      registry.count(member, -1)
    }
  }

  // MARK: Registration

  /// Registers a behavior and its children; inside a tick, at its end.
  func register(_ behavior: UIDynamicBehavior, in parent: UIDynamicBehavior?) {
    if isStepping {
      pending.add(behavior, in: parent)
    } else {
      begin(behavior)
    }
    resume()
  }

  /// Unregisters behaviors and their children; inside a tick, at its end.
  ///
  /// Resumes the animator only after all have left: one of them may have supported items that leave with another.
  func unregister(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors {
      if isStepping { pending.remove(behavior) } else { end(behavior) }
    }
    resumeIfMoving()
  }

  /// Changes the world now, or at the end of the current tick if one is being computed.
  func change(_ work: @escaping () -> Void) {
    if isStepping { pending.worldChanges.append(work) } else { work() }
  }

  /// Applies queued changes: to the world, then removals, then additions.
  func applyPendingChanges() {
    if pending.isEmpty { return }
    var changes = pending.drain()
    for change in changes.worldChanges { change() }
    for behavior in changes.removals.list() { end(behavior) }
    for addition in changes.additions.list() where isStillWanted(addition) {
      begin(addition.behavior)
    }
  }

  /// Returns `false` if an override that ran meanwhile removed the behavior again.
  private func isStillWanted(_ addition: PendingChanges.Addition) -> Bool {
    let key = ObjectIdentifier(addition.behavior)
    guard let parent = addition.parent else { return registry.top.contains(key) }
    return parent.dynamicAnimator === self && parent.children.contains(key)
  }

  /// Registers a behavior, then its children at that time, depth first.
  private func begin(_ behavior: UIDynamicBehavior) {
    descend(from: behavior) { beginAlone($0) }
  }

  private func end(_ behavior: UIDynamicBehavior) {
    descend(from: behavior) { endAlone($0) }
  }

  /// Visits a behavior and, if `work` returns `true`, its children at that time.
  ///
  /// `work` runs overrides, which may change the hierarchy.
  private func descend(from behavior: UIDynamicBehavior, _ work: (UIDynamicBehavior) -> Bool) {
    var waiting = [behavior]
    while let next = waiting.popLast() {
      if work(next) { waiting.append(contentsOf: next.children.list().reversed()) }
    }
  }

  private func beginAlone(_ behavior: UIDynamicBehavior) -> Bool {
    guard behavior.dynamicAnimator !== self else { return false }
    registry.begin(behavior)
    behavior.dynamicAnimator = self
    behavior.reportQueuedWarnings()
    behavior.willMove(to: self)
    // The override may have removed the behavior again.
    guard behavior.dynamicAnimator === self else { return false }
    behavior.associate(with: self)
    return true
  }

  private func endAlone(_ behavior: UIDynamicBehavior) -> Bool {
    guard behavior.dynamicAnimator === self else { return false }
    behavior.willMove(to: nil)
    behavior.dissociate(from: self)
    behavior.dynamicAnimator = nil
    registry.end(behavior)
    return true
  }
}
