// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import protocol Foundation.NSObjectProtocol

    extension NSObjectProtocol {
      /// The object itself.
      public func `self`() -> Self { self }

      /// What messages call the object: its class.
      public var description: String { "<\(type(of: self))>" }
    }
  #else
    /// What every object can be asked: whether it equals another, and by which number to find it.
    ///
    /// UIKit has this of NSObject. Here any class has it, so that items and delegates need no particular
    /// superclass.
    public protocol NSObjectProtocol: AnyObject {
      /// Whether another object counts as the same.
      func isEqual(_ object: Any?) -> Bool

      /// A number that equal objects share.
      var hash: Int { get }
    }
  #endif

  extension NSObjectProtocol {
    /// Whether it is this very object.
    public func isEqual(_ object: Any?) -> Bool { isIdentical(object) }

    /// A number of this very object.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        if level.subjectType == aClass { return true }
        mirror = level.superclassMirror
      }
      return false
    }

    /// Whether the object is of this very class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    func isIdentical(_ object: Any?) -> Bool {
      guard let object = object as? any NSObjectProtocol else { return false }
      return object === self
    }

    /// The stored property of this name, also of a superclass; a name without one ends the process.
    package func storedValue(forKey key: String) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        if let child = level.children.first(where: { $0.label == key }) { return child.value }
        mirror = level.superclassMirror
      }
      stopAtUndefined(key)
    }

    package func stopAtUndefined(_ key: String) -> Never {
      fatalError("UIDynamics: \(self) has no value for the key \(key). Use its properties.")
    }
  }

  /// Returns an object's name in messages.
  package func nameInMessages(of object: any NSObjectProtocol) -> String { "\(object)" }
#endif
