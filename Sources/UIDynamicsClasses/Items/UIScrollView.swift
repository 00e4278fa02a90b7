// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
public import UIDynamicsGeometry

/// A view that shows a part of a larger content: the part at the origin of its bounds.
///
/// Nobody scrolls it here but the program or its test.
open class UIScrollView: UIView {
  deinit {}

  /// Where the content is scrolled to: the origin of the bounds, pt.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The view's own coordinates: its size, and the point of the content at its upper left, pt.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let origin = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != origin { didScroll?() }
    }
  }

  /// Tells the delegate that the product UIKit keeps.
  package final var didScroll: (() -> Void)?

  /// The extents of the content, pt.
  open var contentSize = CGSize.zero

  /// Room around the content, pt; kept.
  open var contentInset = UIEdgeInsets.zero
  /// Kept; nothing here scrolls.
  open var bounces = true
  /// Kept; nothing here scrolls.
  open var alwaysBounceVertical = false
  /// Kept; nothing here scrolls.
  open var alwaysBounceHorizontal = false
  /// Kept; nothing here scrolls.
  open var isScrollEnabled = true
  /// Kept; nothing here scrolls.
  open var isPagingEnabled = false
  /// Kept; nothing here is drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept; nothing here is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept; nothing here scrolls.
  open var decelerationRate = DecelerationRate.normal

  /// How fast a scroll slows down.
  public struct DecelerationRate: Hashable, Sendable {
    /// The factor of a millisecond.
    public let rawValue: CGFloat

    /// Takes the factor of a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's rate of this name.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(GestureFacts.normalDecelerationRate))
    /// UIKit's rate of this name.
    public static let fast = DecelerationRate(rawValue: CGFloat(GestureFacts.fastDecelerationRate))
  }

  /// Scrolls there at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
