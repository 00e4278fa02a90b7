// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  /// A direction with a length: a force, a gravity, an axis; the unit depends on its use.
  public struct CGVector: Hashable, Sendable {
    /// Horizontal component.
    public var dx: CGFloat
    /// Vertical component, positive downwards on screen.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Creates the vector without length.
    public init() { self.init(dx: 0.0, dy: 0.0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from whole components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  }

  extension CGVector: CustomDebugStringConvertible {
    /// The components as `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }
#endif
