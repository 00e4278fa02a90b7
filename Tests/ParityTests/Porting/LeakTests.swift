// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

/// Programs rely on `deinit` being called in the tick in which an object is removed.
@Suite("Releasing objects removed from an animator", .timeLimit(.minutes(30)))
@MainActor struct LeakTests {
  enum Removal: CaseIterable {
    case removed, removedInAnAction, removedInADelegateCall, all, allInAnAction, withItsComposite
    case withTheAnimator
  }

  private final class Messenger: NSObject, UICollisionBehaviorDelegate {
    var onContact: () -> Void = {}
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { onContact() }
  }

  private struct Watch {
    weak var object: AnyObject?
    let name: String
  }

  @Test(
    "Behaviors and their item are released, however they are removed",
    arguments: Removal.allCases)
  func leaving(_ removal: Removal) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var animator: UIDynamicAnimator! = UIDynamicAnimator(referenceView: screen)
    var watched: [Watch] = []
    play(removal, on: screen, &animator, &watched)
    for watch in watched {
      #expect(watch.object == nil, "\(removal): \(watch.name) is still there")
    }
    #expect(animator == nil || !animator.isRunning)
  }

  private func play(
    _ removal: Removal, on screen: UIView, _ animator: inout UIDynamicAnimator?,
    _ watched: inout [Watch]
  ) {
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
    screen.addSubview(card)
    let messenger = Messenger()
    let behaviors = makeBehaviors(for: card, messenger)
    let composite = UIDynamicBehavior()
    watched = (behaviors + [composite]).map { Watch(object: $0, name: "\($0)") }
    watched.append(Watch(object: card, name: "the card"))
    guard let stage = animator else { return }
    if removal == .withItsComposite {
      for behavior in behaviors { composite.addChildBehavior(behavior) }
      stage.addBehavior(composite)
    } else {
      for behavior in behaviors { stage.addBehavior(behavior) }
    }
    prepare(removal, stage, behaviors, messenger)
    _ = letPassUntilPaused(stage, atMost: 60)
    if removal == .removed { for behavior in behaviors { stage.removeBehavior(behavior) } }
    if removal == .all { stage.removeAllBehaviors() }
    if removal == .withItsComposite { stage.removeBehavior(composite) }
    letPass(ticks: 1, stage)
    card.removeFromSuperview()
    if removal == .withTheAnimator { animator = nil }
  }

  private func prepare(
    _ removal: Removal, _ animator: UIDynamicAnimator, _ behaviors: [UIDynamicBehavior],
    _ messenger: Messenger
  ) {
    let leave = { [weak animator] in
      for behavior in animator?.behaviors ?? [] { animator?.removeBehavior(behavior) }
    }
    switch removal {
    case .removedInAnAction: behaviors[0].action = leave
    case .allInAnAction: behaviors[0].action = { [weak animator] in animator?.removeAllBehaviors() }
    case .removedInADelegateCall: messenger.onContact = leave
    case .removed, .all, .withItsComposite, .withTheAnimator: break
    }
  }

  private func makeBehaviors(
    for card: UIView, _ messenger: Messenger
  ) -> [UIDynamicBehavior] {
    let walls = UICollisionBehavior(items: [card])
    walls.translatesReferenceBoundsIntoBoundary = true
    walls.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: CGPoint(x: 0, y: 351),
      to: CGPoint(x: 300, y: 351))
    walls.collisionDelegate = messenger
    let field = UIFieldBehavior.springField()
    field.addItem(card)
    return [
      UIGravityBehavior(items: [card]), walls, UIDynamicItemBehavior(items: [card]), field,
      UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 100, y: 100)),
      UISnapBehavior(item: card, snapTo: CGPoint(x: 150, y: 390)),
      UIPushBehavior(items: [card], mode: .continuous),
    ]
  }

  @Test("A collision behavior and its item are released even in a tick that ends at rest")
  func restAfterAnAction() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator = UIDynamicAnimator(referenceView: screen)
    weak var freedFloor: UICollisionBehavior?
    weak var freedCard: UIView?
    do {
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      screen.addSubview(card)
      let (gravity, floor) = (UIGravityBehavior(items: [card]), UICollisionBehavior(items: [card]))
      floor.translatesReferenceBoundsIntoBoundary = true
      (freedFloor, freedCard) = (floor, card)
      gravity.action = { [unowned animator, unowned gravity, unowned floor, unowned card] in
        guard card.center.y > 150 else { return }
        animator.removeBehavior(gravity)
        animator.removeBehavior(floor)
        card.removeFromSuperview()
      }
      animator.addBehavior(gravity)
      animator.addBehavior(floor)
    }
    _ = letPassUntilPaused(animator, atMost: 200)
    #expect(!animator.isRunning && animator.behaviors.isEmpty)
    #expect(freedFloor == nil && freedCard == nil)
  }

  @Test("An item that leaves its behaviors is released, and so is a composite without an animator")
  func items() {
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [])
    animator.addBehavior(gravity)
    weak var freed: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      freed = view
      gravity.addItem(view)
      letPass(ticks: 1, animator)
      gravity.removeItem(view)
    }
    #expect(freed == nil && gravity.items.isEmpty)
    weak var child: UIDynamicBehavior?
    do {
      let composite = UIDynamicBehavior()
      let inner = UIDynamicBehavior()
      composite.addChildBehavior(inner)
      child = inner
    }
    #expect(child == nil)
  }
}
