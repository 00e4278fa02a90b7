// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import Foundation
#endif

/// A controller whose view is a collection, and which says what that shows.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  deinit {}

  /// Arranges the cells.
  public let collectionViewLayout: UICollectionViewLayout

  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }
  private var collection: UICollectionView?

  /// Creates a controller whose collection has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    #if FOUNDATION_TYPES
      super.init(nibName: nil, bundle: nil)
    #else
      super.init()
    #endif
  }

  /// Creates a controller with a layout of no size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Makes the collection, as large as the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    (collection, view) = (made, made)
    (made.dataSource, made.delegate) = (self, self)
  }

  /// One, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// To be overridden by a controller that has items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Does nothing unless overridden; nothing here calls it.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when the origin of the bounds has changed; does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing unless overridden; nothing here calls it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing unless overridden; nothing here calls it.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing unless overridden; nothing here calls it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
