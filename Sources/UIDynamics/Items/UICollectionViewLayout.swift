// SPDX-License-Identifier: MIT

public import Geometry

/// Arranges the elements of a collection, as far as an animator has to do with it.
///
/// An animator made for a layout takes the content size as its reference bounds and invalidates the
/// layout after each tick. There is no collection view to ask again; a subclass says its size and
/// does in `invalidateLayout()` what it wants done when its elements have moved.
open class UICollectionViewLayout {
  /// Creates a layout of no size.
  public init() {}

  /// The extents of the whole content, pt.
  ///
  /// A subclass overrides it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called when the elements are not where they were; does nothing unless overridden.
  open func invalidateLayout() {}
}
