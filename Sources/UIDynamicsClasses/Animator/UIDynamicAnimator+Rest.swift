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
    if !isRunning && bridge.hasAwakeBodies { resume() }
  }

  /// Stops the animator when nothing moves.
  ///
  /// UIKit also stops when no behavior minds: none is left, or only composites without primitive
  /// ones below them. Then there is no body either, so that this asks the same.
  func pauseIfAtRest() {
    guard !bridge.hasAwakeBodies else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// The reference view has a new size: the boundaries follow with the next tick.
  func referenceSizeDidChange() {
    if !registered.isEmpty { resume() }
  }
}
