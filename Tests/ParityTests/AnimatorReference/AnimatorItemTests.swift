// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("The animator's reference page: items", .timeLimit(.minutes(30)))
struct AnimatorItemTests {
  private let animator = UIDynamicAnimator()

  @Test("items(in:) returns the participating items within 10 pt of the rectangle")
  func itemsInRect() {
    let (near, far, idle) = (Dot(129.9, 0), Dot(0, 130.5), Dot(0, 0))
    animator.addBehavior(UIDynamicItemBehavior(items: [near, far]))
    // The rectangle ends at 100 pt, and the items begin at 109.9 and 110.5 pt.
    let found = animator.items(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(found.count == 1 && found.first === near)
    #expect(idle.center == .zero)
  }

  @Test("A custom item is read when it is added and written while it participates")
  func customItem() {
    let dot = Dot(1.25, 2.5)
    dot.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
    let properties = UIDynamicItemBehavior(items: [dot])
    properties.addAngularVelocity(1, for: dot)
    properties.angularResistance = 0
    animator.addBehavior(properties)
    dot.bounds.size = CGSize(width: 400, height: 400)
    letPass(ticks: 30, animator)
    // The dot rotates from 0.5 rad for 59 sub-steps of 1/120 s at 1 rad/s, and the animator discards the scale.
    let angle = 0.5 + 59 * Predicted.subStep
    let expected = CGAffineTransform(rotationAngle: CGFloat(angle))
    expectClose(dot.transform.a, expected.a, within: 1e-5, "cosine")
    expectClose(dot.transform.b, expected.b, within: 1e-5, "sine")
    // The center is converted to 32-bit meters and back.
    expectClose(dot.center.x, 1.24999988, within: 1e-8, "x")
    expectClose(dot.center.y, 2.49999976, within: 1e-8, "y")
  }

  @Test("Changing the size of an added item does not affect its mass")
  func size() {
    let dot = Dot(0, 0)
    let push = UIPushBehavior(items: [dot], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.16, dy: 0)
    let properties = UIDynamicItemBehavior(items: [dot])
    properties.resistance = 0
    animator.addBehavior(properties)
    dot.bounds.size = CGSize(width: 400, height: 400)
    animator.addBehavior(push)
    letPass(ticks: 1, animator)
    expectClose(properties.linearVelocity(for: dot).x, 100, within: 1e-4, "speed of 0.16 kg")
  }

  @Test("updateItem(usingCurrentState:) applies position and rotation, and ignores unknown items")
  func update() {
    let (dot, stranger) = (Dot(0, 0), Dot(7, 7))
    animator.addBehavior(UIDynamicItemBehavior(items: [dot]))
    _ = letPassUntilPaused(animator)
    animator.updateItem(usingCurrentState: stranger)
    #expect(!animator.isRunning)
    dot.center = CGPoint(x: 50, y: 60)
    dot.transform = CGAffineTransform(rotationAngle: 0.25)
    animator.updateItem(usingCurrentState: dot)
    letPass(ticks: 1, animator)
    expectClose(dot.center.x, 50, within: 1e-5, "x")
    expectClose(dot.center.y, 60, within: 1e-5, "y")
    expectClose(dot.transform.b, CGAffineTransform(rotationAngle: 0.25).b, within: 1e-6, "sine")
  }

  @Test("An item that leaves all behaviors keeps its position and starts at rest when it returns")
  func leaving() {
    let dot = Dot(0, 0)
    let gravity = UIGravityBehavior(items: [dot])
    animator.addBehavior(gravity)
    letPass(ticks: 20, animator)
    gravity.removeItem(dot)
    let y = dot.center.y
    letPass(ticks: 5, animator)
    #expect(dot.center.y == y)
    let properties = UIDynamicItemBehavior(items: [dot])
    animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: dot) == .zero)
  }
}
