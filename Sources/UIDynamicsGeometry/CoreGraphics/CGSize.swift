// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// A width and a height in points; either may be negative.
  public struct CGSize: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: CGFloat
    /// The vertical extent, in points.
    public var height: CGFloat

    /// The size with a width and a height of 0.
    public static let zero = CGSize()

    /// Creates a size with a width and a height of 0.
    public init() { self.init(width: 0.0, height: 0.0) }

    /// Creates a size from a width and a height in points.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size from an integer width and height in points.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }

  extension CGSize: CustomDebugStringConvertible {
    /// The width and height as `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }
#endif
