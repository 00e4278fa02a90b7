// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

// Shown:
final class Tumble: UIDynamicBehavior {
  private let deadline: Double

  init(_ items: [any UIDynamicItem], atMost seconds: Double) {
    deadline = seconds
    super.init()
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    addChildBehavior(UIGravityBehavior(items: items))
    addChildBehavior(collision)
    action = { [unowned self] in
      guard let animator = dynamicAnimator, animator.elapsedTime >= deadline else { return }
      animator.removeBehavior(self)
    }
  }
}
// Until here.

@Suite("The composite in docs/behaviors/composite.md", .timeLimit(.minutes(30)))
struct TumbleSnippet {
  @Test("The composite acts as one behavior, and its action removes it at the deadline")
  func run() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let box = UIView(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
    screen.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: screen)
    let tumble = Tumble([box], atMost: 0.24)
    animator.addBehavior(tumble)
    #expect(animator.behaviors == [tumble] && tumble.childBehaviors.count == 2)
    var ticks = 0
    while animator.isRunning {
      animator.advance(by: 1 / 60)
      ticks += 1
    }
    #expect(ticks == 15 && tumble.dynamicAnimator == nil && box.center.y > 40)
  }
}
