// SPDX-License-Identifier: MIT

// Foundation's geometry types lack these methods too, so they are also added with the trait `Foundation`.
#if !canImport(CoreGraphics)
  extension CGPoint {
    /// Returns whether both coordinates are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }

    /// Returns the point after applying the transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns whether the widths and heights are equal.
    public func equalTo(_ other: CGSize) -> Bool { self == other }

    /// Returns (width, height) as a vector after applying the transform's linear part; this is not a bounding size.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns whether the origins and sizes are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }

    /// Returns the smallest rectangle that contains the transformed corners.
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
