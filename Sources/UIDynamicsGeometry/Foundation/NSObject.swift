// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import class Foundation.NSObject

    #if !canImport(ObjectiveC)
      // Foundation's class has this method only on Apple's platforms. Elsewhere, an extension adds it, so it cannot be overridden.
      extension NSObjectProtocol {
        /// Returns the stored property with this name, including those of superclasses.
        ///
        /// An unknown name stops the process; UIKit raises an exception instead.
        public func value(forKey key: String) -> Any? { storedValue(forKey: key) }
      }
    #endif
  #else
    /// The superclass of UIKit's classes, with equality, a description and copying.
    ///
    /// An object equals only itself unless a subclass overrides `isEqual(_:)` and `hash`. In files that import all of
    /// Foundation, write `import class UIDynamics.NSObject` to choose this class.
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      /// Creates an object.
      public init() {}

      /// Returns whether another object is equal to this one; by default, an object equals only itself.
      open func isEqual(_ object: Any?) -> Bool { isIdentical(object) }

      /// A hash value that equal objects share; by default, it is derived from the object's identity.
      open var hash: Int { ObjectIdentifier(self).hashValue }

      /// The object's name in messages; by default, it contains the class.
      open var description: String { "<\(type(of: self))>" }

      /// Returns a copy made by `copy(with:)`.
      ///
      /// Stops the process if the class does not conform to `NSCopying`.
      open func copy() -> Any {
        guard let original = self as? any NSCopying else {
          fatalError(
            "UIDynamics: \(self) cannot be copied. Have \(type(of: self)) conform to NSCopying.")
        }
        return original.copy(with: nil)
      }

      /// Returns the stored property with this name, including those of superclasses.
      ///
      /// An unknown name stops the process; UIKit raises an exception instead.
      open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

      /// Stops the process unless overridden; UIKit raises an exception instead.
      open func setValue(_ value: Any?, forKey key: String) { stopAtUndefined(key) }

      /// Returns whether the objects are equal, using the first one's `isEqual(_:)`.
      public static func == (first: NSObject, second: NSObject) -> Bool { first.isEqual(second) }

      /// Feeds `hash` into the hasher.
      public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
  #endif
#endif
