// SPDX-License-Identifier: MIT

import Testing
import UIDynamics
import UIDynamicsGeometry

/// The defaults of a layout's methods, as UIKit documents them.
@Suite("A layout that overrides nothing", .timeLimit(.minutes(30)))
struct LayoutDefaultTests {
  private let layout = UICollectionViewLayout()
  private let path = IndexPath(item: 1, section: 2)

  @Test("A plain layout has no elements and no initial or final attributes")
  func elements() {
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    let attributes = [
      layout.layoutAttributesForItem(at: path),
      layout.layoutAttributesForSupplementaryView(ofKind: "head", at: path),
      layout.layoutAttributesForDecorationView(ofKind: "line", at: path),
      layout.initialLayoutAttributesForAppearingItem(at: path),
      layout.finalLayoutAttributesForDisappearingItem(at: path),
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "head", at: path),
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "head", at: path),
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path),
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path),
    ]
    #expect(attributes.allSatisfy { $0 == nil })
    let named: AnyClass = UICollectionViewLayout.layoutAttributesClass
    #expect(named is UICollectionViewLayoutAttributes.Type)
  }

  @Test("A plain layout does not change where scrolling ends or invalidate itself")
  func scrolling() {
    let target = CGPoint(x: 3, y: -7)
    #expect(layout.targetContentOffset(forProposedContentOffset: target) == target)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: target, withScrollingVelocity: CGPoint(x: 0, y: 99)) == target)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(!layout.invalidationContext(forBoundsChange: bounds).invalidateEverything)
    layout.prepare()
    layout.prepare(forCollectionViewUpdates: [])
    layout.finalizeCollectionViewUpdates()
    layout.prepare(forAnimatedBoundsChange: bounds)
    layout.finalizeAnimatedBoundsChange()
  }

  @Test("A layout knows its view until the view gets a different layout")
  func view() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 30, height: 40), collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    view.contentOffset = CGPoint(x: 2, y: 5)
    #expect(view.contentOffset == CGPoint(x: 2, y: 5))
    #expect(view.bounds == CGRect(x: 2, y: 5, width: 30, height: 40))
    #expect(view.contentSize == .zero)
    let other = UICollectionViewLayout()
    view.collectionViewLayout = other
    #expect(layout.collectionView == nil && other.collectionView === view)
    view.itemCounts = [3, 1]
    #expect(view.numberOfSections == 2)
    #expect([-1, 0, 1, 2].map(view.numberOfItems(inSection:)) == [0, 3, 1, 0])
    // A layout remains with the view to which it was moved.
    let second = UICollectionView(frame: .zero, collectionViewLayout: other)
    view.collectionViewLayout = layout
    #expect(other.collectionView === second && layout.collectionView === view)
  }
}
