// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  internal import UIDynamicsNumerics

  /// A linear transformation of the plane followed by a translation: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  ///
  /// Positions are row vectors to the left of the matrix, so `first.concatenating(second)` applies `first`, then `second`.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The coefficient of x in the new x.
    public var a: CGFloat
    /// The coefficient of x in the new y.
    public var b: CGFloat
    /// The coefficient of y in the new x.
    public var c: CGFloat
    /// The coefficient of y in the new y.
    public var d: CGFloat
    /// The translation of x, in points.
    public var tx: CGFloat
    /// The translation of y, in points.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform with all values set to 0, which maps every point to the origin.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a transform from its six values.
    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six values.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// Creates a transform that translates by distances in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that rotates about the origin by an angle in radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Indicates whether this is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that applies this one, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns a transform that translates, then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that scales, then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that rotates by an angle in radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse transform, or this transform if it cannot be inverted.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      if determinant == 0 || !determinant.isFinite { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGAffineTransform: CustomDebugStringConvertible {
    /// The six values as `[a, b, c, d, tx, ty]`.
    public var debugDescription: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
  }
#endif
