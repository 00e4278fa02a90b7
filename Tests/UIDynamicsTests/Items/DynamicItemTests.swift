// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Items and their bodies", .timeLimit(.minutes(30)))
struct DynamicItemTests {
  @Test("A custom object can be an item, with a rectangular outline by default")
  func plainItem() {
    let item = PlainItem(x: 40, y: 50)
    #expect(item.collisionBoundsType == .rectangle && item.collisionBoundingPath.isEmpty)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.advance(by: 1 / 60.0)
    expectDigits(item.center.y, "50.0693855", "center.y")
    expectClose(item.center.x, 40, within: 4e-6, "center.x")
  }

  @Test("A subclass of UIView can override the outline")
  func overriddenOutline() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let item: any UIDynamicItem = Ball(frame: .zero)
    #expect(item.collisionBoundsType == .ellipse)
    #expect(UIDynamicItemCollisionBoundsType.path.rawValue == 2)
  }

  @Test("An item in several behaviors has one body until it leaves the last of them")
  func oneBody() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    #expect(stage.animator.motion(of: box) == nil)
    let gravity = stage.gravity(box)
    let collision = stage.collide(box)
    stage.tick(10)
    let speed = stage.motion(box).velocityY
    stage.animator.removeBehavior(gravity)
    expectClose(stage.motion(box).velocityY, Double(speed), within: 0, "vy with one left")
    collision.removeItem(box)
    #expect(stage.animator.motion(of: box) == nil)
    stage.animator.addBehavior(gravity)
    expectClose(stage.motion(box).velocityY, 0, within: 0, "vy of the new body")
  }

  @Test("The size is read once, so doubling the bounds does not change the mass")
  func laterBounds() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 200, y: 200), stage.box("right", x: 400, y: 200))
    stage.collide(left, right)
    let behavior = stage.properties(left, right) {
      $0.elasticity = 1
      $0.resistance = 0
    }
    left.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.tick(40)
    expectClose(stage.motion(left).velocityX, 0, within: 1e-3, "left")
    expectClose(stage.motion(right).velocityX, 300, within: 1e-3, "right")
  }

  @Test("The rotation is read from the transform and written back without scale")
  func transform() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 150)
    box.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2)
    stage.properties(box)
    expectClose(stage.motion(box).angle, 0.5, within: 1e-7, "angle")
    stage.tick()
    let expected = CGAffineTransform(rotationAngle: Double(Float(0.5)))
    expectClose(box.transform.a, expected.a, within: 1e-15, "a")
    expectClose(box.transform.b, expected.b, within: 1e-15, "b")
    #expect(box.transform.c == -box.transform.b && box.transform.d == box.transform.a)
  }

  @Test("Values set while the animator runs are overwritten by the next tick")
  func writingOver() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.tick()
    box.center = CGPoint(x: 7, y: 7)
    stage.tick()
    expectDigits(box.center.y, "50.4160881", "center.y")
    expectClose(box.center.x, 150, within: 0, "center.x")
  }

  @Test("updateItem adopts center and rotation, keeps the velocity and wakes the item")
  func updateItem() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.tick(10)
    let speed = stage.motion(box).velocityY
    box.center = CGPoint(x: 100, y: 300)
    box.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.updateItem(usingCurrentState: box)
    let motion = stage.motion(box)
    expectClose(motion.x, 100, within: 1e-5, "x")
    expectClose(motion.y, 300, within: 2e-5, "y")
    expectClose(motion.angle, 1, within: 1e-7, "angle")
    expectClose(motion.velocityY, Double(speed), within: 0, "vy")
    stage.tick()
    #expect(box.center.y > 300)
  }

  @Test("A view removed from the hierarchy keeps moving and can no longer be added")
  func removedFromSuperview() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.tick()
    box.removeFromSuperview()
    stage.tick()
    expectDigits(box.center.y, "50.4160881", "center.y")
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in try stage.animator.validate(box) }
  }

  @Test("The reference view itself can be an item, with or without a superview")
  func referenceViewAsItem() {
    for superview in [nil, UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))] {
      let stage = TestStage()
      superview?.addSubview(stage.view)
      let center = stage.view.center
      let star = stage.box(x: center.x, y: center.y + 100, width: 40, height: 40)
      stage.gravity(star)
      stage.animator.addBehavior(
        UIAttachmentBehavior(item: stage.view, attachedToAnchor: center))
      stage.animator.addBehavior(UIAttachmentBehavior(item: star, attachedTo: stage.view))
      stage.tick(30)
      expectClose(stage.view.center, center, within: 0.5, "center of the reference view")
      expectClose(star.center, CGPoint(x: center.x, y: center.y + 100), within: 1, "star")
    }
  }

  @Test("An item in a rotated container shows the body's motion in the container's coordinates")
  func turnedContainer() {
    let stage = TestStage()
    let container = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    container.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.view.addSubview(container)
    let box = stage.box(x: 120, y: 60, width: 20, height: 20)
    container.addSubview(box)
    stage.gravity(box)
    expectClose(stage.motion(box).x, 190, within: 1e-4, "x in the world")
    expectClose(stage.motion(box).y, 170, within: 1e-4, "y in the world")
    stage.tick(30)
    let fall = Double(stage.motion(box).y) - 170
    #expect(fall > 100)
    expectClose(box.center, CGPoint(x: 120 + fall, y: 60), within: 1e-4, "center in the container")
  }

  @Test("A superview updated after its subview carries the subview along for one tick")
  func orderOfContainers() {
    for isFirst in [true, false] {
      let stage = TestStage()
      let container = stage.box("container", x: 150, y: 150, width: 100, height: 100)
      let box = stage.box("box", x: 40, y: 30, width: 20, height: 20)
      container.addSubview(box)
      let items = isFirst ? [container, box] : [box, container]
      let behavior = stage.properties(items[0], items[1])
      behavior.resistance = 0
      behavior.addLinearVelocity(CGPoint(x: -120, y: 60), for: container)
      stage.tick(30)
      let shown = stage.view.convert(box.center, from: container)
      let way = isFirst ? 0 : 1.0 / 60
      let start = CGPoint(x: 100 + 40, y: 100 + 30)
      expectClose(
        shown, CGPoint(x: start.x - 120 * way, y: start.y + 60 * way), within: 1e-3,
        isFirst ? "container first" : "box first")
    }
  }

  @Test("items(in:) lists items in order of addition, without removed ones")
  func itemsInRect() {
    let stage = TestStage()
    let boxes = [("a", 250.0), ("b", 50), ("c", 150)].map {
      stage.box($0.0, x: $0.1, y: 100, width: 20, height: 20)
    }
    let behavior = stage.properties(boxes[0], boxes[1], boxes[2])
    func names(_ rect: CGRect) -> [String] {
      stage.animator.items(in: rect).compactMap { ($0 as? UIView)?.id }
    }
    #expect(names(CGRect(x: 0, y: 0, width: 300, height: 400)) == ["a", "b", "c"])
    #expect(names(CGRect(x: 200, y: 200, width: -150, height: -150)) == ["b", "c"])
    behavior.removeItem(boxes[1])
    #expect(names(CGRect(x: 0, y: 0, width: 300, height: 400)) == ["a", "c"])
    #expect(names(CGRect(x: 0, y: 300, width: 300, height: 50)) == [])
    #expect(names(.null) == [])
  }

  // MARK: Validation

  @Test("validate reports invalid items")
  func validation() {
    let stage = TestStage()
    let outside = UIView(id: "outside", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    cell.size = CGSize(width: 5, height: 5)
    let flat = stage.box("flat", x: 0, y: 0, width: 10, height: 0)
    let tiny = PlainItem(width: 1e-50, height: 1)
    let lost = PlainItem(x: .nan)
    let far = PlainItem(x: 1e300)
    for (kind, item) in [
      (UIDynamicsFault.Kind.foreignItem, outside as any UIDynamicItem), (.foreignItem, cell),
      (.invalidSize, flat), (.invalidSize, tiny), (.invalidGeometry, lost), (.invalidGeometry, far),
    ] {
      expectFault(kind) { () throws(UIDynamicsFault) in try stage.animator.validate(item) }
      expectFault(kind) { () throws(UIDynamicsFault) in
        try stage.animator.validate(UIGravityBehavior(items: [item]))
      }
    }
    let layout = UICollectionViewLayout()
    let layoutAnimator = UIDynamicAnimator(collectionViewLayout: layout)
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in try layoutAnimator.validate(outside) }
    #expect(throws: Never.self) { try layoutAnimator.validate(cell) }
    #expect(throws: Never.self) { try stage.animator.validate(PlainItem()) }
    #expect(throws: Never.self) { try UIDynamicAnimator().validate(outside) }
  }

  @Test("An item without a size ends the process with UIKit's message and a suggestion")
  func invalidSize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let item = UIView(id: "flat", frame: .zero)
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [item]))
    }
    expectSentence("Invalid size (0.0, 0.0) of <UIView flat;", in: result)
    expectSentence("Set a width and a height above 0", in: result)
  }

  @Test("A view outside the reference view ends the process with a suggestion")
  func foreignView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (stage, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
      let gravity = UIGravityBehavior(items: [])
      let animator = UIDynamicAnimator(referenceView: stage)
      animator.addBehavior(gravity)
      gravity.addItem(box)
    }
    expectSentence("Add it to the reference view or to one of its subviews first.", in: result)
  }
}
