// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Work for n objects, whose time should grow little more than linearly.
@Suite("Processor time by number of objects", .serialized, .highPriority, .timeLimit(.minutes(30)))
struct GrowthTests {
  struct Work: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (Int) -> Void

    init(_ name: String, _ run: @escaping @Sendable (Int) -> Void) {
      (testDescription, self.run) = (name, run)
    }
  }

  static let kinds = [
    Work("a chain of composites, built from its top") { count in
      let chain = (0..<count).map { _ in UIDynamicBehavior() }
      for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addChildBehavior(inner) }
      register(chain.first)
    },
    Work("a chain of composites, built from its end") { count in
      let chain = (0..<count).map { _ in UIDynamicBehavior() }
      for (outer, inner) in zip(chain, chain.dropFirst()).reversed() {
        outer.addChildBehavior(inner)
      }
      register(chain.first)
    },
    Work("a chain of composites in an animator that is joined link by link") { count in
      let (animator, top) = (UIDynamicAnimator(), UIDynamicBehavior())
      animator.addBehavior(top)
      var last = top
      for _ in 0..<count {
        let next = UIDynamicBehavior()
        last.addChildBehavior(next)
        last = next
      }
      animator.removeBehavior(top)
    },
    Work("children of one composite that push the same item") { count in
      let (composite, item) = (UIDynamicBehavior(), Weight())
      for _ in 0..<count {
        composite.addChildBehavior(UIPushBehavior(items: [item], mode: .continuous))
      }
      register(composite)
    },
    Work("pushes on one item, added and removed one by one") { count in
      let item = Weight()
      addAndRemove((0..<count).map { _ in UIPushBehavior(items: [item], mode: .continuous) })
    },
    Work("snaps of one item") { count in
      let item = Weight()
      addAndRemove((0..<count).map { _ in UISnapBehavior(item: item, snapTo: .zero) }, ticks: 0)
    },
    Work("a chain of attachments") { count in
      let items = (0...count).map { Weight(x: 20 * Double($0)) }
      addAndRemove(
        zip(items, items.dropFirst()).map { UIAttachmentBehavior(item: $0, attachedTo: $1) })
    },
    Work("collision behaviors of one item, all added and all removed") { count in
      let item = Weight()
      let behaviors = (0..<count).map { _ in UICollisionBehavior(items: [item]) }
      let animator = UIDynamicAnimator()
      for behavior in behaviors { animator.addBehavior(behavior) }
    },
    Work("items that join one behavior and leave it") { count in
      let (animator, gravity) = (UIDynamicAnimator(), UIGravityBehavior())
      animator.addBehavior(gravity)
      let items = (0..<count).map { Weight(x: 20 * Double($0)) }
      for item in items { gravity.addItem(item) }
      animator.advance(by: 1 / 60.0)
      for item in items { gravity.removeItem(item) }
    },
    Work("behaviors that are added in an action, and removed in one") { count in
      let (animator, clock) = (UIDynamicAnimator(), UIGravityBehavior(items: [Weight()]))
      let others = (0..<count).map { _ in UIDynamicBehavior() }
      clock.action = { [unowned animator] in for one in others { animator.addBehavior(one) } }
      animator.addBehavior(clock)
      animator.advance(by: 1 / 60.0)
      clock.action = { [unowned animator] in for one in others { animator.removeBehavior(one) } }
      animator.advance(by: 1 / 60.0)
    },
    Work("boundaries of one behavior at work, added and removed") { count in
      let (animator, collision) = (UIDynamicAnimator(), UICollisionBehavior(items: [Weight()]))
      animator.addBehavior(collision)
      for number in 0..<count {
        let y = 50 + Double(number)
        collision.addBoundary(
          withIdentifier: number, from: CGPoint(x: 0, y: y), to: CGPoint(x: 9, y: y))
      }
      animator.advance(by: 1 / 60.0)
      for number in 0..<count { collision.removeBoundary(withIdentifier: number) }
    },
    Work("a chain of views, built from its top and from its end") { count in
      for isReversed in [false, true] {
        let views = (0..<count).map { _ in UIView() }
        let links = Array(zip(views, views.dropFirst()))
        for (outer, inner) in isReversed ? links.reversed() : links { outer.addSubview(inner) }
      }
    },
  ]

  private static let count = Seeds.isPart ? 500 : 1_000

  @Test("Four times the work takes at most seven times as long", arguments: kinds)
  func growth(_ work: Work) {
    // Measures both sizes again, one after the other, if other processes may have interfered.
    var (small, large) = (0.0, Double.infinity)
    for _ in 0..<6 where large >= 7 * small + 0.002 {
      (small, large) = (
        Self.time(work, Self.count, trials: 1), Self.time(work, 4 * Self.count, trials: 1)
      )
    }
    #expect(
      large < 7 * small + 0.002,
      "\(work.testDescription): \(Self.count) take \(small) s, \(4 * Self.count) take \(large) s")
  }

  /// Prints the table in docs/inside/performance.md, but only if UIDYNAMICS_GROWTH is set in the environment.
  @Test(
    "Prints a table of processor times", .enabled(if: getenv("UIDYNAMICS_GROWTH") != nil),
    arguments: kinds)
  func table(_ work: Work) {
    let times = [1_000, 4_000, 16_000].map { Self.time(work, $0) }
    let exponent = log(times[2] / times[1]) / log(4)
    let numbers = times.map { "\(($0 * 1e4).rounded() / 10)" }.joined(separator: ", ")
    print("GROWTH \(work.testDescription): \(numbers) ms, n^\((exponent * 100).rounded() / 100)")
  }

  /// Returns the minimum processor time of this thread over several trials, in seconds.
  private static func time(_ work: Work, _ count: Int, trials: Int = 3) -> Double {
    (0..<trials).map { _ in
      let start = now
      work.run(count)
      return now - start
    }.min() ?? 0
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
  }

  private static func register(_ behavior: UIDynamicBehavior?) {
    guard let behavior else { return }
    addAndRemove([behavior])
  }

  private static func addAndRemove(_ behaviors: [UIDynamicBehavior], ticks: Int = 1) {
    let animator = UIDynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    for _ in 0..<ticks { animator.advance(by: 1 / 60.0) }
    for behavior in behaviors { animator.removeBehavior(behavior) }
  }
}

private final class Weight: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  var transform = CGAffineTransform.identity

  init(x: Double = 0) { center = CGPoint(x: x, y: 0) }
}
