// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Which view a finger meets, as UIView.hitTest finds it.
extension Stage {
  /// Of some views the innermost that a stroke begins in: the one in front that is met, or one around it.
  ///
  /// Two fingers have to meet the same.
  func view(at touch: SceneGesture.Touch, among views: [Int]) -> Int? {
    if views.isEmpty { return nil }
    guard let spread = touch.spread else { return view(at: touch.location, among: views) }
    let (x, y) = (touch.location.x, touch.location.y)
    let one = view(at: CGPoint(x: x - spread.dx / 2, y: y - spread.dy / 2), among: views)
    let other = view(at: CGPoint(x: x + spread.dx / 2, y: y + spread.dy / 2), among: views)
    return one == other ? one : nil
  }

  private func view(at point: CGPoint, among views: [Int]) -> Int? {
    guard layout == nil else {
      return views.last {
        (items[$0] as? UICollectionViewLayoutAttributes)?.frame.contains(point) == true
      }
    }
    var next = innermostView(at: point)
    while let view = next {
      if let found = views.first(where: { items[$0] === view }) { return found }
      next = view.superview
    }
    return nil
  }

  /// What is in front at a point of the reference view; nothing outside of its superview is met.
  private func innermostView(at point: CGPoint) -> UIView? {
    var found: UIView?
    var (candidates, point) = (outermostViews, point)
    while let view = candidates.last(where: { $0.point(inside: $0.own(point), with: nil) }) {
      point = view.own(point)
      (found, candidates) = (view, view.subviews)
    }
    return found
  }

  private var outermostViews: [UIView] {
    referenceView?.subviews ?? items.compactMap { $0 as? UIView }.filter { $0.superview == nil }
  }
}

extension UIView {
  /// A point of the superview in the coordinates of the view.
  fileprivate func own(_ point: CGPoint) -> CGPoint {
    ExpressionSpace(bounds: bounds, center: center, turn: transform, in: nil).own(point)
  }
}
