// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIDynamicAnimator: time, description, ownership", .timeLimit(.minutes(30)))
struct UIDynamicAnimatorTests {
  @Test("A new animator has no behaviors and is paused")
  func initialState() {
    let view = UIView(id: "stage", frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator = UIDynamicAnimator(referenceView: view)
    #expect(animator.behaviors == [] && !animator.isRunning && animator.elapsedTime == 0)
    #expect(animator.referenceView === view && animator.delegate == nil)
    #expect(UIDynamicAnimator().referenceView == nil)
  }

  @Test("The description contains state, time, reference system and bounds")
  func description() {
    let stage = TestStage()
    #expect(
      stage.animator.description
        == "<UIDynamicAnimator> Stopped (0.0s) in <UIView stage; frame = (0.0 0.0; 300.0 400.0)>, "
        + "bounds (0.0 0.0; 300.0 400.0)")
    stage.gravity(stage.box(x: 0, y: 0))
    stage.animator.advance(by: 0.25)
    #expect(stage.animator.description.hasPrefix("<UIDynamicAnimator> (0.25s) in <UIView stage"))
    #expect(UIDynamicAnimator().description.hasSuffix("in abstract coordinates"))
    #expect(
      UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout()).description
        .hasSuffix("in a deallocated layout"))
  }

  @Test("An animator does not retain its reference view or delegate")
  func ownership() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: EventLog? = EventLog()
    guard let animator = view.map({ UIDynamicAnimator(referenceView: $0) }) else { return }
    animator.delegate = log
    #expect(animator.delegate != nil)
    (view, log) = (nil, nil)
    #expect(animator.referenceView == nil && animator.delegate == nil)
  }

  @Test("A resize does not reach a deallocated animator")
  func deadObserver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    do { _ = UIDynamicAnimator(referenceView: view) }
    let second = UIDynamicAnimator(referenceView: view)
    view.bounds.size.width = 20
    #expect(!second.isRunning)
  }

  @Test(
    "Ticks of any length give the positions of n = ⌊t/h⌋ sub-steps",
    arguments: [0.033_333, 0.016_667, 0.008_333, 0.004_167, 0.0137, 0.3])
  func tickLengths(tick: Double) {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    for count in 1...30 {
      stage.animator.advance(by: tick)
      let steps = Int(stage.animator.elapsedTime / Predict.subStep)
      let expected = Predict.discrete(
        from: .init(position: 50, velocity: 0), subSteps: steps)
      let y = expected.position
      expectClose(stage.motion(box).y, y, within: 2e-5 * (1 + y), "y after \(count) ticks")
    }
  }

  @Test("A tick of length 0 moves nothing but runs actions")
  func emptyTick() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    var count = 0
    stage.gravity(box).action = { count += 1 }
    stage.animator.advance(by: 0)
    #expect(count == 1 && stage.animator.elapsedTime == 0 && box.center.y == 50)
  }

  @Test("Animators of the same view are independent")
  func independence() {
    let stage = TestStage()
    let other = UIDynamicAnimator(referenceView: stage.view)
    let (first, second) = (stage.box("first", x: 60, y: 50), stage.box("second", x: 240, y: 50))
    stage.gravity(first)
    other.addBehavior(UIGravityBehavior(items: [second]))
    stage.tick(10)
    #expect(first.center.y > 60 && second.center.y == 50)
    #expect(other.motion(of: first) == nil)
  }

  @Test("A fall follows g·t²/2 plus the effect of sub-steps")
  func continuousFall() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    stage.tick(60)
    let time = Double(Predict.subSteps(inTicks: 60)) * Predict.subStep
    let exact = 50 + 1000 * time * time / 2
    // Discrete sub-steps move the box farther than the exact integral, by g·t·h/2.
    expectClose(
      stage.motion(box).y, exact + 1000 * time * Predict.subStep / 2, within: 2e-3, "y")
  }
}
