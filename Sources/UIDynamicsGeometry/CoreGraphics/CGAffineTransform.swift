// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics)
  internal import UIDynamicsNumerics

  /// A linear map of the plane and a shift: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  ///
  /// Positions are row vectors on the left of the matrix, so `first.concatenating(second)` is what
  /// happens when `first` is applied and then `second`.
  public struct CGAffineTransform: Hashable, Sendable {
    /// Share of x in the new x, 1.
    public var a: CGFloat
    /// Share of x in the new y, 1.
    public var b: CGFloat
    /// Share of y in the new x, 1.
    public var c: CGFloat
    /// Share of y in the new y, 1.
    public var d: CGFloat
    /// Shift of x, pt.
    public var tx: CGFloat
    /// Shift of y, pt.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform that sends everything to the origin: six zeros.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a transform from its six numbers.
    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six numbers, as CoreGraphics also writes it.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// Creates a shift by the given distances in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one first and then the other.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transform that shifts before it does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that scales before it does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that rotates, in radians, before it does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that undoes this one, or this one itself when nothing can undo it.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      if determinant == 0 || !determinant.isFinite { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGAffineTransform: CustomDebugStringConvertible {
    /// The six numbers as `[a, b, c, d, tx, ty]`.
    public var debugDescription: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
  }
#endif
