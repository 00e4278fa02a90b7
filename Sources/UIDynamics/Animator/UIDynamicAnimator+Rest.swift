// SPDX-License-Identifier: MIT

// When an animator starts and stops.
extension UIDynamicAnimator: ReferenceSizeObserver {
  /// Starts the animator if it is paused, and says so.
  func resume() {
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Starts the animator if something was removed on which an item had rested.
  func resumeIfMoving() {
    if bridge.hasAwakeBodies { resume() }
  }

  /// Stops the animator when nothing moves, or when nothing that is added minds.
  func pauseIfIdle() {
    if bridge.hasAwakeBodies && !behaviors.allSatisfy(\.allowsStop) { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// The reference view has a new size: the boundaries follow with the next tick.
  func referenceSizeDidChange() {
    if !registered.isEmpty { resume() }
  }
}
