// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor
@Suite("The animator's reference page: adding and removing behaviors", .timeLimit(.minutes(30)))
struct BehaviorListTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(0, 0)

  @Test("Adding a behavior twice has no effect, nor does removing one that was not added")
  func duplicates() {
    let gravity = UIGravityBehavior(items: [dot])
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors == [gravity])
    animator.removeBehavior(UIGravityBehavior(items: [dot]))
    #expect(animator.behaviors == [gravity])
    animator.removeBehavior(gravity)
    animator.removeBehavior(gravity)
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test("Behaviors are listed in the order of addition, without children")
  func list() {
    let (first, last, composite) = (
      UIGravityBehavior(items: [dot]), UIDynamicItemBehavior(items: [dot]), UIDynamicBehavior()
    )
    composite.addChildBehavior(UICollisionBehavior(items: [dot]))
    for behavior in [first, composite, last] { animator.addBehavior(behavior) }
    #expect(animator.behaviors == [first, composite, last])
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && !composite.childBehaviors.isEmpty)
  }

  @Test("Several behaviors act on a shared item together")
  func sharedItem() {
    let push = UIPushBehavior(items: [dot], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.16, dy: 0)
    let properties = UIDynamicItemBehavior(items: [dot])
    properties.resistance = 0
    for behavior in [UIGravityBehavior(items: [dot]), push, properties] {
      animator.addBehavior(behavior)
    }
    letPass(ticks: 10, animator)
    // On 0.16 kg, 0.16 N yields 100 pt/s², a tenth of gravity. The distance after 19 sub-steps is g·h²·19·20/2.
    let steps = Double(19 * 20 / 2) * Predicted.subStep * Predicted.subStep
    expectClose(dot.center.y, 1000 * steps, within: 1e-3, "y")
    expectClose(dot.center.x, 100 * steps, within: 1e-3, "x")
  }

  @Test("Animators do not affect each other")
  func independence() {
    let (other, stranger) = (UIDynamicAnimator(), Dot(100, 0))
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    let upwards = UIGravityBehavior(items: [stranger])
    upwards.gravityDirection = CGVector(dx: 0, dy: -1)
    other.addBehavior(upwards)
    letPass(ticks: 10, animator)
    #expect(dot.center.y > 0 && stranger.center.y == 0 && other.elapsedTime == 0)
    letPass(ticks: 10, other)
    expectClose(stranger.center.y, -dot.center.y, within: 1e-9, "y of the other")
    #expect(animator.items(in: CGRect(x: -500, y: -500, width: 1000, height: 1000)).count == 1)
  }

  @Test("Changes made in an action are listed at once and take effect at the end of the tick")
  func changesInActions() {
    let (gravity, composite) = (UIGravityBehavior(items: [dot]), UIDynamicBehavior())
    var seen: [CGFloat] = []
    composite.action = { [animator, dot] in
      seen.append(dot.center.y)
      if seen.count == 2 {
        animator.removeBehavior(gravity)
        #expect(animator.behaviors == [composite] && gravity.dynamicAnimator === animator)
      }
    }
    animator.addBehavior(gravity)
    animator.addBehavior(composite)
    letPass(ticks: 2, animator)
    #expect(seen.count == 2 && seen.last == dot.center.y, "actions see where items have moved")
    #expect(gravity.dynamicAnimator == nil)
  }

  #if !os(iOS)
    @Test("Adding a behavior that is already in the hierarchy ends the process")
    func twice() async {
      await #expect(processExitsWith: .failure) {
        let (animator, composite) = (UIDynamicAnimator(), UIDynamicBehavior())
        let gravity = UIGravityBehavior(items: [])
        composite.addChildBehavior(gravity)
        animator.addBehavior(composite)
        animator.addBehavior(gravity)
      }
    }
  #endif
}
