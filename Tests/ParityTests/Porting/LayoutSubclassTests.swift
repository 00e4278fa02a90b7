// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("Layout subclasses as apps write them", .timeLimit(.minutes(30)))
@MainActor struct LayoutSubclassTests {
  final class Context: UICollectionViewLayoutInvalidationContext { var marks = 1 }

  /// A layout that creates its animator in the initializer and gets its collection view later.
  final class Newtonian: UICollectionViewLayout {
    var animator: UIDynamicAnimator!
    var contexts: [Context] = []

    override init() {
      super.init()
      animator = UIDynamicAnimator(collectionViewLayout: self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var invalidationContextClass: AnyClass { return Context.self }
    override class var layoutAttributesClass: AnyClass {
      return UICollectionViewLayoutAttributes.self
    }
    // swift-format-ignore: NeverForceUnwrap
    override var collectionViewContentSize: CGSize { collectionView!.bounds.size }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if let context = context as? Context { contexts.append(context) }
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      super.invalidationContext(forBoundsChange: newBounds)
    }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      super.targetContentOffset(forProposedContentOffset: offset)
    }
  }

  @Test("A layout can create its animator before it has a collection view")
  func lazyContentSize() {
    let layout = Newtonian()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    cell.frame = CGRect(x: 50, y: 0, width: 50, height: 50)
    #expect(cell.representedElementCategory == .cell)
    layout.animator.addBehavior(UIGravityBehavior(items: [cell]))
    let walls = UICollisionBehavior(items: [cell])
    walls.translatesReferenceBoundsIntoBoundary = true
    layout.animator.addBehavior(walls)
    letPass(ticks: 200, layout.animator)
    expectClose(Double(cell.frame.maxY), 300, within: 1, "bottom of the cell on that of the view")
    #expect(view.contentSize == CGSize(width: 200, height: 300))
    #expect(layout.contexts.first?.marks == 1)
    #expect(layout.contexts.first?.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
    #expect(
      layout.invalidationContext(forBoundsChange: .zero) is Context
        && layout.targetContentOffset(forProposedContentOffset: .zero) == .zero)
  }

  /// A list with springs whose cell positions are determined by the superclass.
  final class Springy: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let content = CGRect(origin: .zero, size: collectionViewContentSize)
      for cell in super.layoutAttributesForElements(in: content) ?? [] {
        let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  }

  @Test("A flow layout fills lines, and springs return a displaced cell")
  func springs() throws {
    let layout = Springy()
    layout.itemSize = CGSize(width: 180, height: 40)
    layout.minimumLineSpacing = 4
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.itemCounts = [5]
    layout.prepare()
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 216))
    #expect(layout.animator.behaviors.count == 5)
    let third = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    #expect(third.frame == CGRect(x: 0, y: 88, width: 180, height: 40))
    third.center.y += 30
    layout.animator.updateItem(usingCurrentState: third)
    var ticks = 0
    while layout.animator.isRunning, ticks < 1000 {
      letPass(ticks: 1, layout.animator)
      ticks += 1
    }
    #expect(ticks < 1000)
    expectClose(Double(third.center.y), 108, within: 1, "y at rest")
  }

  @Test(
    "A flow layout puts as many cells as fit into a line, spread within the insets",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func flow(direction: UICollectionView.ScrollDirection) throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 190, height: 190), collectionViewLayout: layout)
    view.itemCounts = [4, 2]
    // The view is 180 pt wide, so three cells of 50 pt with gaps of 15 pt fit in a line. Two lines are 10 pt apart.
    func point(_ along: Double, _ across: Double) -> CGPoint {
      direction == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    let origins = try [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)].map { item, section in
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
        .frame.origin
    }
    #expect(
      origins == [
        point(5, 5), point(5, 70), point(5, 135), point(65, 5), point(125, 5), point(125, 70),
      ])
    let length = 120.0 + 60
    #expect(
      layout.collectionViewContentSize
        == (direction == .vertical
          ? CGSize(width: 190, height: length) : CGSize(width: length, height: 190)))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) == nil)
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(found?.map(\.indexPath) == [IndexPath(item: 0, section: 0)])
  }
}
