// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A view whose elements a layout arranges, as far as layouts ask about it.
///
/// It makes no cells: a program, or a test, says how many there are and where it is scrolled to.
open class UICollectionView: UIScrollView {
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

  /// Arranges the elements; the animators of the old layout pause, those of the new one resume.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { takeLayout(insteadOf: oldValue) }
  }

  /// How many elements each section has; none at first.
  ///
  /// UIKit asks a data source, and so does the product UIKit when there is one.
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

  /// Asks a data source when the counts are next needed.
  package final var askForCounts: (() -> [Int])?

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

  /// The extents of the content, pt, by the layout; another size set here is not kept.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

  /// The view's own coordinates, pt.
  ///
  /// The layout is asked before they change whether it wants to be laid out for that, as in UIKit.
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

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }

  /// How many elements a section has; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Prepares the layout if it has changed, and lays out as any view does.
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

/// A change of a collection, for the layouts that override what is called with it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewUpdateItem: NSObject {
  deinit {}
}
