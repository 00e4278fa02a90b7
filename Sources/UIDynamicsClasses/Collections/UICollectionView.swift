// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A view whose elements are arranged by a layout; it provides everything that layouts use.
///
/// It creates no cells. Your program or test sets the number of items and the scroll position.
open class UICollectionView: UIScrollView {
  deinit {}

  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// An item of the collection.
    case cell = 0
    /// A view that belongs to a section, such as a header or footer.
    case supplementaryView = 1
    /// A view that the layout adds.
    case decorationView = 2
  }

  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }

  /// The layout; setting a different one pauses the old layout's animators and resumes the new layout's.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { takeLayout(insteadOf: oldValue) }
  }

  /// The number of items in each section; initially none.
  ///
  /// UIKit gets the numbers from a data source, and so does the product UIKit if there is a data source.
  open var itemCounts: [Int] {
    get {
      if let ask = askForCounts {
        askForCounts = nil
        counts = ask()
      }
      return counts
    }
    set {
      askForCounts = nil
      counts = newValue
    }
  }
  private final var counts: [Int] = []

  package final var askForCounts: (() -> [Int])?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view of size zero with an empty layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The size of the content, in points, from the layout; setting it has no effect.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// As in UIKit, the view first asks the layout whether the change invalidates it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      let asks = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      let context = asks ? collectionViewLayout.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Prepares the layout if it has changed, then lays out subviews.
  open override func layoutIfNeeded() {
    collectionViewLayout.prepareIfNeeded()
    super.layoutIfNeeded()
  }

  private func takeLayout(insteadOf old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    old.animators.each { $0.layoutDidChange(isInUse: false) }
    collectionViewLayout.animators.each { $0.layoutDidChange(isInUse: true) }
  }
}

/// A change to a collection, passed to methods that layouts override.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  deinit {}
}
