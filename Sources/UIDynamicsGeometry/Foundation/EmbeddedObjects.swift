// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // NSObject and NSCopying for Embedded Swift, which lacks `Any`, reflection and class names. Access by key,
  // copying, and comparison with arbitrary values are therefore not available.

  /// The identifier of a boundary.
  public typealias BoundaryIdentifier = String

  /// A protocol that has no requirements here; other builds use it to copy objects.
  public protocol NSCopying {}

  /// An object with a hash value and a description.
  public protocol NSObjectProtocol: AnyObject {
    /// A number that identifies the object.
    var hash: Int { get }

    /// The object's name in messages.
    var description: String { get }
  }

  extension NSObjectProtocol {
    /// A number that identifies the object.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object's name in messages.
    public var description: String { "<object>" }
  }

  /// The superclass of UIKit's classes.
  open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Creates an object.
    public init() {}

    /// A number that identifies the object.
    open var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object's name in messages.
    open var description: String { "<object>" }

    /// Returns whether both references are to the same object.
    public static func == (first: NSObject, second: NSObject) -> Bool { first === second }

    /// Feeds `hash` into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  package func nameInMessages(of object: any NSObjectProtocol) -> String { object.description }
#endif
