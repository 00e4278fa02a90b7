// SPDX-License-Identifier: MIT

// With Objective-C, these values are bridged to objects; apps use them as boundary identifiers or to store geometry.
#if FOUNDATION_TYPES
  public import Foundation

  nonisolated extension UUID: @retroactive NSCopying {}
  nonisolated extension URL: @retroactive NSCopying {}
  nonisolated extension CGFloat: @retroactive NSCopying {}
  nonisolated extension Float: @retroactive NSCopying {}
  nonisolated extension Bool: @retroactive NSCopying {}

  nonisolated extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }

    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }
  }
#endif
