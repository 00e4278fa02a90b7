// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("Code written for UIKit", .timeLimit(.minutes(30)))
struct UIKitSourceTests {
  @Test("A controller compiles unchanged, and its delegate receives the boundary's name")
  func controller() {
    let controller = BarrierController()
    while controller.animator.isRunning { controller.animator.advance(by: 1 / 60) }
    #expect(controller.diary.first == "touched the barrier" && controller.diary.last == "paused")
    #expect(controller.square.center.y > 247 && controller.square.center.y < 250)
  }

  @Test("Code can subclass behaviors and define its own items")
  func composite() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: view)
    let weight = Weight()
    animator.addBehavior(SlowFall(item: weight))
    while animator.isRunning { animator.advance(by: 1 / 60) }
    #expect(weight.center.y > 10 && animator.behaviors.isEmpty)
    #expect(Coin().collisionBoundsType == .ellipse)
  }

  @Test("Code can attach a layout's cells to springs and copy their attributes")
  func layout() throws {
    let layout = SpringyLayout()
    layout.prepare()
    let cells = try #require(layout.layoutAttributesForElements(in: layout.bounds(ofRows: 3)))
    let copies = cells.map { $0.copy() as? UICollectionViewLayoutAttributes }
    #expect(cells.count == 3 && copies.map { $0?.indexPath } == cells.map(\.indexPath))
    let scrolled = CGRect(x: 0, y: 20, width: 9, height: 9)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    for _ in 0..<10 { layout.animator.advance(by: 1 / 60) }
    #expect(cells[0].center.y < 42 && cells[0].center.y > 23)
    #expect(copies.first??.center.y == 22)
    let indexPath = IndexPath(item: 2, section: 0)
    #expect(layout.layoutAttributesForItem(at: indexPath)?.indexPath == indexPath)
  }
}

extension SpringyLayout {
  fileprivate func bounds(ofRows count: Int) -> CGRect {
    CGRect(x: 0, y: 0, width: 100, height: 50 * CGFloat(count))
  }
}
