// SPDX-License-Identifier: MIT

// When an animator starts and stops.
extension UIDynamicAnimator {
  /// Starts the animator if it is paused, and says so.
  func resume() {
    guard !isRunning else { return }
    isRunning = true
    warnOfConstraints()
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
    // Another layout of the collection view may have paused it.
    guard isRunning, !bridge.hasAwakeBodies else { return }
    pause()
  }

  private func pause() {
    isRunning = false
    warnOfConstraints()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Warns of items that Auto Layout moves as well.
  package func warnOfConstraints() {
    #if !hasFeature(Embedded)
      for record in bridge.items {
        guard let view = record.view, view.isPlacedByConstraints else { continue }
        warn(
          UIDynamicsWarning(
            .constrainedItem,
            "Constraints place \(view), and \(name) moves it: on a phone each layout puts it back. Deactivate"
              + " its constraints, and set translatesAutoresizingMaskIntoConstraints to true."))
      }
    #endif
  }

  /// The reference view has a new size: the boundaries follow with the next tick.
  func referenceSizeDidChange() {
    if !registered.isEmpty { resume() }
  }

  /// The layout was taken out of a collection view, or put into one.
  func layoutDidChange(isInUse: Bool) {
    if isInUse { return resumeIfMoving() }
    change { [unowned(unsafe) self] in if isRunning { pause() } }
  }
}
