// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  /// A vector, such as a force, gravity or an axis; the unit depends on its use.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component, positive downward on screen.
    public var dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector()

    /// Creates the vector of length 0.
    public init() { self.init(dx: 0.0, dy: 0.0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from integer components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  }

  extension CGVector: CustomDebugStringConvertible {
    /// The components as `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }
#endif
