// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A finger on the screen, for the views that override what is called with one.
#if MAIN_ACTOR
  @MainActor
#endif
open class UITouch: NSObject {
  deinit {}
}

/// What happened on the screen, for the views that override what is called with it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIEvent: NSObject {
  deinit {}
}

/// The outermost view on a screen; here a view like any other.
open class UIWindow: UIView {
  deinit {}
}
