// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  extension CGRect {
    /// Returns the rectangle with its left and right edges moved inward by `dx`, and the others by `dy`.
    ///
    /// Negative distances expand it. The result is null if an inset exceeds half the width or height.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return .null }
      let (width, height) = (width - 2 * dx, height - 2 * dy)
      if width < 0 || height < 0 { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the rectangle moved by the given distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle with integer edges that contains this one.
    public var integral: CGRect {
      if isNull { return .null }
      return CGRect(
        left: minX.rounded(.down), top: minY.rounded(.down), right: maxX.rounded(.up),
        bottom: maxY.rounded(.up))
    }

    /// Returns the smallest rectangle that contains both rectangles; a null rectangle adds nothing.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other.standardized }
      if other.isNull { return standardized }
      return CGRect(
        left: min(minX, other.minX), top: min(minY, other.minY), right: max(maxX, other.maxX),
        bottom: max(maxY, other.maxY))
    }

    /// Returns the area that both rectangles share, or the null rectangle.
    ///
    /// If the rectangles only touch, the result is an empty rectangle at their common edge or corner, not a null one.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
      let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
      if left > right || top > bottom { return .null }
      return CGRect(left: left, top: top, right: right, bottom: bottom)
    }

    /// Returns whether the rectangles overlap or touch.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Returns whether a point is inside the rectangle, or on its left or upper edge.
    ///
    /// Points on the right or lower edge belong to the neighboring rectangle, so adjacent tiles never share a point.
    public func contains(_ point: CGPoint) -> Bool {
      if isEmpty { return false }
      return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns whether the other rectangle is inside this one; the edges may coincide.
    ///
    /// Compares the edges, because the size of a union is rounded once more.
    public func contains(_ other: CGRect) -> Bool {
      if isNull || other.isNull { return other.isNull }
      return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
      self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
