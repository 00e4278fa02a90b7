// SPDX-License-Identifier: MIT

internal import UIDynamics

extension Stage {
  /// The items from back to front: each view before its subviews, followed by all other items.
  ///
  /// Views without a superview come first, so that they hide nothing.
  var stackOrder: [Int] {
    guard layout == nil else { return Array(items.indices) }
    var (open, shown) = ([UIView](outermostViews.reversed()), [Int]())
    while let view = open.popLast() {
      if let index = index(of: view) { shown.append(index) }
      open += view.subviews.reversed()
    }
    let isThere = Set(shown)
    let others = items.indices.filter { !isThere.contains($0) }
    return others.filter { items[$0] is UIView } + shown + others.filter { !(items[$0] is UIView) }
  }
}
