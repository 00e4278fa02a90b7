// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  extension CGRect {
    /// Returns the rectangle with its left and right edges moved in by `dx`, the others by `dy`.
    ///
    /// Negative distances grow it. More than half of an extent gives the null rectangle.
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

    /// The smallest rectangle with whole edges that contains this one.
    public var integral: CGRect {
      if isNull { return .null }
      return CGRect(
        left: minX.rounded(.down), top: minY.rounded(.down), right: maxX.rounded(.up),
        bottom: maxY.rounded(.up))
    }

    /// Returns the smallest rectangle that contains both; one that is null adds nothing.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other.standardized }
      if other.isNull { return standardized }
      return CGRect(
        left: min(minX, other.minX), top: min(minY, other.minY), right: max(maxX, other.maxX),
        bottom: max(maxY, other.maxY))
    }

    /// Returns the area both share, or the null rectangle.
    ///
    /// Rectangles that only touch share an edge or a corner: a rectangle without area, not null.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
      let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
      if left > right || top > bottom { return .null }
      return CGRect(left: left, top: top, right: right, bottom: bottom)
    }

    /// Returns whether the rectangles share anything, be it an edge or a corner.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Returns whether a position lies inside or on the left or upper edge.
    ///
    /// Right and lower edge belong to the neighbour, so that tiles never claim a position twice.
    public func contains(_ point: CGPoint) -> Bool {
      if isEmpty { return false }
      return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns whether a rectangle adds nothing to this one, edges included.
    ///
    /// Edges are compared and not the extents of a union: those would be rounded once more.
    public func contains(_ other: CGRect) -> Bool {
      if isNull || other.isNull { return other.isNull }
      return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// Creates a rectangle from its edges, left ≤ right and top ≤ bottom.
    init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
      self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
