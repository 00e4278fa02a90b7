// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Layouts and animators", .timeLimit(.minutes(30)))
struct CollectionViewLayoutTests {
  /// A springy list as in tutorials, without the collection view.
  final class Layout: UICollectionViewLayout {
    var size = CGSize(width: 300, height: 400)
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override var collectionViewContentSize: CGSize { size }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { animator.layoutAttributesForCell(at: indexPath) }
  }

  private func cell(_ item: Int, y: Double) -> UICollectionViewLayoutAttributes {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    cell.frame = CGRect(x: 0, y: y, width: 300, height: 44)
    return cell
  }

  @Test("A layout gets elements in a rectangle or at an index path from its animator")
  func answers() {
    let layout = Layout()
    let cells = [cell(0, y: 0), cell(1, y: 60), cell(2, y: 200)]
    layout.animator.addBehavior(UIGravityBehavior(items: cells))
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(found?.map(\.indexPath.item) == [0, 1])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) === cells[2])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
  }

  @Test("After each tick, the layout is notified of the elements that moved")
  func context() throws {
    let layout = Layout()
    let place = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: place)
    header.size = CGSize(width: 10, height: 10)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: place)
    line.size = CGSize(width: 10, height: 10)
    let group = UIDynamicItemGroup(items: [cell(5, y: 300)])
    let gravity = UIGravityBehavior(items: [cell(1, y: 0), header, line, cell(0, y: 100)])
    gravity.addItem(group)
    layout.animator.addBehavior(gravity)
    #expect(layout.contexts.isEmpty)
    layout.animator.advance(by: 1 / 60.0)
    #expect(layout.contexts.count == 1)
    let context = try #require(layout.contexts.first)
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 0, 5])
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [place]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [place]])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test("A layout can request its own context class")
  func contextClass() throws {
    final class Context: UICollectionViewLayoutInvalidationContext {}
    final class OtherLayout: UICollectionViewLayout {
      var context: UICollectionViewLayoutInvalidationContext?
      override class var invalidationContextClass: AnyClass {
        Context.self
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        self.context = context
      }
    }
    let layout = OtherLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [cell(0, y: 0)]))
    animator.advance(by: 1 / 60.0)
    #expect(layout.context is Context)
  }

  @Test("The content size is the boundary, and changing it moves the boundary at the next tick")
  func boundary() throws {
    let layout = Layout()
    let item = cell(0, y: 300)
    let gravity = UIGravityBehavior(items: [item])
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    // The walls are 1 pt outside, and a cell as wide as the content would get stuck between them.
    item.frame = CGRect(x: 50, y: 300, width: 200, height: 44)
    layout.animator.addBehavior(gravity)
    layout.animator.addBehavior(collision)
    for _ in 0..<200 { layout.animator.advance(by: 1 / 60.0) }
    #expect(!layout.animator.isRunning)
    expectClose(item.center.y, 400 - 22, within: 0.9, "y at rest")
    layout.size.height = 500
    // A layout does not notify its animator when it grows, but a changed parameter starts the animator.
    gravity.magnitude = 1
    for _ in 0..<200 { layout.animator.advance(by: 1 / 60.0) }
    expectClose(item.center.y, 500 - 22, within: 0.9, "y at rest in the larger content")
  }

  @Test("A layout's animator rejects views, and a view's animator rejects attributes")
  func strangers() {
    let layout = Layout()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in try layout.animator.validate(view) }
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in
      try TestStage().animator.validate(cell(0, y: 0))
    }
    let group = UIDynamicItemGroup(items: [cell(0, y: 0)])
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in
      try TestStage().animator.validate(group)
    }
  }

  @Test("A layout that overrides nothing has no size and no elements")
  func plainLayout() {
    let layout = UICollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    let place = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForItem(at: place) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: place) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: place) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    let attributes = cell(0, y: 0)
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
  }

  private final class Pauses: NSObject, UIDynamicAnimatorDelegate {
    var words: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { words.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { words.append("pause") }
  }

  @Test("Setting a different layout pauses the old one's animator until the layout returns")
  func exchange() {
    let (first, second, pauses) = (Layout(), Layout(), Pauses())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: first)
    let falling = cell(0, y: 0)
    first.animator.addBehavior(UIGravityBehavior(items: [falling]))
    first.animator.delegate = pauses
    for _ in 0..<5 { first.animator.advance(by: 1 / 60) }
    let place = falling.center.y

    view.collectionViewLayout = second
    for _ in 0..<5 { first.animator.advance(by: 1 / 60) }
    #expect(pauses.words == ["pause"] && falling.center.y == place)
    view.collectionViewLayout = second
    view.collectionViewLayout = first
    view.collectionViewLayout = first
    #expect(pauses.words == ["pause", "resume"] && first.animator.isRunning)
    first.animator.advance(by: 1 / 60)
    #expect(falling.center.y > place)

    // If an action replaces the layout, the animator pauses at the end of the tick.
    let push = UIPushBehavior(items: [falling], mode: .continuous)
    push.action = { view.collectionViewLayout = second }
    first.animator.addBehavior(push)
    let before = falling.center.y
    first.animator.advance(by: 1 / 60)
    #expect(pauses.words == ["pause", "resume", "pause"] && falling.center.y > before)
    // An animator at rest remains at rest.
    #expect(!second.animator.isRunning)
    view.collectionViewLayout = first
    first.animator.removeAllBehaviors()
    first.animator.advance(by: 1 / 60)
    view.collectionViewLayout = second
    view.collectionViewLayout = first
    #expect(!first.animator.isRunning && pauses.words.suffix(2) == ["resume", "pause"])
  }
}
