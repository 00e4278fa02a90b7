// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view that shows an element of a collection.
open class UICollectionReusableView: UIView {
  deinit {}

  open var reuseIdentifier: String? { nil }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A view that shows an item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  deinit {}

  /// The view for the cell's content.
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
}
