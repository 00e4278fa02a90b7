// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// What can hear of touches: a view or a controller.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIResponder: NSObject {
  deinit {}

  /// Creates a responder.
  public override init() {}

  /// Whom to ask next: the controller of a view or its superview, the superview of a controller's.
  open var next: UIResponder? { nil }

  /// Does nothing, and says that it did not work: nothing here types.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing: nothing here types.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Touches

  /// Hands the touches on to the next responder.
  ///
  /// Nothing here touches but the finger of a test.
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
}
