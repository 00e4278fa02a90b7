// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import protocol Foundation.NSCopying
    @_exported public import struct Foundation.NSZone

    extension String: @retroactive NSCopying {}
    extension Int: @retroactive NSCopying {}
    extension Double: @retroactive NSCopying {}
  #else
    /// A type that can copy itself; its values name boundaries.
    ///
    /// Strings, numbers and index paths conform, so `"floor" as NSCopying` names a boundary as in UIKit. A
    /// hashable, sendable value type conforms by declaring it.
    public protocol NSCopying {
      /// Returns a copy; an immutable object may return itself.
      func copy(with zone: NSZone?) -> Any
    }

    extension String: NSCopying {}
    extension Int: NSCopying {}
    extension Double: NSCopying {}

    /// A historical parameter type of `copy(with:)`; pass `nil`.
    public enum NSZone {}
  #endif

  /// The name of a boundary; a string in Embedded Swift.
  public typealias BoundaryIdentifier = any NSCopying

  extension NSCopying where Self: Hashable & Sendable {
    /// Returns the value itself.
    public func copy(with zone: NSZone?) -> Any { self }
  }
#endif
