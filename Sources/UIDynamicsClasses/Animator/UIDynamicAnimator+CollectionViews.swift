// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  final func attributes(
    of element: UICollectionViewLayoutAttributes.Element
  ) -> UICollectionViewLayoutAttributes? {
    bridge.item(.element(element)) as? UICollectionViewLayoutAttributes
  }

  /// Tells the layout which elements have moved.
  ///
  /// UIKit lists only the visible elements; visibility is unknown here, so this lists all of them.
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
