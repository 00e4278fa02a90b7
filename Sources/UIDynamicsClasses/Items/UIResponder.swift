// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Receives touches: a view or a controller.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIResponder: NSObject {
  deinit {}

  /// Creates a responder.
  public override init() {}

  /// The next responder: the controller of a view or its superview, the superview of a controller's view.
  open var next: UIResponder? { nil }

  /// Whether it takes keys; no unless overridden, and never asked.
  open var canBecomeFirstResponder: Bool { false }

  /// Returns false: nothing here types.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns true: nothing here types.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Touches

  /// Hands the touches on to the next responder.
  ///
  /// Only the finger of a test touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Hands the touches on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Hands the touches on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Hands the touches on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Shakes

  /// Hands the shake on to the next responder; only a test calls it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Hands the shake on to the next responder; only a test calls it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Hands the shake on to the next responder; only a test calls it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}
