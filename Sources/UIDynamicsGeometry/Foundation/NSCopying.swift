// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import protocol Foundation.NSCopying
    @_exported public import struct Foundation.NSZone

    extension String: @retroactive NSCopying {}
    extension Int: @retroactive NSCopying {}
    extension Double: @retroactive NSCopying {}
  #else
    /// A type that can copy itself and whose values can identify boundaries.
    ///
    /// Strings, numbers and index paths conform, so `"floor" as NSCopying` identifies a boundary as in UIKit. A value
    /// type that is `Hashable` and `Sendable` can conform without implementing anything.
    public protocol NSCopying {
      /// Returns a copy; an immutable object may return itself.
      func copy(with zone: NSZone?) -> Any
    }

    extension String: NSCopying {}
    extension Int: NSCopying {}
    extension Double: NSCopying {}

    /// The type of a historical parameter of `copy(with:)`; pass `nil`.
    public enum NSZone {}
  #endif

  /// The identifier of a boundary; in Embedded Swift, a string.
  public typealias BoundaryIdentifier = any NSCopying

  extension NSCopying where Self: Hashable & Sendable {
    /// Returns the value itself.
    public func copy(with zone: NSZone?) -> Any { self }
  }
#endif
