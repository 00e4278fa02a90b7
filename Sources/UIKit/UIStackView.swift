// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view that puts others in a row; here they stay where they are.
open class UIStackView: UIView {
  deinit {}

  /// How the row goes.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// How views share the row.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the row.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  open var axis = Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill

  /// The views of the row.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a row of no size.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Takes a view out of the row, but not out of this view.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
