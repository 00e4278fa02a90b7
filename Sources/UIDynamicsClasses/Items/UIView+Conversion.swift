// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIView {
  /// Takes coordinates of this view to those of another, by way of the nearest common ancestor.
  ///
  /// Going further up and back down again would only add rounding errors.
  final func transform(to view: UIView?) -> CGAffineTransform {
    if let up = transform(upTo: view) { return up }
    let (own, other) = (lineage, view?.lineage ?? [])
    let common = zip(own.reversed(), other.reversed()).prefix { $0 === $1 }.count
    let up = chain(own.dropLast(common))
    let down = chain(other.dropLast(common))
    return other.count == common ? up : up.concatenating(down.inverted())
  }

  /// The usual case: the other view is one that this one lies in, or nil; nil if it is not.
  private func transform(upTo view: UIView?) -> CGAffineTransform? {
    var (transform, current) = (CGAffineTransform.identity, self as UIView?)
    while let level = current, level !== view {
      transform = transform.concatenating(level.transformToSuperview)
      current = level.parent
    }
    return current === view ? transform : nil
  }

  /// This view and those it lies in, outwards.
  private var lineage: [UIView] { Array(sequence(first: self) { $0.parent }) }

  private func chain(_ views: ArraySlice<UIView>) -> CGAffineTransform {
    views.reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }

  /// Takes own coordinates to the superview's.
  private var transformToSuperview: CGAffineTransform { geometry.toParent }
}
