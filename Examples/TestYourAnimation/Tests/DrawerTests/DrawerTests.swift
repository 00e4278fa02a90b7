// SPDX-License-Identifier: MIT

import Drawer
import MotionTesting
import Testing
import UIKit

/// As in UIKit, a `deinit`, which is not on the main actor, may change the animator.
@MainActor private final class Stage {
  let animator: UIDynamicAnimator
  init(_ animator: UIDynamicAnimator) { self.animator = animator }
  deinit { animator.removeAllBehaviors() }
}

@MainActor @Suite struct DrawerTests {
  private let controller = DrawerViewController()
  private let clock = VirtualClock()

  init() { controller.loadViewIfNeeded() }

  @Test func aSlowPullBeyondTheMiddleOpensIt() {
    var rests: [Bool] = []
    controller.onRest = { rests.append($0) }
    pull(from: 640, to: 400, in: 1.5)
    #expect(controller.isOpen)
    #expect(settle(controller.animator, clock: clock) != nil)
    #expect(controller.drawer.center == CGPoint(x: 187.5, y: 487))
    #expect(rests == [true])
  }

  @Test func aFastThrowDownClosesItWhereverItIs() {
    pull(from: 640, to: 400, in: 1.5)
    settle(controller.animator, clock: clock)
    pull(from: 400, to: 440, in: 0.1)
    #expect(!controller.isOpen)
    settle(controller.animator, clock: clock)
    #expect(controller.drawer.center == CGPoint(x: 187.5, y: 807))
  }

  @Test func theHintGoesAway() {
    VirtualClock.$current.withValue(clock) { controller.showHint() }
    advance(controller.animator, ticks: 47, clock: clock)
    #expect(controller.isHintShown)
    advance(controller.animator, ticks: 1, clock: clock)
    #expect(!controller.isHintShown)
  }

  @Test func aStageThatGoesEndsItsBehaviors() {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: []))
    var stage: Stage? = Stage(animator)
    #expect(stage?.animator.behaviors.count == 1)
    stage = nil
    #expect(animator.behaviors.isEmpty)
  }

  private func pull(from start: CGFloat, to end: CGFloat, in seconds: Double) {
    Finger(on: controller.pan, of: controller.animator, clock: clock).drag(
      from: CGPoint(x: 187.5, y: start), to: CGPoint(x: 187.5, y: end), in: seconds)
  }
}
