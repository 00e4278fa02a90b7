// SPDX-License-Identifier: MIT

public import UIDynamics

final class CellCompanion {
  deinit {}

  weak var dataSource: (any UICollectionViewDataSource)?
  var makers: [String: () -> UICollectionReusableView] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
}

/// Methods that provide the content of a collection view.
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
  /// Returns 1, as in UIKit.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Methods of a collection view's delegate; only the scrolling methods are called here.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing; not called here.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Methods that provide a flow layout with cell sizes; not called here.
#if MAIN_ACTOR
  @MainActor
#endif
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension UICollectionView {
  /// The data source, queried when the layout next needs information.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { cellCompanion.dataSource }
    set {
      cellCompanion.dataSource = newValue
      reloadData()
    }
  }

  /// Discards all cells; the data source is queried again when the layout next needs information.
  public func reloadData() {
    recount()
    collectionViewLayout.invalidateLayout()
  }

  /// Reloads all data; changes are not animated.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads all data; changes are not animated.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads all data; changes are not animated.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Makes the changes and calls `completion` at once.
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

  /// Registers a class of cells under an identifier.
  ///
  /// Without Objective-C, cells cannot be created from a class known only at run time, except `UICollectionViewCell` itself.
  /// For subclasses, use `register(_:making:)`.
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

  /// Registers a closure that creates cells or other views, under an identifier.
  public func register(_ identifier: String, making view: @escaping () -> UICollectionReusableView)
  {
    cellCompanion.makers[identifier] = view
  }

  /// Creates a cell with a registered identifier; cells are not reused.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let make = cellCompanion.makers[identifier] else {
      fatalError("UIKit: no cell is registered for \"\(identifier)\".")
    }
    guard let cell = make() as? UICollectionViewCell else {
      fatalError("UIKit: \"\(identifier)\" is not registered with a cell.")
    }
    return cell
  }

  /// Returns the cell of a visible item, placed by the layout, or `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleAttributes.first { $0.indexPath == indexPath }.flatMap(cell)
  }

  /// The cells of the visible items, placed by the layout.
  public var visibleCells: [UICollectionViewCell] {
    visibleAttributes.compactMap(cell)
  }

  /// The index paths of the visible items.
  public var indexPathsForVisibleItems: [IndexPath] { visibleAttributes.map { $0.indexPath } }

  /// Returns the index path of the frontmost item at a point of the content, in points.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleAttributes.last { $0.frame.contains(point) }?.indexPath
  }

  /// Returns the layout's attributes for an item.
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
    let indexPath = attributes.indexPath
    let known = cellCompanion.cells[indexPath]
    guard let cell = known ?? dataSource?.collectionView(self, cellForItemAt: indexPath) else {
      return nil
    }
    if known == nil {
      cellCompanion.cells[indexPath] = cell
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
