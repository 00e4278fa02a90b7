// SPDX-License-Identifier: MIT

public import UIDynamics

// The order of views, and finding them.
extension UIView {
  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Puts a view in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: place + 1)
  }

  /// Puts a view behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: place)
  }

  /// The view itself or the first inside it that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The frontmost view that lies under a position; hidden and untouchable views do not count.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
