// SPDX-License-Identifier: MIT

public import UIDynamics

final class ScrollCompanion {
  deinit {}

  weak var delegate: (any UIScrollViewDelegate)?
  let pan = UIPanGestureRecognizer()
}

/// Methods of a scroll view's delegate; only `scrollViewDidScroll(_:)` is called here.
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
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
  /// The delegate, notified of every change to the origin of the bounds.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrolling.delegate }
    set {
      scrolling.delegate = newValue
      didScroll = { [weak self] in
        if let self { scrolling.delegate?.scrollViewDidScroll(self) }
      }
    }
  }

  /// The recognizer of the scrolling finger; only a test drives it.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrolling.pan }

  /// The margins around the content, in points; they equal `contentInset`, because nothing covers the screen.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// A Boolean value that indicates whether a finger is dragging, according to the recognizer.
  public var isDragging: Bool { panGestureRecognizer.numberOfTouches > 0 }

  /// A Boolean value that indicates whether a finger is touching, according to the recognizer.
  public var isTracking: Bool { isDragging }

  /// Returns `false`: nothing scrolls by itself.
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
