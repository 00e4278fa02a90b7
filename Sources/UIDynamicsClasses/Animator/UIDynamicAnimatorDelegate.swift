// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Methods called when an animator pauses and resumes; both are optional.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator starts, inside the call that starts it.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called at the end of the tick in which the animator pauses.
  ///
  /// Everything is at rest, or nothing is left to do. Changes made here take effect at once.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
