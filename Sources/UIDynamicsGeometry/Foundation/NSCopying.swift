// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  #if FOUNDATION_TYPES
    @_exported public import protocol Foundation.NSCopying
    @_exported public import struct Foundation.NSZone

    extension String: @retroactive NSCopying {}
    extension Int: @retroactive NSCopying {}
    extension Double: @retroactive NSCopying {}
  #else
    /// What makes copies of itself; boundaries are named by values of this kind.
    ///
    /// Strings, numbers and index paths conform, so that `"floor" as NSCopying` names a boundary as it
    /// does in UIKit. A hashable value type of one's own conforms by saying so.
    public protocol NSCopying {
      /// Returns a copy; what cannot change may return itself.
      func copy(with zone: NSZone?) -> Any
    }

    extension String: NSCopying {}
    extension Int: NSCopying {}
    extension Double: NSCopying {}

    /// Where a copy was to lie in memory, long ago; nil is all there is to give.
    public enum NSZone {}
  #endif

  /// The type of a boundary's name; the page, compiled as Embedded Swift, has text only.
  public typealias BoundaryIdentifier = any NSCopying

  extension NSCopying where Self: Hashable & Sendable {
    /// Returns the value itself.
    public func copy(with zone: NSZone?) -> Any { self }
  }
#endif
