// SPDX-License-Identifier: MIT

public import UIDynamics

/// What the product UIKit keeps of a scroll view.
final class ScrollCompanion {
  deinit {}

  weak var delegate: (any UIScrollViewDelegate)?
  let pan = UIPanGestureRecognizer()
  var settings = Settings()

  struct Settings {
    var contentInset = UIEdgeInsets.zero
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var isScrollEnabled = true
    var isPagingEnabled = false
    var showsVerticalScrollIndicator = true
    var showsHorizontalScrollIndicator = true
    var decelerationRate = UIScrollView.DecelerationRate.normal
  }
}

/// Told by a scroll view where it is scrolled to.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called when the origin of the bounds has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// As in UIKit; nothing here calls it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// As in UIKit; nothing here calls it.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// As in UIKit; nothing here calls it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
  /// How fast a scroll slows down.
  public struct DecelerationRate: Hashable, Sendable {
    /// The factor of a millisecond.
    public let rawValue: CGFloat

    /// Takes the factor of a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's rate of this name.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's rate of this name.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Told of every change of the bounds' origin.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrolling.delegate }
    set {
      scrolling.delegate = newValue
      didScroll = { [weak self] in
        if let self { scrolling.delegate?.scrollViewDidScroll(self) }
      }
    }
  }

  /// Recognizes the finger that scrolls; a test says what it recognizes.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrolling.pan }

  /// Room around the content, pt; kept.
  public var contentInset: UIEdgeInsets {
    get { scrolling.settings.contentInset }
    set { scrolling.settings.contentInset = newValue }
  }

  /// The room around the content, pt: nothing covers a part of the screen here.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Kept; nothing here scrolls.
  public var bounces: Bool {
    get { scrolling.settings.bounces }
    set { scrolling.settings.bounces = newValue }
  }

  /// Kept; nothing here scrolls.
  public var alwaysBounceVertical: Bool {
    get { scrolling.settings.alwaysBounceVertical }
    set { scrolling.settings.alwaysBounceVertical = newValue }
  }

  /// Kept; nothing here scrolls.
  public var alwaysBounceHorizontal: Bool {
    get { scrolling.settings.alwaysBounceHorizontal }
    set { scrolling.settings.alwaysBounceHorizontal = newValue }
  }

  /// Kept; nothing here scrolls.
  public var isScrollEnabled: Bool {
    get { scrolling.settings.isScrollEnabled }
    set { scrolling.settings.isScrollEnabled = newValue }
  }

  /// Kept; nothing here scrolls.
  public var isPagingEnabled: Bool {
    get { scrolling.settings.isPagingEnabled }
    set { scrolling.settings.isPagingEnabled = newValue }
  }

  /// Kept; nothing here is drawn.
  public var showsVerticalScrollIndicator: Bool {
    get { scrolling.settings.showsVerticalScrollIndicator }
    set { scrolling.settings.showsVerticalScrollIndicator = newValue }
  }

  /// Kept; nothing here is drawn.
  public var showsHorizontalScrollIndicator: Bool {
    get { scrolling.settings.showsHorizontalScrollIndicator }
    set { scrolling.settings.showsHorizontalScrollIndicator = newValue }
  }

  /// Kept; nothing here scrolls.
  public var decelerationRate: DecelerationRate {
    get { scrolling.settings.decelerationRate }
    set { scrolling.settings.decelerationRate = newValue }
  }

  /// Whether a finger drags, by the recognizer.
  public var isDragging: Bool { panGestureRecognizer.numberOfTouches > 0 }

  /// Whether a finger touches, by the recognizer.
  public var isTracking: Bool { isDragging }

  /// Nothing here scrolls by itself.
  public var isDecelerating: Bool { false }

  private var scrolling: ScrollCompanion {
    let companion = companionOfUIKit
    if let scrolling = companion.scrolling { return scrolling }
    let made = ScrollCompanion()
    companion.scrolling = made
    addGestureRecognizer(made.pan)
    return made
  }
}
