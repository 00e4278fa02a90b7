// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("One tick of the animator", .timeLimit(.minutes(30)))
struct AnimatorStepTests {
  @Test(
    "A tick reports contacts, runs actions in order of addition, and pauses last"
  )
  func orderOfATick() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 248)
    let gravity = UIGravityBehavior(items: [box])
    gravity.action = stage.log.action("gravity")
    let inner = UIDynamicBehavior()
    inner.action = stage.log.action("inner")
    let outer = UIDynamicBehavior()
    outer.action = stage.log.action("outer")
    outer.addChildBehavior(inner)
    outer.addChildBehavior(gravity)
    stage.animator.addBehavior(outer)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
      .action = stage.log.action("collision")
    stage.tick()
    let actions = ["action outer", "action inner", "action gravity", "action collision"]
    #expect(stage.log.takeHistory() == ["resume"] + actions)
    stage.tick()
    #expect(stage.log.takeHistory() == ["began box floor"] + actions)
    _ = stage.tickUntilPaused()
    #expect(stage.log.takeHistory().suffix(5) == actions + ["pause"])
  }

  @Test("Ended contacts are reported after all begun ones")
  func beginsBeforeEnds() {
    let stage = TestStage()
    let left = stage.box("left", x: 60, y: 248.5)
    let right = stage.box("right", x: 240, y: 240)
    stage.collide(left, right) { stage.floor(y: 300, under: $0) }
    stage.properties(left, right) { $0.resistance = 0 }
    stage.tick(2)
    _ = stage.log.takeHistory()
    let push = stage.properties(left, right)
    push.addLinearVelocity(CGPoint(x: 0, y: -700), for: left)
    push.addLinearVelocity(CGPoint(x: 0, y: 700), for: right)
    stage.tick()
    #expect(stage.log.takeHistory() == ["began right floor", "ended left floor"])
  }

  @Test("An action sees the centers of the current tick")
  func actionsSeeTheNewCenters() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    var seen: CGPoint?
    stage.gravity(box).action = { seen = box.center }
    stage.tick()
    #expect(seen == box.center)
    expectDigits(box.center.y, "50.0693855", "center.y")
  }

  @Test("A collision delegate sees the centers of the current tick")
  func delegatesSeeTheNewCenters() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 200)
    var seen: CGPoint?
    stage.log.onEvent = { if $0.hasPrefix("began") { seen = box.center } }
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    while seen == nil && stage.tickCount < 60 { stage.tick() }
    #expect(seen == box.center)
  }

  @Test("A behavior added in an action acts from the next tick, but is listed at once")
  func addingInAnAction() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = UIGravityBehavior(items: [box])
    gravity.action = stage.log.action("gravity")
    let trigger = stage.properties(box)
    var listed: [UIDynamicBehavior] = []
    trigger.action = {
      guard stage.tickCount == 0 else { return }
      stage.animator.addBehavior(gravity)
      #expect(gravity.dynamicAnimator == nil, "registered inside the tick")
      listed = stage.animator.behaviors
    }
    stage.tick()
    #expect(listed == [trigger, gravity])
    #expect(gravity.dynamicAnimator === stage.animator)
    #expect(stage.log.takeHistory() == ["resume"], "its action ran in the tick of its adding")
    expectDigits(stage.motion(box).y, "50.000", "y after the first tick")
    stage.tick()
    #expect(stage.log.takeHistory() == ["action gravity"])
    #expect(stage.motion(box).velocityY > 0)
  }

  @Test(
    "A behavior removed in an action acts until the end of the tick, but leaves the list at once")
  func removingInAnAction() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let first = stage.gravity(box)
    let second = stage.properties(box)
    second.action = stage.log.action("second")
    first.action = {
      first.action = nil
      stage.animator.removeBehavior(second)
      #expect(stage.animator.behaviors == [first])
      #expect(second.dynamicAnimator === stage.animator)
    }
    stage.tick()
    #expect(stage.log.takeHistory() == ["resume", "action second"])
    #expect(second.dynamicAnimator == nil)
    stage.tick()
    #expect(stage.log.takeHistory() == [])
  }

  @Test("Re-adding a behavior removed in the same tick changes nothing, not even the velocity")
  func readdingCancelsTheRemoval() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = MoveRecorder.gravity(items: [box])
    stage.animator.addBehavior(gravity)
    stage.tick(5)
    gravity.action = {
      stage.animator.removeBehavior(gravity)
      stage.animator.addBehavior(gravity)
      gravity.action = nil
    }
    let before = stage.motion(box).velocityY
    stage.tick()
    #expect(stage.motion(box).velocityY > before)
    #expect(gravity.moves == ["to animator"], "it left and came back")
    #expect(stage.animator.behaviors == [gravity])
  }

  @Test("A behavior added and removed in the same tick has no effect")
  func removalCancelsTheAdding() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = MoveRecorder.gravity(items: [box])
    stage.properties(box).action = {
      stage.animator.addBehavior(gravity)
      stage.animator.removeBehavior(gravity)
    }
    stage.tick(3)
    #expect(gravity.moves == [])
    expectDigits(stage.motion(box).y, "50.000", "y")
  }

  @Test("removeAllBehaviors in an action empties the list; behaviors added afterward stay")
  func removingAllInAnAction() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = stage.gravity(box)
    let late = UIDynamicItemBehavior(items: [box])
    gravity.action = {
      stage.animator.removeAllBehaviors()
      #expect(stage.animator.behaviors == [])
      stage.animator.addBehavior(late)
    }
    stage.tick()
    #expect(stage.animator.behaviors == [late])
    #expect(gravity.dynamicAnimator == nil && late.dynamicAnimator != nil)
    expectClose(stage.motion(box).velocityY, 0, within: 0, "velocity of the new body")
  }

  @Test("An item added or removed in a delegate call joins or leaves at the end of the tick")
  func itemsInADelegateCall() {
    let stage = TestStage()
    let box = stage.box("box", x: 60, y: 200)
    let spare = stage.box("spare", x: 240, y: 100)
    let gravity = stage.gravity(box)
    stage.log.onEvent = { line in
      guard line == "began box floor", !gravity.items.contains(where: { $0 === spare }) else {
        return
      }
      gravity.addItem(spare)
      gravity.removeItem(box)
      #expect(gravity.items.count == 1 && gravity.items[0] === spare)
      #expect(stage.animator.motion(of: spare) == nil, "it has a body inside the tick")
    }
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    while stage.animator.motion(of: spare) == nil && stage.tickCount < 60 { stage.tick() }
    expectDigits(stage.motion(spare).y, "100.000", "y of the new item")
    stage.tick()
    #expect(stage.motion(spare).velocityY > 0)
  }

  @Test("A child added to a composite in an action acts from the next tick")
  func childrenInAnAction() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = UIGravityBehavior(items: [box])
    let composite = UIDynamicBehavior()
    stage.properties(box)
    stage.animator.addBehavior(composite)
    composite.action = {
      if stage.tickCount == 0 { composite.addChildBehavior(gravity) }
      if stage.tickCount == 2 { composite.removeChildBehavior(gravity) }
    }
    stage.tick()
    expectClose(stage.motion(box).velocityY, 0, within: 0, "vy in the tick of the adding")
    stage.tick(2)
    let speed = stage.motion(box).velocityY
    expectClose(speed, 4 * 1000 / 120.0, within: 0.2, "vy two ticks later")
    #expect(gravity.dynamicAnimator == nil)
    stage.tick()
    #expect(stage.motion(box).velocityY < speed, "gravity still works")
  }

  @Test("A child queued for a composite that leaves in the same tick is not registered")
  func childOfALeavingComposite() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let composite = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    stage.properties(box)
    stage.animator.addBehavior(composite)
    composite.action = {
      composite.addChildBehavior(gravity)
      stage.animator.removeBehavior(composite)
    }
    stage.tick(2)
    #expect(gravity.dynamicAnimator == nil && composite.dynamicAnimator == nil)
    expectClose(stage.motion(box).velocityY, 0, within: 0, "vy")
  }

  @Test("A child can be added directly in the tick in which its composite is removed")
  func childOutlivesItsComposite() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let composite = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    composite.addChildBehavior(gravity)
    stage.animator.addBehavior(composite)
    composite.action = {
      stage.animator.removeBehavior(composite)
      stage.animator.addBehavior(gravity)
    }
    stage.tick()
    #expect(stage.animator.behaviors == [gravity])
    #expect(gravity.dynamicAnimator === stage.animator)
  }

  @Test("A layout is invalidated once per tick")
  func layoutInvalidation() {
    final class Layout: UICollectionViewLayout {
      var invalidations = 0
      override func invalidateLayout() { invalidations += 1 }
    }
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    animator.addBehavior(UIGravityBehavior(items: [cell]))
    for _ in 0..<3 { animator.advance(by: 1 / 60.0) }
    #expect(layout.invalidations == 3)
    #expect(cell.center.y > 25)
  }

  @Test("A tick inside a tick ends the process with a reason and a suggestion")
  func tickInsideATick() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let animator = UIDynamicAnimator()
      let behavior = UIDynamicBehavior()
      behavior.action = { animator.advance(by: 1 / 60.0) }
      animator.addBehavior(behavior)
      animator.advance(by: 1 / 60.0)
    }
    expectSentence("Call it between ticks only.", in: result)
  }

  @Test("A tick of negative length ends the process with a reason")
  func negativeTick() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIDynamicAnimator().advance(by: -0.1)
    }
    expectSentence("cannot last -0.1 s. Use 0 or more.", in: result)
  }
}
