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
    /// The superclass of UIKit's classes: equality, a description and copies.
    ///
    /// Two objects are equal if they are the same one, unless a subclass overrides `isEqual(_:)` and,
    /// with it, `hash`. Foundation has a class of this name; a file that imports all of Foundation
    /// writes `import class UIDynamics.NSObject` to choose.
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      /// Creates an object.
      public init() {}

      /// Whether another object counts as the same; here only the object itself does.
      open func isEqual(_ object: Any?) -> Bool { isIdentical(object) }

      /// A number that equal objects share; here each has its own.
      open var hash: Int { ObjectIdentifier(self).hashValue }

      /// What messages call the object: here its class.
      open var description: String { "<\(type(of: self))>" }

      /// Returns what `copy(with:)` does.
      ///
      /// An object of a class that is not `NSCopying` ends the process.
      open func copy() -> Any {
        guard let original = self as? any NSCopying else {
          fatalError(
            "UIDynamics: \(self) cannot be copied. Have \(type(of: self)) conform to NSCopying.")
        }
        return original.copy(with: nil)
      }

      /// The stored property of this name, also of a superclass.
      ///
      /// A name without one ends the process, where UIKit raises an exception.
      open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

      /// To be overridden by classes that know keys; here it ends the process, where UIKit raises an
      /// exception.
      open func setValue(_ value: Any?, forKey key: String) { stopAtUndefined(key) }

      /// Whether both are equal, by the first one's `isEqual(_:)`.
      public static func == (first: NSObject, second: NSObject) -> Bool { first.isEqual(second) }

      /// Feeds `hash` to the hasher.
      public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
  #endif
#endif
