// SPDX-License-Identifier: MIT

public import UIDynamics

/// What the product UIKit keeps of a collection view.
final class CellCompanion {
  deinit {}

  weak var dataSource: (any UICollectionViewDataSource)?
  var makers: [String: () -> UICollectionReusableView] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
}

/// Says what a collection shows.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// One, as in UIKit.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Told what is done with a collection; only the scrolling is told here.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// As in UIKit; nothing here calls it.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Gives a flow layout sizes of cells; nobody asks here.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension UICollectionView {
  /// Says what the collection shows; asked when the layout next needs to know.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { cellCompanion.dataSource }
    set {
      cellCompanion.dataSource = newValue
      reloadData()
    }
  }

  /// Forgets all cells and asks the data source anew when the layout next needs to know.
  public func reloadData() {
    recount()
    collectionViewLayout.invalidateLayout()
  }

  /// Asks the data source anew; nothing here shows what has changed.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Asks the data source anew; nothing here shows what has changed.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Asks the data source anew; nothing here shows what has changed.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Does the changes; what is to be done at the end is done at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  private func recount() {
    cellCompanion.cells = [:]
    guard dataSource != nil else { return }
    askForCounts = { [weak self] in
      guard let self, let dataSource else { return [] }
      return (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    }
  }

  // MARK: Cells

  /// Notes the class of cells of a name.
  ///
  /// Without Objective-C an object cannot be made of a class that is only known when the program runs: cells of a
  /// subclass are made by `register(_:making:)`.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass, cellClass != UICollectionViewCell.self else {
      return register(identifier) { UICollectionViewCell(frame: .zero) }
    }
    register(identifier) {
      fatalError(
        "UIKit: a cell of \(cellClass) cannot be made without Objective-C. "
          + "Register it with register(\"\(identifier)\") { \(cellClass)(frame: .zero) }.")
    }
  }

  /// Has cells, or other views, of a name made by a closure.
  public func register(_ identifier: String, making view: @escaping () -> UICollectionReusableView)
  {
    cellCompanion.makers[identifier] = view
  }

  /// Makes a cell of a registered name; none is used twice here.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let make = cellCompanion.makers[identifier] else {
      fatalError("UIKit: no cell is registered as \"\(identifier)\".")
    }
    guard let cell = make() as? UICollectionViewCell else {
      fatalError("UIKit: what is registered as \"\(identifier)\" is not a cell.")
    }
    return cell
  }

  /// The cell of an item that the layout has in the visible part, where the layout has it; else nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleAttributes.first { $0.indexPath == indexPath }.flatMap(cell)
  }

  /// The cells that the layout has in the visible part, where it has them.
  public var visibleCells: [UICollectionViewCell] {
    visibleAttributes.compactMap(cell)
  }

  /// The items that the layout has in the visible part.
  public var indexPathsForVisibleItems: [IndexPath] { visibleAttributes.map { $0.indexPath } }

  /// The frontmost item under a position of the content, pt.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleAttributes.last { $0.frame.contains(point) }?.indexPath
  }

  /// The attributes of an item, by the layout.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementCategory == .cell }
  }

  private func cell(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let place = attributes.indexPath
    let known = cellCompanion.cells[place]
    guard let cell = known ?? dataSource?.collectionView(self, cellForItemAt: place) else {
      return nil
    }
    if known == nil {
      cellCompanion.cells[place] = cell
      addSubview(cell)
    }
    (cell.bounds.size, cell.center) = (attributes.size, attributes.center)
    (cell.transform, cell.alpha) = (attributes.transform, attributes.alpha)
    cell.apply(attributes)
    return cell
  }

  private var cellCompanion: CellCompanion {
    let companion = companionOfUIKit
    if let cells = companion.cells { return cells }
    let made = CellCompanion()
    companion.cells = made
    return made
  }
}
