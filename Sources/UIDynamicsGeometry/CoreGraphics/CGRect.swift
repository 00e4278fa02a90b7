// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// An axis-aligned rectangle in points.
  ///
  /// A negative width or height extends from the origin to the left or upwards. Everything derived
  /// (`minX`, `width`, `union` …) speaks of the same area with positive extents; only `origin` and
  /// `size` show what was stored.
  public struct CGRect: Sendable {
    /// The corner the size extends from.
    public var origin: CGPoint
    /// The extents, which may be negative.
    public var size: CGSize

    /// The rectangle of no size at the origin.
    public static let zero = CGRect()

    /// The rectangle that is nowhere: the result of an intersection that does not exist.
    public static let null = CGRect(
      x: CGFloat.infinity, y: CGFloat.infinity, width: 0.0, height: 0.0)

    /// The rectangle that contains every finite position the coordinates can sensibly hold.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates the rectangle of no size at the origin.
    public init() { self.init(origin: .zero, size: .zero) }

    /// Creates a rectangle from a corner and extents.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from the coordinates of a corner and extents, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from whole points.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The left edge, pt.
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    /// The upper edge on screen, pt.
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    /// The horizontal middle, pt.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The vertical middle, pt.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The right edge, pt.
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    /// The lower edge on screen, pt.
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    /// The horizontal extent, pt, never negative.
    public var width: CGFloat { size.width.magnitude }
    /// The vertical extent, pt, never negative.
    public var height: CGFloat { size.height.magnitude }

    /// Whether this is the rectangle that is nowhere.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle has no area; so has the null rectangle.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether this is the rectangle without limits.
    public var isInfinite: Bool { self == .infinite }

    /// The same area with extents that are not negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }

  extension CGRect: Hashable {
    /// Whether origin and size are the same, or both rectangles are nowhere.
    public static func == (first: CGRect, second: CGRect) -> Bool {
      if first.isNull || second.isNull { return first.isNull && second.isNull }
      return first.origin == second.origin && first.size == second.size
    }

    /// Feeds origin and size to the hasher, the same values for every null rectangle.
    public func hash(into hasher: inout Hasher) {
      let rect = isNull ? .null : self
      hasher.combine(rect.origin)
      hasher.combine(rect.size)
    }
  }

  extension CGRect: CustomDebugStringConvertible {
    /// Origin and size as `(x, y, width, height)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
