// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Is told when an animator goes to rest and when it starts again; both methods may be left out.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator starts, inside the call that made it start.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// The animator has stopped, at the end of a tick.
  ///
  /// Everything is at rest, or nothing is left to do. The tick is over: what the method adds or
  /// removes takes effect at once.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
