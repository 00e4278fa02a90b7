// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A view whose elements a layout arranges, as far as layouts ask about it.
///
/// It makes no cells: a program, or a test, says how many there are and where it is scrolled to.
open class UICollectionView: UIView {
  deinit {}

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// One of the things that are shown.
    case cell = 0
    /// A header, a footer, or what else belongs to a section.
    case supplementaryView = 1
    /// What the layout adds of its own.
    case decorationView = 2
  }

  /// The way a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and right.
    case horizontal = 1
  }

  /// Arranges the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { takeLayout(insteadOf: oldValue) }
  }

  /// How many elements each section has; none at first.
  ///
  /// UIKit asks a data source.
  open var itemCounts: [Int] = []

  /// Creates a view that a layout arranges.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view of no size with a layout of no size.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Where the content is scrolled to: the origin of the bounds, pt.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The extents of the content, pt, by the layout.
  open var contentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }

  /// How many elements a section has; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  private func takeLayout(insteadOf old: UICollectionViewLayout) {
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
  }
}

/// A change of a collection, for the layouts that override what is called with it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  deinit {}
}
