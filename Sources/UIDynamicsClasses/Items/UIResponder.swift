// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// An object that receives touches: a view or a view controller.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIResponder: NSObject {
  deinit {}

  /// Creates a responder.
  public override init() {}

  /// The next responder: a view's controller or superview, or the superview of a controller's view.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the object accepts keyboard input; `false` unless overridden, and never read.
  open var canBecomeFirstResponder: Bool { false }

  /// Returns `false`, because there is no keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns `true`, because there is no keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Touches

  /// Passes the touches to the next responder; only a `Finger` or a test calls it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Shakes

  /// Passes the motion to the next responder; only a test calls it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Passes the motion to the next responder; only a test calls it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Passes the motion to the next responder; only a test calls it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}
