// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
public import UIDynamicsGeometry

/// A view that shows a part of larger content, beginning at the origin of its bounds.
///
/// Only your program and its tests scroll it.
open class UIScrollView: UIView {
  deinit {}

  /// The point of the content at the upper left of the view, in points: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The view's rectangle in its own coordinates, in points: the visible part of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let origin = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != origin { didScroll?() }
    }
  }

  /// Notifies the delegate, which exists only in the product UIKit.
  package final var didScroll: (() -> Void)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero

  /// The margins around the content, in points; stored without effect.
  open var contentInset = UIEdgeInsets.zero
  /// Stored without effect: nothing scrolls by itself.
  open var bounces = true
  /// Stored without effect: nothing scrolls by itself.
  open var alwaysBounceVertical = false
  /// Stored without effect: nothing scrolls by itself.
  open var alwaysBounceHorizontal = false
  /// Stored without effect: nothing scrolls by itself.
  open var isScrollEnabled = true
  /// Stored without effect: nothing scrolls by itself.
  open var isPagingEnabled = false
  /// Stored without effect: nothing is drawn.
  open var showsVerticalScrollIndicator = true
  /// Stored without effect: nothing is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Stored without effect: nothing scrolls by itself.
  open var decelerationRate = DecelerationRate.normal

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the factor per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's normal rate.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(GestureFacts.normalDecelerationRate))
    /// UIKit's fast rate.
    public static let fast = DecelerationRate(rawValue: CGFloat(GestureFacts.fastDecelerationRate))
  }

  /// Scrolls to an offset at once, even if animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
