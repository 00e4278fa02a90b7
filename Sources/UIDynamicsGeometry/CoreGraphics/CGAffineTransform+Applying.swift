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
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
        CGPoint(x: minX, y: maxY),
      ].map { $0.applying(t) }
      return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { box, corner in
        box.union(CGRect(origin: corner, size: .zero))
      }
    }
  }
#endif
