// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIAttachmentBehavior", .timeLimit(.minutes(30)))
struct UIAttachmentBehaviorTests {
  private let stage = TestStage(width: 600, height: 600)
  private let anchor = CGPoint(x: 100, y: 100)

  // MARK: Numbers measured on Apple's framework

  @Test("A rigid pendulum of 100 pt moves as on Apple's framework")
  func pendulum() {
    let bob = stage.box(x: 200, y: 100, width: 40, height: 40)
    stage.gravity(bob)
    add(UIAttachmentBehavior(item: bob, attachedToAnchor: anchor))
    stage.properties(bob) { ($0.resistance, $0.angularResistance) = (0, 0) }
    for (tick, x, y) in [
      (1, "199.999969", "100.069443"), (10, "199.132126", "113.146225"),
      (30, "139.359573", "191.92836"),
    ] {
      stage.tick(tick - stage.tickCount)
      expectDigits(stage.motion(bob).x, x, "x in tick \(tick)")
      expectDigits(stage.motion(bob).y, y, "y in tick \(tick)")
    }
    stage.tick(30)
    // Apple's exact result, (2.06188917, 120.202171), requires fused multiply-add.
    expectClose(stage.motion(bob).x, 2.06188917, within: 2e-5, "x in tick 60")
    expectClose(stage.motion(bob).y, 120.202171, within: 2e-5, "y in tick 60")
  }

  @Test("A spring of 2 Hz, damping 0.3 and length 100 moves as on Apple's framework")
  func spring() {
    let bob = stage.box(x: 100, y: 250, width: 40, height: 40)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
    (spring.length, spring.frequency, spring.damping) = (100, 2, 0.3)
    add(spring)
    stage.properties(bob) { ($0.resistance, $0.angularResistance) = (0, 0) }
    for (tick, y) in [
      (1, "249.48938"), (10, "201.092148"), (30, "204.031586"), (60, "200.142715"),
    ] {
      stage.tick(tick - stage.tickCount)
      expectDigits(stage.motion(bob).y, y, "y in tick \(tick)")
    }
  }

  @Test("The offset (10, 20) in an item rotated by 0.3 rad is 177.975357 pt from (100, 300)")
  func offset() {
    let box = stage.box(x: 100, y: 100, angle: 0.3)
    let rod = add(
      UIAttachmentBehavior(
        item: box, offsetFromCenter: UIOffset(horizontal: 10, vertical: 20),
        attachedToAnchor: CGPoint(x: 100, y: 300)))
    expectDigits(rod.length, "177.97536", "length")
  }

  @Test("An undamped spring of 1 Hz reverses where the engine's own damping predicts")
  func turningPoints() {
    let bob = stage.box(x: 100, y: 300, width: 40, height: 40)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
    (spring.length, spring.frequency) = (100, 1)
    add(spring)
    stage.properties(bob) { ($0.resistance, $0.angularResistance) = (0, 0) }
    for (tick, y) in [(31, 108.12), (61, 284.64), (91, 122.02), (121, 271.84)] {
      stage.tick(tick - stage.tickCount)
      expectClose(stage.motion(bob).y, y, within: 0.01, "y in tick \(tick)")
    }
  }

  @Test(
    "Under gravity, a spring of 1 Hz sags by g/ω² = 25.33 pt, for any mass",
    arguments: [
      1.0, 5,
    ])
  func sag(density: Double) {
    let bob = stage.box(x: 100, y: 200, width: 40, height: 40)
    stage.gravity(bob)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
    (spring.frequency, spring.damping) = (1, 1)
    add(spring)
    stage.properties(bob) { $0.density = density }
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(bob).y, 225.33, within: 0.05, "y at rest")
  }

  @Test(
    "A spring between items sags by (1 + m₁/m₂) g/ω², the effect of the reduced mass",
    arguments: [(false, 5.83), (true, 0.704)])
  func sagBetweenItems(isAnchored: Bool, sag: Double) {
    let knob = stage.box("knob", x: 100, y: 200, width: 20, height: 20)
    let load = stage.box("load", x: 100, y: 300, width: 54, height: 54)
    stage.gravity(knob, load)
    add(UIAttachmentBehavior(item: knob, attachedToAnchor: anchor))
    let spring = UIAttachmentBehavior(item: load, attachedTo: knob)
    (spring.frequency, spring.damping) = (6, 1)
    add(spring)
    stage.properties(knob) { $0.isAnchored = isAnchored }
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(load).y - stage.motion(knob).y, 100 + sag, within: 0.02, "distance")
  }

  @Test(
    "A cell of 300 × 44 pt on a spring of 1 Hz and damping 0.8 returns from 40 pt away",
    arguments: [
      (0.0, 99.853, 182), (1, 101.004, 101),
    ])
  func springyCell(length: Double, rest: Double, ticks: Int) {
    let cell = stage.box(x: 160, y: 140, width: 300, height: 44)
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: CGPoint(x: 160, y: 100))
    (spring.length, spring.frequency, spring.damping) = (length, 1, 0.8)
    add(spring)
    let count = stage.tickUntilPaused()
    // The published numbers use a different slop, so the test compares only the magnitude.
    expectClose(Double(count ?? -1), Double(ticks), within: 6, "ticks")
    expectClose(stage.motion(cell).y, rest, within: 0.06, "y at rest")
  }

  // MARK: Length

  @Test("The length is 0 until the attachment is added, and moving the anchor does not change it")
  func length() {
    let bob = stage.box(x: 200, y: 100, width: 40, height: 40)
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
    #expect(rod.length == 0 && rod.damping == 0 && rod.frequency == 0)
    bob.center.x = 250
    add(rod)
    expectClose(rod.length, 150, within: 1e-4, "length")
    rod.anchorPoint = CGPoint(x: 100, y: 50)
    expectClose(rod.length, 150, within: 1e-4, "length after the anchor moved")
    #expect(rod.anchorPoint == CGPoint(x: 100, y: 50))
    stage.tick(60)
    expectClose(distance(bob.center, rod.anchorPoint), 150, within: 0.5, "distance")
  }

  @Test("A length takes effect whether it is set before or after the attachment is added")
  func givenLength() {
    let bob = stage.box(x: 200, y: 100, width: 40, height: 40)
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: anchor)
    rod.length = 120
    #expect(rod.length == 120)
    add(rod)
    #expect(stage.tickUntilPaused() != nil)
    expectClose(distance(bob.center, anchor), 120, within: 0.5, "distance")
    rod.length = 60
    #expect(stage.animator.isRunning)
    expectClose(rod.length, 60, within: 1e-4, "length")
    #expect(stage.tickUntilPaused() != nil)
    expectClose(distance(bob.center, anchor), 60, within: 0.5, "distance later")
  }

  @Test("A rod that becomes a spring, or the reverse, keeps its length")
  func rebuilding() {
    let bob = stage.box(x: 200, y: 100, width: 40, height: 40)
    let rod = add(UIAttachmentBehavior(item: bob, attachedToAnchor: anchor))
    rod.frequency = 2
    rod.damping = 1
    expectClose(rod.length, 100, within: 1e-4, "length of the spring")
    stage.animator.updateItem(usingCurrentState: moved(bob, to: CGPoint(x: 180, y: 100)))
    stage.tick()
    #expect(stage.motion(bob).velocityX > 0)
    rod.frequency = 0
    expectClose(rod.length, 100, within: 1e-4, "length of the rod")
    #expect(rod.frequency == 0 && rod.damping == 1)
  }

  @Test("An item attached at its own center is on a hinge and spins in place")
  func hinge() {
    let box = stage.box(x: 200, y: 200)
    stage.gravity(box)
    let rod = add(UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200.5, y: 200)))
    rod.damping = 0.7
    #expect(rod.length == 0 && rod.frequency == 0)
    stage.properties(box) { $0.angularResistance = 0 }.addAngularVelocity(2, for: box)
    stage.tick(60)
    expectClose(stage.motion(box).angularVelocity, 2, within: 0.2, "ω")
    expectClose(distance(box.center, CGPoint(x: 200.5, y: 200)), 0.5, within: 0.1, "distance")
    rod.frequency = 3
    #expect(rod.frequency == 3 && rod.damping == 0.7)
    rod.frequency = 0
    rod.length = 80
    expectClose(rod.length, 80, within: 1e-4, "length of what was a hinge")
    rod.length = 0
    stage.tick()
    #expect(rod.length == 0)
  }

  @Test("An anchor more than 1 pt from the item's center makes a rod")
  func shortRod() {
    let box = stage.box(x: 200, y: 200)
    let rod = add(UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 201.5, y: 200)))
    expectClose(rod.length, 1.5, within: 1e-3, "length")
  }

  @Test("Removing an attachment releases the item, and re-adding it measures the length again")
  func removal() {
    let bob = stage.box(x: 200, y: 100, width: 40, height: 40)
    stage.properties(bob)
    let rod = add(UIAttachmentBehavior(item: bob, attachedToAnchor: anchor))
    stage.animator.removeBehavior(rod)
    #expect(rod.length == 0)
    stage.animator.updateItem(usingCurrentState: moved(bob, to: CGPoint(x: 300, y: 100)))
    stage.tick()
    expectClose(bob.center.x, 300, within: 1e-4, "x")
    stage.animator.addBehavior(rod)
    expectClose(rod.length, 200, within: 1e-4, "length")
  }

  // MARK: Between items

  @Test("Two items on a rod keep their distance and can collide with each other")
  func betweenItems() {
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    let rod = add(UIAttachmentBehavior(item: left, attachedTo: right))
    expectClose(rod.length, 200, within: 1e-4, "length")
    #expect(rod.items.count == 2 && rod.attachedBehaviorType == .items)
    stage.properties(left).addLinearVelocity(CGPoint(x: 100, y: 80), for: left)
    stage.tick(60)
    expectClose(distance(left.center, right.center), 200, within: 0.5, "distance")
    stage.collide(left, right)
    rod.length = 90
    stage.tick(60)
    #expect(stage.log.history.contains("began left right"))
  }

  @Test("An attachment reports the type of its partner")
  func types() {
    let box = stage.box(x: 200, y: 200)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    #expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    #expect(rod.attachmentRange == .zero && rod.frictionTorque == 0)
    #expect(UIAttachmentBehavior.AttachmentType.items.rawValue == 0)
  }

  @Test("Every change to an attachment starts a paused animator", arguments: 0..<5)
  func wakes(change: Int) {
    let box = stage.box(x: 200, y: 100)
    let rod = add(UIAttachmentBehavior(item: box, attachedToAnchor: anchor))
    #expect(stage.tickUntilPaused() != nil)
    switch change {
    case 0: rod.anchorPoint = .zero
    case 1: rod.length = 50
    case 2: rod.damping = 1
    case 3: rod.frequency = 2
    default: rod.frictionTorque = 1
    }
    #expect(stage.animator.isRunning && stage.motion(box).isAwake)
  }

  // MARK: Errors

  @Test("An item cannot be attached to itself")
  func selfAttachment() async {
    let box = stage.box(x: 0, y: 0)
    expectFault(.selfAttachment) { () throws(UIDynamicsFault) in
      try UIAttachmentBehavior.validate([box, box])
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = UIView(id: "me", frame: .zero)
      _ = UIAttachmentBehavior(item: view, attachedTo: view)
    }
    expectSentence("cannot be attached to itself", in: result)
  }

  @Test("A negative length or frequency ends the process with a message")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero).frequency = -1
    }
    expectSentence("frequency of <UIAttachmentBehavior with 1 item> cannot be -1.0", in: result)
  }

  @discardableResult
  private func add(_ attachment: UIAttachmentBehavior) -> UIAttachmentBehavior {
    stage.animator.addBehavior(attachment)
    return attachment
  }

  private func moved(_ view: UIView, to point: CGPoint) -> UIView {
    view.center = point
    return view
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
    return (x * x + y * y).squareRoot()
  }
}
