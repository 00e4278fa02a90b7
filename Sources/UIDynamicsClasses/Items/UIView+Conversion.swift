// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIView {
  /// Returns the transform from this view's coordinates to another's, through their nearest common ancestor.
  ///
  /// A longer path up and down again would only add rounding errors.
  final func transform(to view: UIView?) -> CGAffineTransform {
    if let up = transform(upTo: view) { return up }
    let (own, other) = (lineage, view?.lineage ?? [])
    let common = zip(own.reversed(), other.reversed()).prefix { $0 === $1 }.count
    let up = chain(own.dropLast(common))
    let down = chain(other.dropLast(common))
    return other.count == common ? up : up.concatenating(down.inverted())
  }

  /// The usual case: returns `nil` unless the other view is `nil` or an ancestor.
  private func transform(upTo view: UIView?) -> CGAffineTransform? {
    var (transform, current) = (CGAffineTransform.identity, self as UIView?)
    while let level = current, level !== view {
      transform = transform.concatenating(level.transformToSuperview)
      current = level.parent
    }
    return current === view ? transform : nil
  }

  private var lineage: [UIView] { Array(sequence(first: self) { $0.parent }) }

  private func chain(_ views: ArraySlice<UIView>) -> CGAffineTransform {
    views.reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }

  private var transformToSuperview: CGAffineTransform { geometry.toParent }
}
