// SPDX-License-Identifier: MIT

// Values that Objective-C wraps into objects where an app names a boundary or keeps a place.
#if FOUNDATION_TYPES
  public import Foundation

  nonisolated extension UUID: @retroactive NSCopying {}
  nonisolated extension URL: @retroactive NSCopying {}
  nonisolated extension CGFloat: @retroactive NSCopying {}
  nonisolated extension Float: @retroactive NSCopying {}
  nonisolated extension Bool: @retroactive NSCopying {}

  nonisolated extension NSValue {
    /// Wraps a place.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The place it wraps.
    public var cgPointValue: CGPoint { pointValue }

    /// The size it wraps.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle it wraps.
    public var cgRectValue: CGRect { rectValue }
  }
#endif
