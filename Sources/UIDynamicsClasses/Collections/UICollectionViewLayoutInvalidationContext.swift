// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Says which elements of a layout are not where they were.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
  deinit {}

  /// Creates a context that names nothing.
  public required override init() {}

  /// Whether the whole layout is out of date; an animator only moves elements, so it is not.
  open var invalidateEverything: Bool { false }

  /// Whether the numbers of sections and items may have changed; an animator does not change them.
  open var invalidateDataSourceCounts: Bool { false }

  /// Cells that moved, or nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Supplementary views that moved, by kind, or nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Decoration views that moved, by kind, or nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// By how much the content is to scroll, pt; zero unless a layout sets it.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content is to grow, pt; zero unless a layout sets it.
  open var contentSizeAdjustment = CGSize.zero

  /// Names cells that moved.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind that moved.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Names decoration views of a kind that moved.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Names what some attributes describe.
  func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    let (kind, place) = (attributes.element.kind ?? "", [attributes.indexPath])
    switch attributes.element.category {
    case .cell: invalidateItems(at: place)
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: place)
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: place)
    }
  }
}
