// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Hit testing, as in `UIView.hitTest`.
extension Stage {
  /// Returns the innermost of `views` that contains the frontmost view under the finger.
  ///
  /// Two fingers must hit the same view. Finger positions are in screen coordinates; outside the visible part of
  /// a collection view, fingers hit nothing.
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

  /// Returns the frontmost view at a point of the reference view; subviews are hit only inside their superview.
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
  /// True if the point is inside the view; UIKit ignores views with an alpha below 0.01.
  fileprivate func isTouched(at point: CGPoint) -> Bool {
    alpha >= 0.01 && self.point(inside: own(point), with: nil)
  }

  fileprivate func own(_ point: CGPoint) -> CGPoint {
    ExpressionSpace(bounds: bounds, center: center, rotation: transform, in: nil).own(point)
  }
}
