// SPDX-License-Identifier: MIT

// What Foundation's geometry lacks too: these extend its types under the trait `Foundation`.
#if !canImport(CoreGraphics)
  extension CGPoint {
    /// Whether both coordinates are the same.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }

    /// Returns the position the transform moves this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Whether both extents are the same.
    public func equalTo(_ other: CGSize) -> Bool { self == other }

    /// Returns the diagonal (width, height) after the transform's linear part; not a bounding size.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Whether origin and size are the same.
    public func equalTo(_ other: CGRect) -> Bool { self == other }

    /// Returns the bounding rectangle of the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      func corner(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(x: x, y: y).applying(t), size: .zero)
      }
      return corner(minX, minY).union(corner(maxX, minY)).union(corner(maxX, maxY))
        .union(corner(minX, maxY))
    }
  }
#endif
