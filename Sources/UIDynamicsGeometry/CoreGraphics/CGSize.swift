// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// A width and a height in points; either may be negative.
  public struct CGSize: Hashable, Sendable {
    /// Horizontal extent, pt.
    public var width: CGFloat
    /// Vertical extent, pt.
    public var height: CGFloat

    /// The size without extent.
    public static let zero = CGSize()

    /// Creates the size without extent.
    public init() { self.init(width: 0.0, height: 0.0) }

    /// Creates a size from its extents in points.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size from integer extents in points.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }

  extension CGSize: CustomDebugStringConvertible {
    /// The extents as `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }
#endif
