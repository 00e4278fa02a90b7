// SPDX-License-Identifier: MIT

public import Geometry

/// A finger on the screen, for the views that override what is called with one.
open class UITouch: NSObject {}

/// What happened on the screen, for the views that override what is called with it.
open class UIEvent: NSObject {}

/// The outermost view on a screen; here a view like any other.
open class UIWindow: UIView {}
