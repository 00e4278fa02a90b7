// SPDX-License-Identifier: MIT

extension UIView {
  /// Puts a view in front of the others in this one, taking it out of its present superview.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place in the order of subviews, 0 at the back.
  ///
  /// A place beyond the last is the front. A view cannot lie in itself or in a view inside it.
  public func insertSubview(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      stop(
        .viewCycle,
        "\(view) cannot become a subview of \(self), which is it or lies in it. "
          + "Take \(self) out of it first.")
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of its superview; without one, nothing happens.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns whether the view is the given one or lies in it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }
}
