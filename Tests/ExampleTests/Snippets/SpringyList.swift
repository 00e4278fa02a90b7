// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

// Shown:
final class SpringyList: UICollectionViewLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 330) }

  override func prepare() {
    guard animator.behaviors.isEmpty else { return }
    for index in 0..<6 {
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      cell.frame = CGRect(x: 0, y: 54 * CGFloat(index), width: 320, height: 44)
      let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
      (spring.length, spring.frequency, spring.damping) = (1, 1, 0.8)
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { animator.layoutAttributesForCell(at: indexPath) }
}
// Until here.

@Suite("The layout in docs/behaviors/collection-view.md", .timeLimit(.minutes(30)))
struct SpringyListSnippet {
  @Test("The layout gets attributes from its animator, and displaced cells return")
  func run() throws {
    let list = SpringyList()
    list.prepare()
    let shown = list.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(shown?.map(\.indexPath.item) == [0, 1, 2])
    let cell = try #require(list.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    cell.center.y += 30
    list.animator.updateItem(usingCurrentState: cell)
    while list.animator.isRunning { list.animator.advance(by: 1 / 60) }
    // A spring with a length of 1 pt ends 1 pt away from its anchor, on the side where the cell was.
    expectClose(cell.center.y, 185, within: 0.05, "y")
  }
}
