// SPDX-License-Identifier: MIT

import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIDynamics
#endif

/// An object of one's own that can be moved.
private final class Dot: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  var transform = CGAffineTransform.identity

  init(_ x: CGFloat, _ y: CGFloat) {
    center = CGPoint(x: x, y: y)
    super.init()
  }
}

/// A layout whose content has a size, and that counts how often it is told to lay out again.
private final class Layout: UICollectionViewLayout {
  var invalidations = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    invalidations += 1
  }
}

/// A composite that writes down where it is moved to.
private final class Composite: UIDynamicBehavior {
  let diary = Diary()

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    diary.lines.append(dynamicAnimator == nil ? "nil" : "animator")
  }
}

/// What UIKit's reference page of the animator says, remark by remark.
@MainActor @Suite("The animator's reference page: three ways to make one")
struct AnimatorKindTests {
  private func fall(_ item: any UIDynamicItem, in animator: UIDynamicAnimator) -> CGFloat {
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    letPass(ticks: 150, animator)
    return item.center.y
  }

  @Test("For a reference view: its views move in its coordinates, and its bounds are the boundary")
  func referenceView() {
    let view = screen(width: 300, height: 400)
    let box = UIView(frame: CGRect(x: 130, y: 80, width: 40, height: 40))
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    #expect(animator.referenceView === view)
    expectClose(fall(box, in: animator), 379.58139, within: 1e-5, "y at rest, as on Apple's")
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("For a layout: its attributes move, its content is the boundary, and it is invalidated")
  func layout() {
    let layout = Layout()
    let place = IndexPath(item: 3, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: place)
    cell.frame = CGRect(x: 130, y: 80, width: 40, height: 40)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(animator.referenceView == nil)
    expectClose(fall(cell, in: animator), 379.58139, within: 1e-5, "y at rest")
    #expect(animator.layoutAttributesForCell(at: place) === cell)
    #expect(layout.invalidations > 50)
  }

  @Test("For neither: objects of one's own move in coordinates of their own, without a boundary")
  func abstract() {
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    #expect(fall(Dot(150, 100), in: animator) > 2000, "nothing stops it")
  }

  @Test("Views deep inside the reference view move in their own superview's coordinates")
  func nested() {
    let (view, inner) = (screen(), UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 200)))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    view.addSubview(inner)
    inner.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 70, y: 170))
    spring.length = 50
    animator.addBehavior(spring)
    _ = letPassUntilPaused(animator)
    let inView = inner.convert(box.center, to: view)
    expectClose(inView.x, 70, within: 0.5, "x in the reference view")
    expectClose(inView.y, 120, within: 0.5, "y in the reference view")
  }
}

@MainActor @Suite("The animator's reference page: behaviors come and go")
struct BehaviorListTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(0, 0)

  @Test("A behavior that is added twice is there once; a stranger's removal is ignored")
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

  @Test("Behaviors are listed in the order of adding, children are not")
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

  @Test("An item may be in several behaviors of one animator: they act on it together")
  func sharedItem() {
    let push = UIPushBehavior(items: [dot], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.16, dy: 0)
    let properties = UIDynamicItemBehavior(items: [dot])
    properties.resistance = 0
    for behavior in [UIGravityBehavior(items: [dot]), push, properties] {
      animator.addBehavior(behavior)
    }
    letPass(ticks: 10, animator)
    // 0.16 N on 0.16 kg is 100 pt/s², a tenth of gravity. 19 sub-steps sum to g·h²·19·20/2.
    let steps = Double(19 * 20 / 2) * Predicted.subStep * Predicted.subStep
    expectClose(dot.center.y, 1000 * steps, within: 1e-3, "y")
    expectClose(dot.center.x, 100 * steps, within: 1e-3, "x")
  }

  @Test("Different animators know nothing of each other")
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

  @Test("What an action adds and removes is listed at once and works from the end of the tick on")
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

  #if !canImport(UIKit)
    @Test("A behavior that is in the hierarchy already ends the process when it is added again")
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

@MainActor @Suite("The animator's reference page: composite behaviors")
struct CompositeTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(0, 0)

  @Test("A composite takes its children along, into the animator and out of it")
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

  @Test("A child is there at most once, and may come and go while the composite is at work")
  func children() {
    let (composite, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [dot]))
    animator.addBehavior(composite)
    composite.addChildBehavior(gravity)
    composite.addChildBehavior(gravity)
    #expect(composite.childBehaviors == [gravity] && gravity.dynamicAnimator === animator)
    composite.removeChildBehavior(gravity)
    #expect(composite.childBehaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test("The built-in behaviors take no children")
  func primitive() {
    let gravity = UIGravityBehavior(items: [dot])
    gravity.addChildBehavior(UICollisionBehavior(items: [dot]))
    #expect(gravity.childBehaviors.isEmpty)
  }

  @Test("Actions of a composite and of its children run once in each tick, after the items moved")
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

@MainActor @Suite("The animator's reference page: time, rest and what ends it")
struct AnimatorRestTests {
  private let animator = UIDynamicAnimator()
  private let dot = Dot(100, 100)

  @Test("It runs from the first behavior on, pauses after 31 ticks of rest, and says both")
  func pause() {
    let keeper = DiaryKeeper()
    animator.delegate = keeper
    #expect(!animator.isRunning)
    animator.addBehavior(UIDynamicItemBehavior(items: [dot]))
    #expect(animator.isRunning && keeper.diary.read() == ["dynamicAnimatorWillResume"])
    #expect(letPassUntilPaused(animator) == 31)
    #expect(keeper.diary.read() == ["dynamicAnimatorDidPause"])
  }

  @Test("The elapsed time is the sum of the ticks, and stands still in a pause")
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

  @Test("Every change of items, behaviors or parameters ends a pause", arguments: 0..<6)
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

  @Test("Without behaviors it pauses with the next tick")
  func empty() {
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    letPass(ticks: 3, animator)
    animator.removeAllBehaviors()
    letPass(ticks: 1, animator)
    #expect(!animator.isRunning)
  }

  @Test("Neither a falling item nor one that swings undamped lets it pause")
  func motion() {
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    letPass(ticks: 600, animator)
    #expect(animator.isRunning && dot.center.y > 30_000)
  }
}

@MainActor @Suite("The animator's reference page: items")
struct AnimatorItemTests {
  private let animator = UIDynamicAnimator()

  @Test("The items in a rectangle are those within 10 pt of it that take part")
  func itemsInRect() {
    let (near, far, idle) = (Dot(129.9, 0), Dot(0, 130.5), Dot(0, 0))
    animator.addBehavior(UIDynamicItemBehavior(items: [near, far]))
    // The rectangle ends at 100 pt, the items begin at 109.9 and 110.5 pt.
    let found = animator.items(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    #expect(found.count == 1 && found.first === near)
    #expect(idle.center == .zero)
  }

  @Test("An object of one's own is read when it is added, and written while it takes part")
  func customItem() {
    let dot = Dot(1.25, 2.5)
    dot.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
    let properties = UIDynamicItemBehavior(items: [dot])
    properties.addAngularVelocity(1, for: dot)
    properties.angularResistance = 0
    animator.addBehavior(properties)
    dot.bounds.size = CGSize(width: 400, height: 400)
    letPass(ticks: 30, animator)
    // 59 sub-steps of 1/120 s with 1 rad/s from 0.5 rad on; the scale is gone.
    let angle = 0.5 + 59 * Predicted.subStep
    let expected = CGAffineTransform(rotationAngle: CGFloat(angle))
    expectClose(dot.transform.a, expected.a, within: 1e-5, "cosine")
    expectClose(dot.transform.b, expected.b, within: 1e-5, "sine")
    // Through metres in 32 bits and back.
    expectClose(dot.center.x, 1.24999988, within: 1e-8, "x")
    expectClose(dot.center.y, 2.49999976, within: 1e-8, "y")
  }

  @Test("A size that changes later has no effect: mass and outline are those of the beginning")
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

  @Test(
    "updateItem(usingCurrentState:) takes over place and rotation; for a stranger it does nothing")
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

  @Test("An item that has left all behaviors stays where it is; when it comes back it is at rest")
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
