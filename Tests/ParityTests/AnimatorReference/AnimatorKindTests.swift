// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A layout with a content size, which counts its invalidations.
private final class Layout: UICollectionViewLayout {
  var invalidations = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    invalidations += 1
  }
}

@MainActor
@Suite("The animator's reference page: three ways to create one", .timeLimit(.minutes(30)))
struct AnimatorKindTests {
  private func fall(_ item: any UIDynamicItem, in animator: UIDynamicAnimator) -> CGFloat {
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    letPass(ticks: 150, animator)
    return item.center.y
  }

  @Test("With a reference view, views move in its coordinates, and its bounds are the boundary")
  func referenceView() {
    let view = screen(width: 300, height: 400)
    let box = UIView(frame: CGRect(x: 130, y: 80, width: 40, height: 40))
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    #expect(animator.referenceView === view)
    expectClose(fall(box, in: animator), 379.58139, within: 1e-5, "y at rest, as on Apple's")
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("With a layout, cells move within its content, and it is invalidated")
  func layout() {
    let layout = Layout()
    let indexPath = IndexPath(item: 3, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    cell.frame = CGRect(x: 130, y: 80, width: 40, height: 40)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(animator.referenceView == nil)
    expectClose(fall(cell, in: animator), 379.58139, within: 1e-5, "y at rest")
    #expect(animator.layoutAttributesForCell(at: indexPath) === cell)
    #expect(layout.invalidations > 50)
  }

  @Test("Without a view or layout, custom items move in abstract coordinates without a boundary")
  func abstract() {
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    #expect(fall(Dot(150, 100), in: animator) > 2000, "nothing stops it")
  }

  @Test("Nested views move in their superview's coordinates")
  func nested() {
    let (view, inner) = (screen(), UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 200)))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    view.addSubview(inner)
    inner.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 70, y: 170))
    spring.length = 50
    animator.addBehavior(spring)
    _ = letPassUntilPaused(animator)
    let inView = inner.convert(box.center, to: view)
    expectClose(inView.x, 70, within: 0.5, "x in the reference view")
    expectClose(inView.y, 120, within: 0.5, "y in the reference view")
  }
}
