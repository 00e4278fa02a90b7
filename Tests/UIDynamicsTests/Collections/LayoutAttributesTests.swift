// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Layout attributes", .timeLimit(.minutes(30)))
struct LayoutAttributesTests {
  @Test("Frame, center, size and bounds are consistent")
  func geometry() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    #expect(cell.indexPath == IndexPath(row: 2, section: 1) && cell.representedElementKind == nil)
    cell.frame = CGRect(x: 10, y: 20, width: 300, height: 44)
    #expect(cell.center == CGPoint(x: 160, y: 42))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.size = CGSize(width: 100, height: 40)
    #expect(cell.frame == CGRect(x: 110, y: 22, width: 100, height: 40))
    cell.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(cell.description.contains("{1, 2}"))
  }

  @Test("A copy has the same class and element, with separate geometry")
  func copies() throws {
    let indexPath = IndexPath(item: 2, section: 1)
    let header = TintedAttributes(forSupplementaryViewOfKind: "header", with: indexPath)
    header.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    header.transform = CGAffineTransform(rotationAngle: 1)
    (header.alpha, header.zIndex, header.isHidden, header.tint) = (0.5, 3, true, "red")
    let copy = try #require(header.copy() as? TintedAttributes)
    #expect(copy.indexPath == indexPath && copy.representedElementKind == "header")
    #expect(copy.center == header.center && copy.size == header.size)
    #expect(copy.transform == header.transform && copy.tint == "red")
    #expect(copy.alpha == 0.5 && copy.zIndex == 3 && copy.isHidden)
    header.center = .zero
    #expect(copy.center == CGPoint(x: 16, y: 22) && copy !== header)
  }

  @Test("Index paths are sorted by section, then by item")
  func order() {
    let places = [(1, 0), (0, 1), (0, 0)].map { IndexPath(item: $0.1, section: $0.0) }
    #expect(places.sorted().map(\.section) == [0, 0, 1])
    #expect(places.sorted().map(\.row) == [0, 1, 0])
  }

  @Test("Attribute objects for the same element are one item, and the first object is moved")
  func elementIdentity() {
    let layout = UICollectionViewLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(animator.referenceView == nil && animator.collectionViewLayout === layout)
    let indexPath = IndexPath(item: 0, section: 0)
    func cell() -> UICollectionViewLayoutAttributes {
      let cell = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      cell.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      return cell
    }
    let (first, second) = (cell(), cell())
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: indexPath)
    header.size = CGSize(width: 10, height: 10)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: indexPath)
    line.size = CGSize(width: 10, height: 10)
    let gravity = UIGravityBehavior(items: [first, second, header, line])
    #expect(gravity.items.count == 3)
    animator.addBehavior(gravity)
    animator.advance(by: 1 / 60.0)
    #expect(first.center.y > 10 && second.center.y == 10)
    #expect(animator.layoutAttributesForCell(at: indexPath) === first)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "header", at: indexPath) === header)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: indexPath) === line)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "other", at: indexPath) == nil)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
    gravity.removeItem(second)
    #expect(animator.layoutAttributesForCell(at: indexPath) == nil)
  }

  @Test("An unreferenced layout is deallocated, and its animator stays usable")
  func weakLayout() {
    var layout: UICollectionViewLayout? = UICollectionViewLayout()
    let animator = layout.map { UIDynamicAnimator(collectionViewLayout: $0) }
    layout = nil
    #expect(animator?.collectionViewLayout == nil)
    let collision = UICollisionBehavior(items: [])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator?.addBehavior(collision)
    animator?.advance(by: 1 / 60.0)
    #expect(animator?.isRunning == false)
  }
}

/// A subclass as in UIKit code, with a property that copies must preserve.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = ""

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}
