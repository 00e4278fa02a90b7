// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  internal import ObjectiveC

  /// A method of an object, called by name through Objective-C.
  package struct TargetAction {
    private weak var target: AnyObject?
    private let action: Selector

    package init(_ target: Any, _ action: Selector) {
      (self.target, self.action) = (target as AnyObject, action)
    }

    /// Calls the method, if the object still exists.
    package func call(_ sender: Any) {
      _ = (target as? any ObjectiveC.NSObjectProtocol)?.perform(action, with: sender)
    }

    /// Compares the target and the action; `nil` matches any value.
    package func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target as AnyObject)
        && (action == nil || self.action == action)
    }
  }
#endif
