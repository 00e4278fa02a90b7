// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// Advances time by one tick, in place of UIKit's display link.
  ///
  /// Does nothing while the animator is paused.
  ///
  /// - Parameter seconds: The time since the last tick. A value above 0.5 s is treated as 1/60 s; a negative one ends the process.
  public func advance(by seconds: TimeInterval) {
    requireValidTick(seconds)
    guard isRunning else { return }
    isStepping = true
    let subSteps = clock.advance(by: seconds)
    weighItemBehaviors()
    followReferenceBounds()
    // Additions and removals inside a tick take effect at its end.
    let behaviors = registry.all.list()
    for behavior in registry.preparing.list() { behavior.prepareStep(in: self) }
    bridge.step(count: subSteps)
    if interruption != nil {
      isStepping = false
      return
    }
    showPoses()
    reportContacts()
    for behavior in behaviors { behavior.action?() }
    isStepping = false
    applyPendingChanges()
    invalidateLayout()
    pauseIfAtRest()
  }

  private func weighItemBehaviors() {
    guard itemBehaviorsNeedWeighing else { return }
    itemBehaviorsNeedWeighing = false
    let order = registry.top.list().flatMap { $0.subtree }
    bridge.settleProperties(by: order.compactMap { $0 as? UIDynamicItemBehavior })
  }

  private func followReferenceBounds() {
    let bounds = reference.bounds
    guard bounds != knownReferenceBounds else { return }
    moveImplicitBoundaries(to: bounds)
  }

  private func moveImplicitBoundaries(to bounds: CGRect?) {
    knownReferenceBounds = bounds
    for case let behavior as UICollisionBehavior in registry.all.list() {
      behavior.rebuildImplicitBoundary(in: self)
      guard bounds == nil, behavior.translatesReferenceBoundsIntoBoundary else { continue }
      behavior.warn(
        .referenceViewGone,
        "The reference view of \(name) was deallocated, so its bounds are no longer a boundary. An animator"
          + " does not retain it: keep a strong reference.")
    }
  }

  private func showPoses() {
    // Read every pose first: showing one may run code that moves other items.
    let (records, grid) = (bridge.items, pixelGrid)
    for record in records { record.pose = bridge.pose(of: record.body) }
    for record in records { record.show(reference.own(record.pose, of: record.view), on: grid) }
  }

  /// Calls the delegates, first for all contacts that began, then for all that ended.
  private func reportContacts() {
    guard bridge.hasContactsToReport else { return }
    let (began, ended) = bridge.takeContacts()
    for report in began { report.tellDelegate(isBegin: true) }
    for report in ended { report.tellDelegate(isBegin: false) }
  }

  private func requireValidTick(_ seconds: Double) {
    if isStepping {
      stop(
        .invalidTick,
        "advance(by:) of \(self) was called from an action or a delegate inside a tick. Call it between ticks only."
      )
    }
    if !(seconds >= 0) {
      stop(.invalidTick, "A tick of \(self) cannot last \(seconds) s. Use 0 or more.")
    }
  }
}
