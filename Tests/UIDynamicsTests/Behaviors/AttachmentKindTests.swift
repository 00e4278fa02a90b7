// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Sliding, limit, fixed and pin attachments", .timeLimit(.minutes(30)))
struct AttachmentKindTests {
  private let stage = TestStage(width: 600, height: 600)

  // MARK: Anchors

  @Test("A fixed attachment has Apple's anchors in both items, one of them rotated by 0.3 rad")
  func fixedAnchors() throws {
    let (a, b) = measuredItems()
    let weld = add(
      .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 50)))
    let ends = try #require(weld.ends)
    // The measured meters, such as 0.807576418, in points and 32 bits.
    expectDigits(ends.first.x, "80.7576447", "A.x")
    expectDigits(ends.first.y, "-77.3188477", "A.y")
    expectDigits(ends.second.x, "-100.000000", "B.x")
    expectDigits(ends.second.y, "-69.9999924", "B.y")
  }

  @Test(
    "Sliding axes (3, 4) and (0, 2) have Apple's digits in a rotated item's coordinates"
  )
  func slidingAxes() throws {
    let (a, b) = measuredItems()
    let rail = add(
      .slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 50),
        axisOfTranslation: CGVector(dx: 3, dy: 4)))
    let axis = try #require(rail.ends?.axis)
    expectDigits(axis.dx, "0.809618115", "dx")
    expectDigits(axis.dy, "0.586957097", "dy")
    let other = add(
      .slidingAttachment(
        with: a, attachmentAnchor: CGPoint(x: 200, y: 50),
        axisOfTranslation: CGVector(dx: 0, dy: 2)))
    let second = try #require(other.ends?.axis)
    expectDigits(second.dx, "0.295520216", "dx to an anchor")
    expectDigits(second.dy, "0.955336511", "dy to an anchor")
  }

  /// The offsets were not recorded, but these explain the measured length.
  @Test("A limit attachment with negated offsets (10, 0) and (0, 5) is 2.10535026 m long")
  func limitLength() {
    let (a, b) = measuredItems()
    let rope = UIAttachmentBehavior.limitAttachment(
      with: a, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0), attachedTo: b,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: 5))
    expectClose(rope.length, 200.997512, within: 1e-6, "between the centers, before")
    stage.animator.addBehavior(rope)
    expectDigits(rope.length, "210.53502", "length, the meters in points and 32 bits")
    #expect(stage.animator.warnings.map(\.kind) == [.negatedOffsets])
  }

  // MARK: Pin

  @Test(
    "A bar pinned 90 pt off center stops where friction balances gravity's torque",
    arguments: [
      (0.5, 1.497, 316), (2, 1.713, 113),
    ])
  func friction(torque: Double, angle: Double, ticks: Int) {
    let (bar, _) = pinnedBar(torque)
    let count = stage.tickUntilPaused(atMost: 400)
    expectClose(Double(count ?? -1), Double(ticks), within: 3, "ticks")
    expectClose(stage.motion(bar).angle.magnitude, angle, within: 0.01, "angle at rest")
  }

  @Test(
    "Friction of 3.62 N·m holds the bar, but 3.5 N·m is too little",
    arguments: [(3.62, true), (3.5, false)])
  func holding(torque: Double, isHeld: Bool) {
    let (bar, _) = pinnedBar(torque)
    stage.tick(120)
    #expect((stage.motion(bar).angle.magnitude < 0.02) == isHeld, "\(stage.motion(bar).angle)")
  }

  @Test("Without friction, a pinned bar keeps swinging")
  func swinging() {
    pinnedBar(0)
    #expect(stage.tickUntilPaused(atMost: 600) == nil)
  }

  // MARK: Sliding

  @Test("An axis without a direction is a fault")
  func axis() async {
    for axis in [CGVector.zero, CGVector(dx: CGFloat.infinity, dy: 0)] {
      expectFault(.invalidValue) { () throws(UIDynamicsFault) in
        try UIAttachmentBehavior.validate(axisOfTranslation: axis)
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIAttachmentBehavior.slidingAttachment(
        with: UIView(), attachmentAnchor: .zero, axisOfTranslation: .zero)
    }
    expectSentence("The axis (0.0, 0.0) of a sliding attachment is not a direction", in: result)
  }

  @Test("The anchor of a rail can be moved")
  func movedRail() {
    let box = stage.box(x: 150, y: 100, width: 50, height: 50)
    let rail = add(rail(box, CGVector(dx: 0, dy: 1)))
    rail.anchorPoint = CGPoint(x: 170, y: 100)
    stage.tick(60)
    expectClose(stage.motion(box).x, 170, within: 0.5, "x")
  }

  // MARK: Limit and fixed attachments

  @Test("A rope of 100 pt is slack below its length and never stretches")
  func rope() {
    let knob = stage.box("knob", x: 200, y: 100, width: 20, height: 20)
    let load = stage.box("load", x: 200, y: 200, width: 40, height: 40)
    stage.properties(knob) { $0.isAnchored = true }
    stage.properties(load)
    let rope = add(
      .limitAttachment(
        with: load, offsetFromCenter: .zero, attachedTo: knob, offsetFromCenter: .zero))
    expectClose(rope.length, 100, within: 1e-4, "length")
    load.center.y = 150
    stage.animator.updateItem(usingCurrentState: load)
    stage.gravity(load)
    var farthest: Float = 0
    stage.tick(5)
    expectClose(stage.motion(load).velocityY, 75, within: 1, "free fall while slack")
    for _ in 0..<100 where stage.animator.isRunning {
      stage.tick()
      farthest = max(farthest, stage.motion(load).y)
    }
    expectClose(farthest, 200, within: 0.01, "lowest")
    #expect(!stage.animator.isRunning)
    rope.length = 130
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(load).y, 230, within: 0.5, "y on a longer rope")
  }

  @Test("Welded items keep their relative pose")
  func fixed() {
    let (a, b) = measuredItems()
    add(.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 200, y: 50)))
    stage.properties(a).addLinearVelocity(CGPoint(x: 0, y: 200), for: a)
    stage.tick(60)
    #expect(stage.motion(a).angle != 0.3)
    expectClose(stage.motion(a).angle - stage.motion(b).angle, 0.3, within: 0.01, "angle")
    let (p, q) = (stage.motion(a), stage.motion(b))
    let (x, y) = (Double(q.x - p.x), Double(q.y - p.y))
    expectClose((x * x + y * y).squareRoot(), 200.998, within: 1, "distance")
  }

  @Test("Items joined by these attachments do not collide with each other", arguments: 0..<4)
  func noCollision(kind: Int) {
    let (a, b) = (stage.box("a", x: 200, y: 200), stage.box("b", x: 260, y: 200))
    let point = CGPoint(x: 230, y: 200)
    switch kind {
    case 0: add(.pinAttachment(with: a, attachedTo: b, attachmentAnchor: point))
    case 1: add(.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: point))
    case 2:
      add(
        .slidingAttachment(
          with: a, attachedTo: b, attachmentAnchor: point,
          axisOfTranslation: CGVector(dx: 1, dy: 0)))
    default:
      add(
        .limitAttachment(
          with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero))
    }
    stage.collide(a, b)
    stage.tick(20)
    #expect(!stage.log.history.contains { $0.hasPrefix("began") })
    expectClose(stage.motion(b).x - stage.motion(a).x, 60, within: 0.01, "distance")
  }

  @Test("Properties of other kinds are stored without effect, and cause a warning")
  func foreignProperties() {
    let (a, b) = measuredItems()
    let pin = add(.pinAttachment(with: a, attachedTo: b, attachmentAnchor: .zero))
    (pin.length, pin.damping, pin.frequency) = (10, 0.5, 2)
    #expect(pin.length == 10 && pin.damping == 0.5 && pin.frequency == 2)
    #expect(stage.animator.warnings.map(\.kind) == .init(repeating: .ineffectiveProperty, count: 3))
    let weld = add(.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: .zero))
    weld.attachmentRange = UIFloatRange(minimum: 1, maximum: 2)
    #expect(weld.attachmentRange == UIFloatRange(minimum: 1, maximum: 2))
  }

  // MARK: Stage

  private func measuredItems() -> (UIView, UIView) {
    (stage.box("a", x: 100, y: 100, angle: 0.3), stage.box("b", x: 300, y: 120))
  }

  @discardableResult
  private func add(_ attachment: UIAttachmentBehavior) -> UIAttachmentBehavior {
    stage.animator.addBehavior(attachment)
    return attachment
  }

  private func rail(_ box: UIView, _ axis: CGVector) -> UIAttachmentBehavior {
    .slidingAttachment(with: box, attachmentAnchor: box.center, axisOfTranslation: axis)
  }

  @discardableResult
  private func pinnedBar(_ torque: Double) -> (UIView, UIAttachmentBehavior) {
    let post = stage.box("post", x: 100, y: 100, width: 20, height: 20)
    let bar = stage.box("bar", x: 190, y: 100, width: 200, height: 20)
    stage.gravity(bar)
    stage.properties(post) { $0.isAnchored = true }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: post, attachmentAnchor: CGPoint(x: 100, y: 100))
    pin.frictionTorque = torque
    return (bar, add(pin))
  }
}
