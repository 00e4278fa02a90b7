// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

// What collection views add to an animator.
extension UIDynamicAnimator {
  final func attributes(
    of element: UICollectionViewLayoutAttributes.Element
  ) -> UICollectionViewLayoutAttributes? {
    bridge.item(.element(element)) as? UICollectionViewLayoutAttributes
  }

  /// Tells the layout, if there is one, that the elements in motion are not where they were.
  ///
  /// UIKit names those in the visible bounds; nothing says here what is visible, so all are named.
  func invalidateLayout() {
    guard reference.kind == .layout, let layout = reference.layout, layout.hearsOfMoves else {
      return
    }
    let context = layout.makeInvalidationContext()
    let elements = bridge.items.flatMap { record in
      (record.item as? UIDynamicItemGroup)?.members ?? [record.item]
    }
    for case let attributes as UICollectionViewLayoutAttributes in elements {
      context.invalidate(attributes)
    }
    layout.invalidateLayout(with: context)
  }
}
