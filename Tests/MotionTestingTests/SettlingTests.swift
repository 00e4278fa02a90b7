// SPDX-License-Identifier: MIT

import MotionTesting
import Synchronization
import Testing
import UIDynamics

@Suite("Advancing time in tests", .timeLimit(.minutes(30)))
struct SettlingTests {
  private func card() -> (animator: UIDynamicAnimator, card: UIView) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
    screen.addSubview(card)
    return (UIDynamicAnimator(referenceView: screen), card)
  }

  @Test("A card settles after the recorded number of ticks, and a shorter limit returns nil")
  func settled() throws {
    let (animator, card) = card()
    animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 600)))
    let clock = VirtualClock()
    #expect(settle(animator, limit: 0.5, clock: clock) == nil)
    #expect(animator.screenScale == pixelsPerPoint)
    let rest = try #require(settle(animator, clock: clock))
    #expect(!animator.isRunning)
    #expect(card.center == CGPoint(x: 300, y: 600))
    #expect(settle(animator, clock: clock) == 0)

    let (other, another) = self.card()
    other.addBehavior(UISnapBehavior(item: another, snapTo: CGPoint(x: 300, y: 600)))
    let motion = recording(of: other, items: ["card": another], until: .rest(within: 10))
    #expect(motion.ticks == 30 + rest)
  }

  @Test("Delayed work runs once, in the tick when it is due")
  func clock() {
    let (animator, card) = card()
    animator.screenScale = 3
    let clock = VirtualClock()
    var pulled = 0
    clock.after(0.0625) {
      pulled += 1
      animator.addBehavior(UIGravityBehavior(items: [card]))
    }
    advance(animator, ticks: 3, ticksPerSecond: 64, clock: clock)
    #expect(pulled == 0 && card.center.y == 140)
    advance(animator, ticks: 1, ticksPerSecond: 64, clock: clock)
    #expect(pulled == 1 && animator.screenScale == 3)
    advance(animator, ticks: 6, ticksPerSecond: 64, clock: clock)
    #expect(card.center.y > 140)
    #expect(settle(animator, limit: 0.25, clock: clock) == nil)
  }

  @Test("Unless allowed, warnings fail the test in settle and expectMotion")
  func warnings() {
    let (animator, card) = card()
    animator.addBehavior(UIGravityBehavior(items: [card]))
    animator.addBehavior(UIGravityBehavior(items: [card]))
    #expect(animator.warnings.map(\.kind) == [.severalGravities])
    let clock = VirtualClock()
    withKnownIssue {
      settle(animator, limit: 0.1, clock: clock)
    } matching: {
      $0.comments.map(\.rawValue).joined().hasSuffix(
        "If this is intended, pass allowing: [.severalGravities].")
    }
    settle(animator, limit: 0.1, clock: clock, allowing: [.severalGravities])
    let motion = recording(of: animator, items: [:], until: .time(0.1))
    let count = Atomic(0)
    withKnownIssue {
      expectMotion(motion, matches: "nothing.log")
    } matching: { _ in
      count.add(1, ordering: .relaxed)
      return true
    }
    #expect(count.load(ordering: .relaxed) == 2)
    withKnownIssue {
      expectMotion(motion, matches: "nothing.log", allowing: [.severalGravities])
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("no items were given")
    }
  }
}
