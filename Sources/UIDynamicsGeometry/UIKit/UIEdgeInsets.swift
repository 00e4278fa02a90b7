// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// The distances in points by which the edges of a rectangle move inward; negative values move them outward.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the upper edge on screen, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the lower edge on screen, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat

  /// Insets that are all 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are all 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset.
  ///
  /// As in UIKit, insets larger than the rectangle result in a negative size; `insetBy(dx:dy:)` returns null instead.
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
