// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// An edge of a rectangle, used to divide it.
  public enum CGRectEdge: UInt32, Sendable {
    /// The left edge.
    case minXEdge
    /// The upper edge on screen.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The lower edge on screen.
    case maxYEdge
  }

  extension CGRect {
    /// Divides the rectangle into two parts along a line parallel to an edge.
    ///
    /// - Parameters:
    ///   - distance: The thickness of the slice in points, limited to the rectangle.
    ///   - edge: The edge from which the slice is cut.
    /// - Returns: The slice at the edge, and the remainder.
    public func divided(
      atDistance distance: CGFloat, from edge: CGRectEdge
    ) -> (slice: CGRect, remainder: CGRect) {
      if isNull { return (.null, .null) }
      switch edge {
      case .minXEdge: return split(atX: distance)
      case .minYEdge: return split(atY: distance)
      case .maxXEdge:
        let (remainder, slice) = split(atX: width - distance)
        return (slice, remainder)
      case .maxYEdge:
        let (remainder, slice) = split(atY: height - distance)
        return (slice, remainder)
      }
    }

    private func split(atX distance: CGFloat) -> (CGRect, CGRect) {
      let left = max(0, min(distance, width))
      return (
        CGRect(x: minX, y: minY, width: left, height: height),
        CGRect(x: minX + left, y: minY, width: width - left, height: height)
      )
    }

    private func split(atY distance: CGFloat) -> (CGRect, CGRect) {
      let top = max(0, min(distance, height))
      return (
        CGRect(x: minX, y: minY, width: width, height: top),
        CGRect(x: minX, y: minY + top, width: width, height: height - top)
      )
    }
  }
#endif
