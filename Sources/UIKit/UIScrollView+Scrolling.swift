// SPDX-License-Identifier: MIT

public import UIDynamics

/// What the product UIKit keeps of a scroll view.
final class ScrollCompanion {
  deinit {}

  weak var delegate: (any UIScrollViewDelegate)?
  let pan = UIPanGestureRecognizer()
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

  /// The room around the content, pt: nothing covers a part of the screen here.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

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
