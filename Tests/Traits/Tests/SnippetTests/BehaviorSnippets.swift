// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Behaviors subclassed and combined as in apps.

final class FallBehavior: UIDynamicBehavior {
  private let gravity = UIGravityBehavior()
  private let collider: UICollisionBehavior = {
    let collider = UICollisionBehavior()
    collider.translatesReferenceBoundsIntoBoundary = true
    return collider
  }()
  private let body = UIDynamicItemBehavior()

  override init() {
    super.init()
    body.elasticity = 0.4
    for child in [gravity, collider, body] as [UIDynamicBehavior] { addChildBehavior(child) }
  }

  func addItem(_ item: UIDynamicItem) {
    dynamicAnimator?.referenceView?.addSubview(item as! UIView)
    gravity.addItem(item)
    collider.addItem(item)
    body.addItem(item)
  }
}

final class NamedAttachment: UIAttachmentBehavior {
  var name: String?
  init(view: UIView, anchor: CGPoint) {
    super.init(item: view, offsetFromCenter: .zero, attachedToAnchor: anchor)
  }
}

final class CountedGravity: UIGravityBehavior {
  private(set) var added = 0
  convenience init() { self.init(items: []) }
  override func addItem(_ item: UIDynamicItem) {
    added += 1
    super.addItem(item)
  }
}

final class LoudAnimator: UIDynamicAnimator {
  private(set) var log: [String] = []
  override init(referenceView view: UIView) { super.init(referenceView: view) }
  override func addBehavior(_ behavior: UIDynamicBehavior) {
    log.append("\(type(of: behavior))")
    super.addBehavior(behavior)
  }
}

final class DelayedField: UIFieldBehavior {
  var delay = 0.0
  class func dragField(delay: Double) -> Self {
    let field = self.field { field, _, velocity, _, _, time in
      guard time > (field as! DelayedField).delay else { return .zero }
      return CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    field.delay = delay
    return field
  }
}

final class Disc: UIDynamicBehavior {
  private(set) var children = 0
  override func addChildBehavior(_ behavior: UIDynamicBehavior) {
    children += 1
    super.addChildBehavior(behavior)
  }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
  }
}

@Suite("Behaviors as apps write them", .timeLimit(.minutes(30))) struct BehaviorSnippets {
  let screen = Screen()

  @Test func aCompositeWithItems() {
    let fall = FallBehavior()
    screen.animator.addBehavior(fall)
    fall.addItem(screen.card)
    #expect(screen.rest())
    // The card rests within the slop of the floor, and its frame is rounded to half points.
    #expect(abs(screen.card.frame.maxY - 480) <= 0.5)
  }

  @Test func aSubclassOfAnAttachment() {
    let hold = NamedAttachment(view: screen.card, anchor: CGPoint(x: 130, y: 200))
    hold.name = "hold"
    screen.animator.addBehavior(hold)
    // The distance to the center, stored as a Float in meters, is exact to 1e-5 pt.
    #expect(abs(hold.length - 130) < 1e-4)
    #expect(hold.name == "hold" && hold.items.count == 1)
  }

  @Test func anItemIsCounted() {
    let gravity = CountedGravity()
    gravity.addItem(screen.card)
    #expect(gravity.added == 1 && gravity.items.count == 1)
  }

  @Test func anAnimatorOfOnesOwn() {
    let animator = LoudAnimator(referenceView: screen.view)
    animator.addBehavior(UIGravityBehavior(items: [screen.card]))
    #expect(animator.log == ["UIGravityBehavior"])
    #expect(LoudAnimator().behaviors.isEmpty)
  }

  @Test func aFieldOfOnesOwn() {
    let field = DelayedField.dragField(delay: 0.5)
    field.addItem(screen.card)
    let body = UIDynamicItemBehavior(items: [screen.card])
    body.addLinearVelocity(CGPoint(x: 100, y: 0), for: screen.card)
    screen.animator.addBehavior(body)
    screen.animator.addBehavior(field)
    screen.tick(12)
    let before = body.linearVelocity(for: screen.card).x
    screen.tick(60)
    let after = body.linearVelocity(for: screen.card).x
    // Default resistance slows every item slightly, but the field slows this one much more.
    #expect(before > 95 && after > 0 && after < before / 2)
  }

  @Test func overriddenChildren() {
    let disc = Disc()
    disc.addChildBehavior(UIGravityBehavior(items: [screen.card]))
    #expect(disc.children == 1 && disc.childBehaviors.count == 1)
  }

  @Test func aThrow() {
    let push = UIPushBehavior(items: [screen.card], mode: .instantaneous)
    push.setAngle(.pi / 4, magnitude: 0.5)
    push.action = { [unowned push] in push.dynamicAnimator?.removeBehavior(push) }
    screen.animator.addBehavior(push)
    screen.tick(10)
    #expect(screen.card.center.x > 130 && screen.card.center.y > 70)
    #expect(screen.animator.behaviors.isEmpty)
  }

  @Test func aSnapWithItsDamping() {
    let snap = UISnapBehavior(item: screen.card, snapTo: CGPoint(x: 200, y: 300))
    snap.damping = 0.3
    screen.animator.addBehavior(snap)
    #expect(screen.rest() && screen.card.center == CGPoint(x: 200, y: 300))
  }

  @Test func theDebugFlag() {
    screen.animator.setValue(true, forKey: "debugEnabled")
    #expect(screen.animator.value(forKey: "debugEnabled") as? Bool == true)
  }

  @Test func aRail() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: screen.card, attachmentAnchor: screen.card.center,
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -200, maximum: 0)
    screen.animator.addBehavior(rail)
    screen.animator.addBehavior(UIGravityBehavior(items: [screen.card]))
    screen.tick(120)
    #expect(abs(screen.card.center.y - 270) < 1 && screen.card.center.x == 130)
  }
}
