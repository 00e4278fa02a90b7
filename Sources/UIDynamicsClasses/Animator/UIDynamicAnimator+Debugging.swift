// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsGeometry

  extension UIDynamicAnimator {
    private static let debuggingKeys: Set = [
      "debugEnabled", "debugInterval", "debugAnimationSpeed",
    ]

    final func keepDebuggingValue(_ value: Any?, _ key: String) {
      guard Self.debuggingKeys.contains(key) else { stopAtUndefined(key) }
      debuggingValues[key] = value
    }

    final func debuggingValue(_ key: String) -> Any? {
      Self.debuggingKeys.contains(key) ? debuggingValues[key] : storedValue(forKey: key)
    }

    #if FOUNDATION_TYPES
      /// Stores a value for one of UIKit's debugging keys; the value has no effect.
      ///
      /// Any other key ends the process, where UIKit raises an exception.
      public func setValue(_ value: Any?, forKey key: String) { keepDebuggingValue(value, key) }

      /// Returns the value stored for one of UIKit's debugging keys, or a stored property.
      public func value(forKey key: String) -> Any? { debuggingValue(key) }
    #endif
  }
#endif
