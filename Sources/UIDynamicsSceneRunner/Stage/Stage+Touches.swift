// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Which view a finger meets, as UIView.hitTest finds it.
extension Stage {
  /// Of some views the innermost that a stroke begins in: the one in front that is met, or one around it.
  ///
  /// Two fingers have to meet the same. The fingers are on the screen, and beside the part of its content
  /// that a collection view shows they meet none of its cells.
  func view(
    at location: CGPoint, _ spread: CGVector?, among views: [Int], shown: CGRect?
  ) -> Int? {
    if views.isEmpty { return nil }
    let origin = shown?.origin ?? .zero
    let shares: [Double] = spread == nil ? [0] : [-0.5, 0.5]
    let ends: [Int?] = shares.map { share in
      let point = CGPoint(
        x: location.x + share * (spread?.dx ?? 0) + origin.x,
        y: location.y + share * (spread?.dy ?? 0) + origin.y)
      return shown?.contains(point) == false ? nil : view(at: point, among: views)
    }
    return ends.allSatisfy { $0 == ends[0] } ? ends[0] : nil
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
    while let view = candidates.last(where: { $0.isTouched(at: point) }) {
      point = view.own(point)
      (found, candidates) = (view, view.subviews)
    }
    return found
  }

  var outermostViews: [UIView] {
    referenceView?.subviews ?? items.compactMap { $0 as? UIView }.filter { $0.superview == nil }
  }
}

extension UIView {
  /// Whether a touch meets it; UIKit leaves out views that are all but transparent.
  fileprivate func isTouched(at point: CGPoint) -> Bool {
    alpha >= 0.01 && self.point(inside: own(point), with: nil)
  }

  /// A point of the superview in the coordinates of the view.
  fileprivate func own(_ point: CGPoint) -> CGPoint {
    ExpressionSpace(bounds: bounds, center: center, turn: transform, in: nil).own(point)
  }
}
