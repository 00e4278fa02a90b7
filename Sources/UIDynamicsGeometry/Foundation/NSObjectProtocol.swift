// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import protocol Foundation.NSObjectProtocol

    extension NSObjectProtocol {
      /// Returns the object itself.
      public func `self`() -> Self { self }

      /// The object's name in messages, which contains its class.
      public var description: String { "<\(type(of: self))>" }
    }
  #else
    /// The requirements of all objects: equality and a hash value.
    ///
    /// In UIKit, NSObject provides them. Here, any class that conforms gets them, so items and delegates need no particular superclass.
    public protocol NSObjectProtocol: AnyObject {
      /// Returns whether another object is equal to this one.
      func isEqual(_ object: Any?) -> Bool

      /// A hash value that equal objects share.
      var hash: Int { get }
    }
  #endif

  extension NSObjectProtocol {
    /// Returns whether both references are to the same object.
    public func isEqual(_ object: Any?) -> Bool { isIdentical(object) }

    /// A hash value derived from the object's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        if level.subjectType == aClass { return true }
        mirror = level.superclassMirror
      }
      return false
    }

    /// Returns whether the object is an instance of exactly this class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    func isIdentical(_ object: Any?) -> Bool {
      guard let object = object as? any NSObjectProtocol else { return false }
      return object === self
    }

    /// Returns the stored property with this name, including those of superclasses; an unknown name stops the process.
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

  package func nameInMessages(of object: any NSObjectProtocol) -> String { "\(object)" }
#endif
