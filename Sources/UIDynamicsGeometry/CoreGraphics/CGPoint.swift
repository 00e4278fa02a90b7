// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// A position in points; y grows downward on screen.
  public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate, in points.
    public var x: CGFloat
    /// The vertical coordinate, in points.
    public var y: CGFloat

    /// The origin, (0, 0).
    public static let zero = CGPoint()

    /// Creates a point at the origin.
    public init() { self.init(x: 0.0, y: 0.0) }

    /// Creates a point from its coordinates in points.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point from integer coordinates in points.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  extension CGPoint: CustomDebugStringConvertible {
    /// The coordinates as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }
#endif
