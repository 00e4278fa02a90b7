// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor
@Suite("The animator's reference page: time, rest and resuming", .timeLimit(.minutes(30)))
struct AnimatorRestTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(100, 100)

  @Test("An animator runs from its first behavior, pauses after 31 ticks of rest, and reports both")
  func pause() {
    let keeper = DiaryKeeper()
    animator.delegate = keeper
    #expect(!animator.isRunning)
    animator.addBehavior(UIDynamicItemBehavior(items: [dot]))
    #expect(animator.isRunning && keeper.diary.read() == ["dynamicAnimatorWillResume"])
    #expect(letPassUntilPaused(animator) == 31)
    #expect(keeper.diary.read() == ["dynamicAnimatorDidPause"])
  }

  @Test("The elapsed time is the sum of the ticks and does not grow during a pause")
  func elapsedTime() {
    #expect(animator.elapsedTime == 0)
    animator.addBehavior(UIDynamicItemBehavior(items: [dot]))
    letPass(ticks: 4, animator)
    expectClose(animator.elapsedTime, 0.0666666667, within: 1e-10, "after four ticks")
    _ = letPassUntilPaused(animator)
    let time = animator.elapsedTime
    letPass(ticks: 100, animator)
    #expect(animator.elapsedTime == time)
  }

  @Test("Every change to items, behaviors or parameters ends a pause", arguments: 0..<6)
  func resume(change: Int) {
    let keeper = DiaryKeeper()
    let (item, other) = (UIDynamicItemBehavior(items: [dot]), Dot(300, 100))
    let anchored = UIAttachmentBehavior(item: dot, attachedToAnchor: CGPoint(x: 100, y: 50))
    animator.addBehavior(item)
    animator.addBehavior(anchored)
    _ = letPassUntilPaused(animator)
    animator.delegate = keeper
    switch change {
    case 0: item.addItem(other)
    case 1: animator.addBehavior(UIGravityBehavior(items: [dot]))
    case 2: anchored.anchorPoint = CGPoint(x: 110, y: 50)
    case 3: item.addLinearVelocity(CGPoint(x: 10, y: 0), for: dot)
    case 4: animator.updateItem(usingCurrentState: dot)
    default: item.elasticity = 0.5
    }
    #expect(animator.isRunning && keeper.diary.read() == ["dynamicAnimatorWillResume"])
  }

  @Test("Without behaviors, the animator pauses at the next tick")
  func empty() {
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    letPass(ticks: 3, animator)
    animator.removeAllBehaviors()
    letPass(ticks: 1, animator)
    #expect(!animator.isRunning)
  }

  @Test("An animator does not pause while an item falls")
  func motion() {
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    letPass(ticks: 600, animator)
    #expect(animator.isRunning && dot.center.y > 30_000)
  }
}
