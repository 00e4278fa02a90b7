// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// A rectangle in points, with sides parallel to the axes.
  ///
  /// With a negative width or height, it extends left or up from its origin. Derived values such as `minX`, `width`
  /// and `union` describe the same area with a positive size; `origin` and `size` return the stored values.
  public struct CGRect: Sendable {
    /// The corner from which the size extends.
    public var origin: CGPoint
    /// The width and height, which may be negative.
    public var size: CGSize

    /// The empty rectangle at the origin.
    public static let zero = CGRect()

    /// The null rectangle, which is the result of an empty intersection.
    public static let null = CGRect(
      x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0)

    /// The rectangle that contains every practical point.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates an empty rectangle at the origin.
    public init() { self.init(origin: .zero, size: .zero) }

    /// Creates a rectangle from its origin and size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from the coordinates of its origin and its width and height, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from integer values in points.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The left edge, in points.
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    /// The upper edge on screen, in points.
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    /// The horizontal center, in points.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The vertical center, in points.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The right edge, in points.
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    /// The lower edge on screen, in points.
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    /// The width, in points; never negative.
    public var width: CGFloat { size.width.magnitude }
    /// The height, in points; never negative.
    public var height: CGFloat { size.height.magnitude }

    /// Indicates whether this is the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Indicates whether the rectangle is null or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Indicates whether this is the infinite rectangle.
    public var isInfinite: Bool { self == .infinite }

    /// The same area with a nonnegative width and height.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }

  extension CGRect: Hashable {
    /// Returns whether the origins and sizes are equal, or both rectangles are null.
    public static func == (first: CGRect, second: CGRect) -> Bool {
      if first.isNull || second.isNull { return first.isNull && second.isNull }
      return first.origin == second.origin && first.size == second.size
    }

    /// Hashes the origin and size; all null rectangles have the same hash.
    public func hash(into hasher: inout Hasher) {
      let rect = isNull ? .null : self
      hasher.combine(rect.origin)
      hasher.combine(rect.size)
    }
  }

  extension CGRect: CustomDebugStringConvertible {
    /// The origin and size as `(x, y, width, height)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
