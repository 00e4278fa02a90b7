// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  /// A position in points; y grows downwards on screen.
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

    /// Creates a position from whole points.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

    /// Whether both coordinates are the same.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }

    /// Returns the position the transform moves this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGPoint: CustomDebugStringConvertible {
    /// The coordinates as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }
#endif
