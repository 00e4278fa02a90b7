// SPDX-License-Identifier: MIT

public import UIDynamics

/// What can be first to hear of keys and touches; nobody tells here.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIResponder: NSObject {
  deinit {}

  /// Whom to ask next; nobody.
  open var next: UIResponder? { nil }

  /// Does nothing, and says that it did not work.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
