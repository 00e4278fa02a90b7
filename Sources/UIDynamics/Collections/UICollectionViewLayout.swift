// SPDX-License-Identifier: MIT

public import Geometry

/// Arranges the elements of a collection, as far as an animator has to do with it.
///
/// An animator made for a layout takes the content size as its reference bounds and invalidates the
/// layout after each tick. There is no collection view to ask again; a subclass says its size and
/// does in `invalidateLayout(with:)` or `invalidateLayout()` what it wants done when its elements
/// have moved. The questions UIKit's collection view asks are here to be overridden and answered,
/// often with what the animator has: `items(in:)`, `layoutAttributesForCell(at:)`.
open class UICollectionViewLayout: NSObject {
  /// Creates a layout of no size.
  public override init() {}

  /// The extents of the whole content, pt.
  ///
  /// A subclass overrides it.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  /// Called when the elements are not where they were; does nothing unless overridden.
  open func invalidateLayout() {}

  /// Called by an animator after each tick, with the elements it moves; calls `invalidateLayout()`
  /// unless overridden.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// The class of context an animator makes for the layout.
  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Whether other visible bounds ask for another layout; no unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: Elements

  /// To be overridden with what is to be computed before the layout is asked; does nothing here.
  open func prepare() {}

  /// The attributes of the elements in a rectangle; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of a cell; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
