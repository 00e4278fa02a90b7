// SPDX-License-Identifier: MIT

public import Geometry

extension UIView {
  /// Returns where a position of this view lies in another.
  ///
  /// Without a view: in the space the outermost view lies in. Views of separate trees count as
  /// lying in the same space.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns where a position of another view lies in this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Returns the smallest upright rectangle in another view around a rectangle of this one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns the smallest upright rectangle in this view around a rectangle of another.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Takes coordinates of this view to those of another, by way of the nearest common ancestor.
  ///
  /// Going further up and back down again would only add rounding errors.
  private func transform(to view: UIView?) -> CGAffineTransform {
    if self === view { return .identity }
    let (own, other) = (lineage, view?.lineage ?? [])
    let common = zip(own.reversed(), other.reversed()).prefix { $0 === $1 }.count
    let up = chain(own.dropLast(common))
    let down = chain(other.dropLast(common))
    return other.count == common ? up : up.concatenating(down.inverted())
  }

  /// This view and those it lies in, outwards.
  private var lineage: [UIView] {
    Array(sequence(first: self) { $0.superview })
  }

  private func chain(_ views: ArraySlice<UIView>) -> CGAffineTransform {
    views.reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }
}
