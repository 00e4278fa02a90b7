// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A list of the elements of a layout that have moved.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
  deinit {}

  /// Creates an empty context.
  public required override init() {}

  /// A Boolean value that indicates whether the whole layout is invalid; `false`, because animators only move elements.
  open var invalidateEverything: Bool { false }

  /// A Boolean value that indicates whether the numbers of sections and items may have changed; always `false`, too.
  open var invalidateDataSourceCounts: Bool { false }

  /// The index paths of the moved cells, or `nil` for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The index paths of the moved supplementary views by kind, or `nil` for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The index paths of the moved decoration views by kind, or `nil` for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The distance to scroll the content, in points; zero unless a layout sets it.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The increase in content size, in points; zero unless a layout sets it.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds moved cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds moved supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Adds moved decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }
}

extension UICollectionViewLayoutInvalidationContext {
  func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    let (kind, paths) = (attributes.element.kind ?? "", [attributes.indexPath])
    switch attributes.element.category {
    case .cell: invalidateItems(at: paths)
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: paths)
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: paths)
    }
  }
}
