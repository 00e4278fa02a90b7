// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A composite that records the calls of `willMove(to:)`.
private final class Composite: UIDynamicBehavior {
  let diary = Diary()

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    diary.lines.append(dynamicAnimator == nil ? "nil" : "animator")
  }
}

@MainActor @Suite("The animator's reference page: composite behaviors", .timeLimit(.minutes(30)))
struct CompositeTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(0, 0)

  @Test("A composite brings its children into the animator and removes them with it")
  func hierarchy() {
    let (outer, inner, gravity) = (Composite(), Composite(), UIGravityBehavior(items: [dot]))
    inner.addChildBehavior(gravity)
    outer.addChildBehavior(inner)
    animator.addBehavior(outer)
    #expect(outer.dynamicAnimator === animator && gravity.dynamicAnimator === animator)
    #expect(outer.diary.read() == ["animator"] && inner.diary.read() == ["animator"])
    letPass(ticks: 2, animator)
    #expect(dot.center.y > 0)
    animator.removeBehavior(outer)
    #expect(outer.dynamicAnimator == nil && gravity.dynamicAnimator == nil)
    #expect(outer.diary.read() == ["nil"] && inner.diary.read() == ["nil"])
    #expect(outer.childBehaviors == [inner] && inner.childBehaviors == [gravity])
  }

  @Test("A child is added at most once, and an active composite can add and remove children")
  func children() {
    let (composite, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [dot]))
    animator.addBehavior(composite)
    composite.addChildBehavior(gravity)
    composite.addChildBehavior(gravity)
    #expect(composite.childBehaviors == [gravity] && gravity.dynamicAnimator === animator)
    composite.removeChildBehavior(gravity)
    #expect(composite.childBehaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test("Built-in behaviors take no children")
  func primitive() {
    let gravity = UIGravityBehavior(items: [dot])
    gravity.addChildBehavior(UICollisionBehavior(items: [dot]))
    #expect(gravity.childBehaviors.isEmpty)
  }

  @Test("Actions of a composite and its children run once per tick, after the items have moved")
  func actions() {
    let (composite, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [dot]))
    var count = (outer: 0, inner: 0)
    composite.action = { count.outer += 1 }
    gravity.action = { [dot] in
      count.inner += 1
      #expect(dot.center.y > 0)
    }
    composite.addChildBehavior(gravity)
    animator.addBehavior(composite)
    letPass(ticks: 5, animator)
    #expect(count == (5, 5))
  }
}
