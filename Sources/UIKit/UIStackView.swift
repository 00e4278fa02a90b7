// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view that arranges other views in a row; here they keep their frames.
open class UIStackView: UIView {
  deinit {}

  /// The directions of a row.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The distributions of views along the row.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignments of views across the row.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  open var axis = Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill

  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a row of size zero.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Removes a view from the row, but not from this view.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
