// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A layout that arranges cells of one size in lines.
///
/// It has no headers or footers, and no delegate that sizes individual cells.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  deinit {}

  /// The size of a cell, in points; initially 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50)

  /// The minimum space between lines, in points; initially 10.
  open var minimumLineSpacing: CGFloat = 10

  /// The minimum space between cells of a line, in points; initially 10.
  ///
  /// The remaining space in a line is distributed evenly.
  open var minimumInteritemSpacing: CGFloat = 10

  /// The direction in which lines follow each other; initially vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The margins around each section, in points; initially zero.
  open var sectionInset = UIEdgeInsets.zero

  /// The size of the content, in points; zero without a collection view.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let length = sections(of: view).reduce(0) { $0 + $1.length }
    return scrollDirection == .vertical
      ? CGSize(width: view.bounds.width, height: length)
      : CGSize(width: length, height: view.bounds.height)
  }

  /// Returns the attributes of the cells in a rectangle, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    var (found, start) = ([UICollectionViewLayoutAttributes](), CGFloat.zero)
    for (section, lines) in sections(of: view).enumerated() {
      for item in 0..<lines.count {
        let frame = frame(of: item, in: lines, from: start)
        if frame.intersects(rect) { found.append(attributes(item, section, frame)) }
      }
      start += lines.length
    }
    return found
  }

  /// Returns the attributes of a cell, or `nil` if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let sections = sections(of: view)
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let start = sections[..<indexPath.section].reduce(0) { $0 + $1.length }
    let frame = frame(of: indexPath.item, in: sections[indexPath.section], from: start)
    return attributes(indexPath.item, indexPath.section, frame)
  }

  private struct Lines {
    var count: Int
    var inLine: Int
    /// The distance from one cell's start to the next in a line, pt.
    var step: CGFloat
    /// The combined length of all lines and insets, pt.
    var length: CGFloat
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func sections(of view: UICollectionView) -> [Lines] {
    (0..<view.numberOfSections).map { section in
      lines(view.numberOfItems(inSection: section), across: view.bounds.size)
    }
  }

  private func lines(_ count: Int, across bounds: CGSize) -> Lines {
    let inset = sectionInset
    let (width, cell, deep) =
      isVertical
      ? (bounds.width - inset.left - inset.right, itemSize.width, itemSize.height)
      : (bounds.height - inset.top - inset.bottom, itemSize.height, itemSize.width)
    let room = (width + minimumInteritemSpacing) / (cell + minimumInteritemSpacing)
    let inLine = room >= 1 && room.isFinite ? Int(min(room, 1e6)) : 1
    let spread = inLine > 1 ? (width - CGFloat(inLine) * cell) / CGFloat(inLine - 1) : 0
    let lines = CGFloat((count + inLine - 1) / inLine)
    let gaps = max(lines - 1, 0) * minimumLineSpacing
    let around = isVertical ? inset.top + inset.bottom : inset.left + inset.right
    return Lines(
      count: count, inLine: inLine, step: cell + spread, length: lines * deep + gaps + around)
  }

  private func frame(of item: Int, in lines: Lines, from start: CGFloat) -> CGRect {
    let along = CGFloat(item % lines.inLine) * lines.step
    let line = CGFloat(item / lines.inLine)
    let origin =
      isVertical
      ? CGPoint(
        x: sectionInset.left + along,
        y: start + sectionInset.top + line * (itemSize.height + minimumLineSpacing))
      : CGPoint(
        x: start + sectionInset.left + line * (itemSize.width + minimumLineSpacing),
        y: sectionInset.top + along)
    return CGRect(origin: origin, size: itemSize)
  }

  private func attributes(
    _ item: Int, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }
}
