// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// The range as in shipped apps: axis · (anchor − item) for a rail, or the other item's angle minus this one's for a pin.
@Suite("Ranges of rails and pins", .timeLimit(.minutes(30)))
struct AttachmentRangeTests {
  private let stage = TestStage(width: 600, height: 600)

  /// A rail and its range, which is the mirror image of the movement that it allows.
  struct Case: Sendable {
    var axis: CGVector
    var minimum: Double
    var maximum: Double

    var range: UIFloatRange { UIFloatRange(minimum: minimum, maximum: maximum) }
  }

  static let lopsided = [
    Case(axis: CGVector(dx: 1, dy: 0), minimum: -20, maximum: 80),
    Case(axis: CGVector(dx: 1, dy: 0), minimum: -80, maximum: 20),
    Case(axis: CGVector(dx: 0, dy: 3), minimum: -20, maximum: 80),
    Case(axis: CGVector(dx: 0, dy: 1), minimum: -70, maximum: 0),
    Case(axis: CGVector(dx: 0, dy: -1), minimum: 0, maximum: 70),
    Case(axis: CGVector(dx: -0.6, dy: 0.8), minimum: -30, maximum: 90),
  ]

  // MARK: Rails

  @Test("An item moves against the axis by the positive end of the range", arguments: lopsided)
  func alongAPoint(_ rail: Case) {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    add(rail, to: box)
    expectEnds(of: rail, at: box, sign: -1)
  }

  @Test(
    "Attached to another item, an item also moves against the axis, without rotating",
    arguments: lopsided)
  func alongAnItem(_ rail: Case) {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    add(rail, to: box, on: post())
    expectEnds(of: rail, at: box, sign: -1)
    expectClose(stage.motion(box).angle, 0, within: 0.01, "angle")
  }

  @Test("The other item moves along the axis by the positive end of the range", arguments: lopsided)
  func otherItem(_ rail: Case) {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    add(rail, to: post(), on: box)
    expectEnds(of: rail, at: box, sign: 1)
  }

  @Test("A range can be set and removed while active, and one-sided ranges limit one side")
  func changes() {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    let rail = add(Case(axis: CGVector(dx: 0, dy: 1), minimum: -.infinity, maximum: 40), to: box)
    let gravity = stage.gravity(box, direction: CGVector(dx: 0, dy: -1))
    stage.tick(100)
    expectClose(stage.motion(box).y, 260, within: 1.5, "y, held above")
    rail.attachmentRange = UIFloatRange(minimum: -50, maximum: .infinity)
    gravity.gravityDirection = CGVector(dx: 0, dy: 1)
    stage.tick(100)
    expectClose(stage.motion(box).y, 350, within: 1.5, "y, held below")
    rail.attachmentRange = .infinite
    stage.tick(60)
    #expect(stage.motion(box).y > 400)
  }

  @Test("The range (0, 0) locks a rail")
  func locked() {
    let box = stage.box(x: 150, y: 100, width: 50, height: 50)
    add(Case(axis: CGVector(dx: 0, dy: 1), minimum: 0, maximum: 0), to: box)
    stage.gravity(box)
    stage.tick(60)
    expectClose(stage.motion(box).y, 100, within: 0.5, "y")
  }

  @Test("A range moves with the anchor: −20 to 80 around x = 400 is 320 to 420")
  func movedAnchor() {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    let rail = add(Case(axis: CGVector(dx: 1, dy: 0), minimum: -20, maximum: 80), to: box)
    rail.anchorPoint = CGPoint(x: 400, y: 310)
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(box).x, 320, within: 0.6, "x, pulled to the near end")
    expectClose(stage.motion(box).y, 310, within: 0.5, "y")
    stage.gravity(box, direction: CGVector(dx: 1, dy: 0))
    stage.tick(100)
    expectClose(stage.motion(box).x, 420, within: 1.5, "x, at the far end")
  }

  @Test("Setting the anchor of a rail between two items moves nothing")
  func anchorBetweenItems() {
    let box = stage.box(x: 300, y: 300, width: 50, height: 50)
    let rail = add(
      Case(axis: CGVector(dx: 1, dy: 0), minimum: -20, maximum: 80), to: box, on: post())
    rail.anchorPoint = CGPoint(x: 400, y: 310)
    stage.tick(60)
    #expect(rail.anchorPoint == CGPoint(x: 400, y: 310))
    expectClose(stage.motion(box).x, 300, within: 0.01, "x")
  }

  @Test(
    "A range that does not contain 0 leaves the motion free, with a warning",
    arguments: [
      UIFloatRange(minimum: 1, maximum: 2), UIFloatRange(minimum: 2, maximum: -2),
      UIFloatRange(minimum: .nan, maximum: 1),
    ])
  func rangeWithoutZero(range: UIFloatRange) {
    let box = stage.box(x: 150, y: 100)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = range
    #expect(rail.attachmentRange == .infinite)
    stage.animator.addBehavior(rail)
    #expect(stage.animator.warnings.map(\.kind) == [.rangeWithoutZero])
  }

  // MARK: Use in apps

  @Test("A finger lifts a drawer at the bottom with axis (0, 1) and range 0…10000")
  func drawer() {
    let drawer = stage.box("drawer", x: 300, y: 560, width: 600, height: 80)
    add(Case(axis: CGVector(dx: 0, dy: 1), minimum: 0, maximum: 10_000), to: drawer)
    let gravity = stage.gravity(drawer)
    stage.tick(30)
    expectClose(stage.motion(drawer).y, 560, within: 1, "y, held where it lies")
    stage.animator.removeBehavior(gravity)
    let finger = UIAttachmentBehavior(item: drawer, attachedToAnchor: drawer.center)
    stage.animator.addBehavior(finger)
    for step in 1...40 {
      finger.anchorPoint = CGPoint(x: 300, y: 560 - 10 * Double(step))
      stage.tick()
    }
    expectClose(stage.motion(drawer).y, 160, within: 12, "y under the finger")
  }

  @Test("A banner above the screen with axis (0, 1) and range −(height + 68)…0 falls in")
  func banner() {
    let banner = stage.box("banner", x: 300, y: -50, width: 600, height: 100)
    add(Case(axis: CGVector(dx: 0, dy: 1), minimum: -168, maximum: 0), to: banner)
    stage.gravity(banner)
    stage.tick(100)
    expectClose(stage.motion(banner).y, 118, within: 1.5, "y")
  }

  @Test("A menu with axis (1, 0) and range 0…100 moves left by at most 100 pt")
  func menu() {
    let menu = stage.box("menu", x: 550, y: 300, width: 100, height: 600)
    add(Case(axis: CGVector(dx: 1, dy: 0), minimum: 0, maximum: 100), to: menu)
    let gravity = stage.gravity(menu, direction: CGVector(dx: -1, dy: 0))
    stage.tick(100)
    expectClose(stage.motion(menu).x, 450, within: 1.5, "x, pulled to the left")
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    stage.tick(100)
    expectClose(stage.motion(menu).x, 550, within: 1.5, "x, pulled to the right")
  }

  // MARK: Pins

  @Test(
    "A pinned bar rotates counterclockwise by the positive end of the range",
    arguments: [(-0.5, 0.1), (-0.1, 0.5), (-0.7, 0), (0, 0.7)])
  func pin(minimum: Double, maximum: Double) {
    let bar = stage.box("bar", x: 390, y: 300, width: 200, height: 20)
    let pin = pinned(bar, minimum, maximum)
    let gravity = stage.gravity(bar)
    stage.tick(200)
    expectClose(stage.motion(bar).angle, -minimum, within: 0.04, "angle, gravity down")
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    stage.tick(200)
    expectClose(stage.motion(bar).angle, -maximum, within: 0.04, "angle, gravity up")
    #expect(pin.attachmentRange == UIFloatRange(minimum: minimum, maximum: maximum))
  }

  @Test("The other pinned item rotates clockwise by the positive end of the range")
  func otherPinnedItem() {
    let bar = stage.box("bar", x: 390, y: 300, width: 200, height: 20)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: post(), attachedTo: bar, attachmentAnchor: CGPoint(x: 300, y: 300))
    pin.attachmentRange = UIFloatRange(minimum: -0.1, maximum: 0.6)
    stage.animator.addBehavior(pin)
    let gravity = stage.gravity(bar)
    stage.tick(200)
    expectClose(stage.motion(bar).angle, 0.6, within: 0.04, "angle, gravity down")
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    stage.tick(200)
    expectClose(stage.motion(bar).angle, -0.1, within: 0.04, "angle, gravity up")
  }

  // MARK: Stage

  private func post() -> UIView {
    let post = stage.box("post", x: 300, y: 300, width: 20, height: 20)
    stage.properties(post) { $0.isAnchored = true }
    return post
  }

  @discardableResult
  private func add(_ rail: Case, to item: UIView, on other: UIView? = nil) -> UIAttachmentBehavior {
    let center = item.center
    let attachment: UIAttachmentBehavior =
      other.map {
        .slidingAttachment(
          with: item, attachedTo: $0, attachmentAnchor: center, axisOfTranslation: rail.axis)
      }
      ?? .slidingAttachment(
        with: item, attachmentAnchor: center, axisOfTranslation: rail.axis)
    #expect(attachment.attachmentRange.isInfinite)
    attachment.attachmentRange = rail.range
    stage.animator.addBehavior(attachment)
    return attachment
  }

  private func pinned(_ bar: UIView, _ minimum: Double, _ maximum: Double) -> UIAttachmentBehavior {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: post(), attachmentAnchor: CGPoint(x: 300, y: 300))
    pin.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
    stage.animator.addBehavior(pin)
    return pin
  }

  /// Pulls a box from (300, 300) in both directions of a rail, whose range is `sign` · displacement · axis.
  private func expectEnds(of rail: Case, at box: UIView, sign: Double) {
    let length = (rail.axis.dx * rail.axis.dx + rail.axis.dy * rail.axis.dy).squareRoot()
    let unit = CGVector(dx: rail.axis.dx / length, dy: rail.axis.dy / length)
    let gravity = stage.gravity(box)
    for end in [rail.minimum, rail.maximum] {
      let way = sign * (end == rail.minimum ? -1 : 1)
      gravity.gravityDirection = CGVector(dx: way * unit.dx, dy: way * unit.dy)
      stage.tick(100)
      expectClose(stage.motion(box).x, 300 + sign * end * unit.dx, within: 1.5, "x, end \(end)")
      expectClose(stage.motion(box).y, 300 + sign * end * unit.dy, within: 1.5, "y, end \(end)")
    }
  }
}
