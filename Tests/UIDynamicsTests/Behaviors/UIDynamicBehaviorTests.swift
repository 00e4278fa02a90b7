// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIDynamicBehavior: children, registration, validation", .timeLimit(.minutes(30)))
struct UIDynamicBehaviorTests {
  @Test("Children are listed once each, in order of addition")
  func children() {
    let (parent, first, second) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    parent.addChildBehavior(first)
    parent.addChildBehavior(second)
    parent.addChildBehavior(first)
    #expect(parent.childBehaviors == [first, second])
    parent.removeChildBehavior(first)
    parent.removeChildBehavior(UIDynamicBehavior())
    #expect(parent.childBehaviors == [second])
  }

  @Test("A primitive behavior ignores children")
  func primitivesHaveNoChildren() {
    let child = UIDynamicBehavior()
    for primitive in [
      UIGravityBehavior(items: []), UICollisionBehavior(items: []),
      UIDynamicItemBehavior(items: []),
    ] {
      primitive.addChildBehavior(child)
      #expect(primitive.childBehaviors == [])
    }
  }

  @Test("willMove is called for each move, parents first, with dynamicAnimator set")
  func willMove() {
    var notes: [String] = []
    let outer = MoveRecorder.RecordingComposite("outer") { notes.append($0) }
    let inner = MoveRecorder.RecordingComposite("inner") { notes.append($0) }
    let late = MoveRecorder.RecordingComposite("late") { notes.append($0) }
    outer.addChildBehavior(inner)
    let stage = TestStage()
    stage.animator.addBehavior(outer)
    outer.addChildBehavior(late)
    outer.removeChildBehavior(inner)
    #expect(inner.dynamicAnimator == nil && late.dynamicAnimator === stage.animator)
    stage.animator.removeBehavior(outer)
    #expect(
      notes == [
        "outer enters, with animator", "inner enters, with animator",
        "late enters, with animator", "inner leaves, with animator",
        "outer leaves, with animator", "late leaves, with animator",
      ])
    #expect(outer.dynamicAnimator == nil && late.dynamicAnimator == nil)
  }

  @Test("An override of willMove can add children and items, and each item is counted once")
  func addingInWillMove() {
    final class Setup: UIDynamicBehavior {
      let gravity = UIGravityBehavior()
      let box: UIView
      init(_ box: UIView) { self.box = box }
      override func willMove(to animator: UIDynamicAnimator?) {
        guard animator != nil else { return }
        addChildBehavior(gravity)
        gravity.addItem(box)
      }
    }
    final class SelfFilling: UIGravityBehavior {
      var box: UIView?
      override func willMove(to animator: UIDynamicAnimator?) {
        if let box, animator != nil { addItem(box) }
      }
    }
    let stage = TestStage()
    let (first, second) = (stage.box("first", x: 60, y: 50), stage.box("second", x: 240, y: 50))
    let setup = Setup(first)
    let filling = SelfFilling()
    filling.box = second
    stage.animator.addBehavior(setup)
    stage.animator.addBehavior(filling)
    stage.tick()
    #expect(stage.motion(first).velocityY > 0 && stage.motion(second).velocityY > 0)
    stage.animator.removeAllBehaviors()
    #expect(stage.animator.motion(of: first) == nil, "its body outlived the behaviors")
    #expect(stage.animator.motion(of: second) == nil, "its body outlived the behaviors")
  }

  @Test("Children act as if they had been added directly")
  func childrenWork() {
    let (nested, flat) = (TestStage(), TestStage())
    let box = nested.box(x: 150, y: 100)
    let composite = UIDynamicBehavior()
    composite.addChildBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    composite.addChildBehavior(collision)
    nested.animator.addBehavior(composite)
    let other = flat.box(x: 150, y: 100)
    flat.gravity(other)
    flat.collide(other, inBounds: true)
    expectSameRun(nested, flat, ticks: 100)
  }

  @Test("A behavior outlives its animator and can be added to a different one")
  func animatorDies() {
    let box = UIView(id: "box", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let gravity = UIGravityBehavior(items: [box])
    do {
      let animator = UIDynamicAnimator()
      animator.addBehavior(gravity)
      #expect(gravity.dynamicAnimator === animator)
    }
    #expect(gravity.dynamicAnimator == nil)
    gravity.magnitude = 2
    let second = UIDynamicAnimator()
    second.addBehavior(gravity)
    second.advance(by: 1 / 60.0)
    #expect(box.center.y > 5)
  }

  @Test("Only directly added behaviors can be removed; others are ignored")
  func removal() {
    let stage = TestStage()
    let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    parent.addChildBehavior(child)
    stage.animator.addBehavior(parent)
    stage.animator.addBehavior(parent)
    #expect(stage.animator.behaviors == [parent])
    stage.animator.removeBehavior(child)
    stage.animator.removeBehavior(UIDynamicBehavior())
    #expect(stage.animator.behaviors == [parent] && child.dynamicAnimator === stage.animator)
  }

  @Test("validate reports each error in advance and changes nothing")
  func validation() {
    let stage = TestStage()
    let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    parent.addChildBehavior(child)
    stage.animator.addBehavior(parent)
    expectFault(.duplicateBehavior) { () throws(UIDynamicsFault) in
      try stage.animator.validate(child)
    }
    let wrapper = UIDynamicBehavior()
    wrapper.addChildBehavior(child)
    expectFault(.duplicateBehavior) { () throws(UIDynamicsFault) in
      try stage.animator.validate(wrapper)
    }
    expectFault(.foreignBehavior) { () throws(UIDynamicsFault) in
      try UIDynamicAnimator().validate(parent)
    }
    expectFault(.behaviorCycle) { () throws(UIDynamicsFault) in try child.validate(child: parent) }
    expectFault(.behaviorCycle) { () throws(UIDynamicsFault) in try child.validate(child: child) }
    let twice = UIDynamicBehavior()
    let (left, right, shared) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    left.addChildBehavior(shared)
    right.addChildBehavior(shared)
    twice.addChildBehavior(left)
    twice.addChildBehavior(right)
    expectFault(.duplicateBehavior) { () throws(UIDynamicsFault) in
      try stage.animator.validate(twice)
    }
    #expect(stage.animator.behaviors == [parent])
  }

  @Test("Adding a behavior twice ends the process with a reason and a suggestion")
  func duplicateEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let animator = UIDynamicAnimator()
      let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior(items: []))
      parent.addChildBehavior(child)
      animator.addBehavior(parent)
      animator.addBehavior(child)
    }
    expectSentence(
      "<UIGravityBehavior with 0 items> is already in <UIDynamicAnimator> (0.0s) in abstract "
        + "coordinates. An animator can contain a behavior only once; create a new one.",
      in: result)
  }
}
