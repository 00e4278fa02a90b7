// SPDX-License-Identifier: MIT

public import UIDynamics

open class UICollectionReusableView: UIView {
  deinit {}

  open var reuseIdentifier: String? { nil }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

open class UICollectionViewCell: UICollectionReusableView {
  deinit {}

  /// The view for the cell's content.
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
}
