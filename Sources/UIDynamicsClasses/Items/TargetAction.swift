// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  internal import ObjectiveC

  /// A method of an object, which Objective-C calls by its name.
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

    /// Compares target and action; nil matches every one.
    package func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target as AnyObject)
        && (action == nil || self.action == action)
    }
  }
#endif
