// SPDX-License-Identifier: MIT

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES
  /// An edge of a rectangle, to cut from.
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
    /// Cuts the rectangle in two parallel to an edge.
    ///
    /// - Parameters:
    ///   - distance: Thickness of the slice in points, held between 0 and the rectangle's extent.
    ///   - edge: The edge that belongs to the slice.
    /// - Returns: The slice at the edge and what is left.
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
