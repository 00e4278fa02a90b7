// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import class Foundation.NSObject

    #if !canImport(ObjectiveC)
      // Foundation's class has these on Apple's platforms only; an extension cannot be overridden.
      extension NSObjectProtocol {
        /// The stored property of this name, also of a superclass.
        ///
        /// A name without one ends the process, where UIKit raises an exception.
        public func value(forKey key: String) -> Any? { storedValue(forKey: key) }
      }
    #endif
  #else
    /// The superclass of UIKit's classes, with equality, a description and copies.
    ///
    /// Objects are equal only to themselves unless a subclass overrides `isEqual(_:)` and `hash`. In files
    /// that import all of Foundation, write `import class UIDynamics.NSObject` to choose this class.
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      /// Creates an object.
      public init() {}

      /// Returns whether another object is equal; by default, only the object itself is.
      open func isEqual(_ object: Any?) -> Bool { isIdentical(object) }

      /// A hash value that equal objects share; by default, unique to the object.
      open var hash: Int { ObjectIdentifier(self).hashValue }

      /// The object's name in messages; by default, its class.
      open var description: String { "<\(type(of: self))>" }

      /// Returns the result of `copy(with:)`.
      ///
      /// The process ends if the class does not conform to `NSCopying`.
      open func copy() -> Any {
        guard let original = self as? any NSCopying else {
          fatalError(
            "UIDynamics: \(self) cannot be copied. Have \(type(of: self)) conform to NSCopying.")
        }
        return original.copy(with: nil)
      }

      /// Returns the stored property with this name, including those of superclasses.
      ///
      /// An unknown name ends the process; UIKit raises an exception.
      open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

      /// Ends the process unless overridden; UIKit raises an exception.
      open func setValue(_ value: Any?, forKey key: String) { stopAtUndefined(key) }

      /// Returns whether the objects are equal, using the first one's `isEqual(_:)`.
      public static func == (first: NSObject, second: NSObject) -> Bool { first.isEqual(second) }

      /// Feeds `hash` to the hasher.
      public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
  #endif
#endif
