// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import Foundation
#endif

/// A controller that owns a collection view and is its data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  deinit {}

  /// The layout of the collection view.
  public let collectionViewLayout: UICollectionViewLayout

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }
  private var collection: UICollectionView?

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    #if FOUNDATION_TYPES
      super.init(nibName: nil, bundle: nil)
    #else
      super.init()
    #endif
  }

  /// Creates a controller with an empty layout; the coder is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Creates the collection view, as large as the screen.
  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    (collection, view) = (made, made)
    (made.dataSource, made.delegate) = (self, self)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell; controllers with items override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after the origin of the bounds has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Not called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Not called here.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Not called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
