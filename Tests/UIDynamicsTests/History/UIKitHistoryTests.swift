// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// The calls of an animator's delegates and actions, as literal lists.
///
/// Only UIKit's API is used. Rules with numbers are tested with their behaviors.
/// `docs/reference/uikit-behaviors.md` lists all rules.
@Suite("Event histories in UIKit's terms", .timeLimit(.minutes(30)))
struct UIKitHistoryTests {
  private let stage = TestStage()
  private var animator: UIDynamicAnimator { stage.animator }

  /// Returns the history until the animator pauses, without consecutive repetitions.
  private func story() -> [String] {
    _ = stage.tickUntilPaused()
    return stage.log.takeHistory().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test(
    "An item lands and the animator pauses; removing the floor resumes it, and the item falls on")
  func life() {
    let box = stage.box(x: 150, y: 246)
    stage.gravity(box)
    let collision = stage.collide(box, inBounds: true) { stage.floor(y: 300, under: $0) }
    #expect(story() == ["resume", "began box floor", "pause"])
    collision.removeBoundary(withIdentifier: "floor")
    #expect(stage.log.takeHistory() == ["resume"])
    let bounce = ["began box nil", "ended box nil", "began box nil"]
    #expect(story() == ["ended box floor"] + bounce + ["pause"])
    animator.removeAllBehaviors()
    #expect(animator.behaviors == [] && !animator.isRunning && story() == [])
  }

  @Test("A contact that begins and ends in one tick is reported as begun and ended")
  func touchInOneTick() {
    let box = stage.box(x: 150, y: 200)
    stage.properties(box) {
      ($0.elasticity, $0.resistance) = (1, 0)
      $0.addLinearVelocity(CGPoint(x: 0, y: 9000), for: box)
    }
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    stage.tick(2)
    #expect(stage.log.takeHistory() == ["resume", "began box floor", "ended box floor"])
  }

  @Test("Changes made in an action take effect in the next tick, but are listed at once")
  func changeInAnAction() {
    let box = stage.box(x: 150, y: 100)
    let gravity = UIGravityBehavior(items: [box])
    let clock = UIDynamicBehavior()
    var lists: [Int] = []
    clock.action = { [animator] in
      if animator.behaviors.count == 1 { animator.addBehavior(gravity) }
      lists.append(animator.behaviors.count)
    }
    animator.addBehavior(clock)
    // An item must be awake, or the first tick would be the last.
    stage.properties(box) { _ in }
    animator.removeBehavior(animator.behaviors[1])
    clock.addChildBehavior(UIDynamicItemBehavior(items: [box]))
    stage.tick()
    #expect(lists == [2] && box.center.y == 100 && gravity.dynamicAnimator === animator)
    stage.tick()
    #expect(lists == [2, 2] && box.center.y > 100)
  }

  @Test("Adding or removing something a second time has no effect")
  func duplicates() {
    let box = stage.box(x: 150, y: 100)
    let gravity = UIGravityBehavior(items: [box])
    for _ in 0..<2 { animator.addBehavior(gravity) }
    for _ in 0..<2 { gravity.addItem(box) }
    #expect(animator.behaviors == [gravity] && gravity.items.count == 1)
    animator.removeBehavior(UIGravityBehavior(items: [box]))
    #expect(animator.behaviors == [gravity])
    for _ in 0..<2 { animator.removeBehavior(gravity) }
    for _ in 0..<2 { gravity.removeItem(box) }
    #expect(animator.behaviors == [] && gravity.items.isEmpty && gravity.dynamicAnimator == nil)
    #expect(stage.log.takeHistory() == ["resume"])
  }

  @Test("An item that is removed and added again starts at rest at its current position")
  func secondLife() {
    let box = stage.box(x: 150, y: 50)
    let gravity = stage.gravity(box)
    let properties = UIDynamicItemBehavior(items: [box])
    stage.tick(30)
    animator.removeBehavior(gravity)
    box.center = CGPoint(x: 150, y: 50)
    animator.addBehavior(properties)
    #expect(properties.linearVelocity(for: box) == .zero)
    stage.tick(10)
    #expect(box.center == CGPoint(x: 150, y: 50))
  }

  @Test("A center set by hand is overwritten; updateItem adopts it and resumes the animator")
  func movedByHand() {
    let box = stage.box(x: 150, y: 100)
    let properties = stage.properties(box)
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    stage.tick()
    box.center = CGPoint(x: 20, y: 300)
    stage.tick()
    #expect(box.center.x > 150 && box.center.y == 100)
    box.center = CGPoint(x: 20, y: 300)
    animator.updateItem(usingCurrentState: box)
    stage.tick()
    #expect(box.center.x > 20 && box.center.x < 22)
    expectClose(box.center.y, 300, within: 1e-4, "y where it was put")
    properties.resistance = 1000
    #expect(story().last == "pause")
    box.center = CGPoint(x: 20, y: 200)
    #expect(!animator.isRunning)
    animator.updateItem(usingCurrentState: box)
    #expect(animator.isRunning && stage.log.takeHistory() == ["resume"])
  }

  @Test("An impulse acts once; reactivated in didPause, it acts again and the animator resumes")
  func blowAfterPause() {
    let box = stage.box(x: 150, y: 100)
    stage.properties(box) { $0.resistance = 20 }
    let blow = UIPushBehavior(items: [box], mode: .instantaneous)
    blow.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(blow)
    var stops: [CGFloat] = []
    stage.log.onEvent = { line in
      guard line == "pause" else { return }
      stops.append(box.center.x)
      if stops.count == 1 { blow.active = true }
    }
    stage.tick()
    #expect(!blow.active && blow.pushDirection == CGVector(dx: 1, dy: 0))
    #expect(story() == ["resume", "pause", "resume", "pause"])
    #expect(stops.count == 2 && stops[0] > 150 && !blow.active)
    expectClose(stops[1] - stops[0], stops[0] - 150, within: 1e-3, "the second way")
  }

  @Test("An item without an item behavior bounces like one with elasticity 0.2")
  func bounceOfAStranger() {
    func rebound(_ prepare: (TestStage, UIView) -> Void) -> Float {
      let stage = TestStage(width: 1000)
      let (box, wall) = (stage.box("box", x: 100, y: 100), stage.box("wall", x: 500, y: 100))
      stage.collide(box, wall)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 6, dy: 0)
      stage.animator.addBehavior(push)
      stage.properties(wall) {
        $0.isAnchored = true
        $0.elasticity = 0
      }
      prepare(stage, box)
      stage.tick(60)
      return stage.motion(box).velocityX
    }
    let stranger = rebound { _, _ in }
    #expect(stranger < -90)
    #expect(rebound { stage, box in stage.properties(box) { $0.elasticity = 0.2 } } == stranger)
    #expect(rebound { stage, box in stage.properties(box) { $0.elasticity = 0.3 } } < stranger)
  }

  @Test("The delegate is called even in mode `items`, by each behavior that contains both items")
  func modes() {
    let box = stage.box(x: 150, y: 200)
    stage.gravity(box)
    stage.collide(box) {
      $0.collisionMode = .items
      stage.floor(y: 300, under: $0)
    }
    stage.tick(60)
    #expect(stage.log.takeHistory() == ["resume", "began box floor", "ended box floor"])
    #expect(box.center.y > 400)
    let other = TestStage()
    let (left, right) = (other.box("left", x: 100, y: 100), other.box("right", x: 202, y: 100))
    for _ in 0..<2 { other.collide(left, right) }
    other.properties(left).addLinearVelocity(CGPoint(x: 90, y: 0), for: left)
    other.tick(6)
    #expect(
      other.log.takeHistory() == ["resume", "began left right", "began left right"])
  }

  @Test("Enlarging the view wakes items on its bounds; moving or rotating it does not")
  func resizing() {
    let box = stage.box(x: 150, y: 346)
    stage.gravity(box)
    stage.collide(box, inBounds: true)
    #expect(story() == ["resume", "began box nil", "pause"])
    stage.view.center = .zero
    stage.view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(!animator.isRunning && stage.log.takeHistory() == [])
    stage.view.bounds.size.height += 4
    #expect(story() == ["resume", "ended box nil", "began box nil", "pause"])
  }
}
