// SPDX-License-Identifier: MIT

internal import Geometry

// What collection views add to an animator.
extension UIDynamicAnimator {
  /// The attributes that are moved for a cell, or nil.
  ///
  /// They are the object that took part first; layouts make new ones for the same element.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes(of: .init(category: .cell, kind: nil, indexPath: indexPath))
  }

  /// The attributes that are moved for a supplementary view, or nil.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  /// The attributes that are moved for a decoration view, or nil.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath))
  }

  private func attributes(
    of element: UICollectionViewLayoutAttributes.Element
  ) -> UICollectionViewLayoutAttributes? {
    bridge.item(.element(element)) as? UICollectionViewLayoutAttributes
  }

  /// Tells the layout, if there is one, that the elements in motion are not where they were.
  ///
  /// UIKit names those in the visible bounds; nothing says here what is visible, so all are named.
  func invalidateLayout() {
    guard let layout = reference.layout else { return }
    let context = type(of: layout).invalidationContextClass.init()
    let elements = bridge.items.flatMap { record in
      (record.item as? UIDynamicItemGroup)?.items ?? [record.item]
    }
    for case let attributes as UICollectionViewLayoutAttributes in elements {
      context.invalidate(attributes)
    }
    layout.invalidateLayout(with: context)
  }
}
