// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// A position in points; y grows downward on screen.
  public struct CGPoint: Hashable, Sendable {
    /// Horizontal coordinate, pt.
    public var x: CGFloat
    /// Vertical coordinate, pt.
    public var y: CGFloat

    /// The origin, (0, 0).
    public static let zero = CGPoint()

    /// Creates the origin.
    public init() { self.init(x: 0.0, y: 0.0) }

    /// Creates a position from its coordinates in points.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a position from integer coordinates in points.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  extension CGPoint: CustomDebugStringConvertible {
    /// The coordinates as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }
#endif
