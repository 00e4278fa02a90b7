// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  func resume() {
    guard !isRunning else { return }
    isRunning = true
    warnOfConstraints()
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Starts the animator if a removal woke an item.
  func resumeIfMoving() {
    if !isRunning && hasAwakeBodies { resume() }
  }

  /// Pauses the animator when nothing moves.
  ///
  /// UIKit also pauses when there are no primitive behaviors; then there are no bodies either, so this check covers that case.
  func pauseIfAtRest() {
    // A layout that left its collection view may already have paused it.
    guard isRunning, !hasAwakeBodies else { return }
    pause()
  }

  private func pause() {
    isRunning = false
    warnOfConstraints()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Warns about items that Auto Layout moves as well.
  package func warnOfConstraints() {
    #if !hasFeature(Embedded)
      for record in bridge.items {
        guard let view = record.view, view.isPlacedByConstraints else { continue }
        warn(
          UIDynamicsWarning(
            .constrainedItem,
            "\(name) moves \(view), which has constraints: on a device, every layout pass moves it back. Deactivate"
              + " them, and set translatesAutoresizingMaskIntoConstraints to true."))
      }
    #endif
  }

  func referenceSizeDidChange() {
    if !registry.all.isEmpty { resume() }
  }

  func layoutDidChange(isInUse: Bool) {
    if isInUse { return resumeIfMoving() }
    change { [unowned(unsafe) self] in if isRunning { pause() } }
  }
}
