// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Distances in points by which the four edges of a rectangle move inwards; negative outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Distance at the upper edge on screen, pt.
  public var top: CGFloat
  /// Distance at the left edge, pt.
  public var left: CGFloat
  /// Distance at the lower edge on screen, pt.
  public var bottom: CGFloat
  /// Distance at the right edge, pt.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets that move no edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved in by its inset.
  ///
  /// Unlike `insetBy(dx:dy:)`, insets larger than the rectangle give a negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom))
  }
}

#if !hasFeature(Embedded)
  extension UIEdgeInsets: Codable {}
#endif
