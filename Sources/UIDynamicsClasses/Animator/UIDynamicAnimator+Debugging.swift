// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsGeometry

  // The keys of UIKit's debugging aid, which programs set by name.
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
      /// Keeps a value for one of the keys of UIKit's debugging aid, and does nothing else with it.
      ///
      /// Another key ends the process, where UIKit raises an exception.
      public func setValue(_ value: Any?, forKey key: String) { keepDebuggingValue(value, key) }

      /// A value that was set for one of the keys of UIKit's debugging aid, or a stored property.
      public func value(forKey key: String) -> Any? { debuggingValue(key) }
    #endif
  }
#endif
