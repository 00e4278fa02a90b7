// SPDX-License-Identifier: MIT

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

  fileprivate func isIdentical(_ object: Any?) -> Bool {
    guard let object = object as? any NSObjectProtocol else { return false }
    return object === self
  }
}

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
  open func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key }) { return child.value }
      mirror = level.superclassMirror
    }
    undefined(key)
  }

  /// To be overridden by classes that know keys; here it ends the process, where UIKit raises an
  /// exception.
  open func setValue(_ value: Any?, forKey key: String) { undefined(key) }

  private func undefined(_ key: String) -> Never {
    fatalError("UIDynamics: \(self) has no value for the key \(key). Use its properties.")
  }

  /// Whether both are equal, by the first one's `isEqual(_:)`.
  public static func == (first: NSObject, second: NSObject) -> Bool { first.isEqual(second) }

  /// Feeds `hash` to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
