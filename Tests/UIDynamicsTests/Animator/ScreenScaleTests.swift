// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Rounding to pixels", .timeLimit(.minutes(30)))
struct ScreenScaleTests {
  private func stage(scale: CGFloat?) -> TestStage {
    let stage = TestStage()
    stage.animator.screenScale = scale
    return stage
  }

  @Test("Without a screen scale, nothing is rounded")
  func unrounded() {
    let stage = stage(scale: nil)
    #expect(stage.animator.screenScale == nil)
    let box = stage.box(x: 150, y: 100)
    stage.gravity(box)
    stage.tick()
    expectDigits(box.center.y, "100.069389", "center.y")
  }

  @Test("At scale 2, bodies at 100.069389 and 100.416092 are shown at 100 and 100.5")
  func halfPoints() {
    let stage = stage(scale: 2)
    let box = stage.box(x: 150, y: 100)
    stage.gravity(box)
    stage.tick()
    expectDigits(stage.motion(box).y, "100.069389", "body in the first tick")
    #expect(box.center == CGPoint(x: 150, y: 100))
    stage.tick()
    expectDigits(stage.motion(box).y, "100.416092", "body in the second tick")
    #expect(box.center == CGPoint(x: 150, y: 100.5))
  }

  @Test(
    "A coordinate is shown at the nearest pixel",
    arguments: [
      (1.0, 10.5, 11.0), (1, -10.5, -11), (1, 10.49, 10), (2, -10.3, -10.5), (2, -10.2, -10),
      (3, 10.2, 10 + 1 / 3.0), (3, 10.9, 11), (2, 10.9, 11),
    ] as [(Double, Double, Double)])
  func pixels(scale: Double, x: Double, shown: Double) {
    let stage = stage(scale: scale)
    let box = stage.box(x: x, y: 0)
    stage.properties(box)
    stage.tick()
    #expect(box.center.x == CGFloat(shown))
  }

  @Test("Angles are shown as multiples of 1/5000 rad")
  func angles() {
    let stage = stage(scale: 2)
    let box = stage.box(x: 150, y: 100, angle: 0.12345)
    stage.properties(box)
    stage.tick()
    #expect(box.transform == CGAffineTransform(rotationAngle: 0.1234))
    expectDigits(stage.motion(box).angle, "0.123450", "body")
  }

  @Test("Views, layout attributes and groups are rounded, and custom items never are")
  func whoIsRounded() {
    let plain = PlainItem(x: 50.3, y: 50.3)
    let plainStage = stage(scale: 1)
    plainStage.gravity(plain)
    plainStage.tick()
    expectDigits(plain.center.x, "50.3000", "plain x")
    let member = PlainItem(x: 50.3, y: 50.3)
    let group = UIDynamicItemGroup(items: [member])
    plainStage.gravity(group)
    plainStage.tick()
    #expect(group.center.x == 50)
    expectClose(member.center.x, 50, within: 1e-12, "member of the group")

    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout())
    animator.screenScale = 2
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    cell.frame = CGRect(x: 0.2, y: 0.2, width: 20, height: 20)
    animator.addBehavior(UIGravityBehavior(items: [cell]))
    animator.advance(by: 1 / 60.0)
    #expect(cell.center == CGPoint(x: 10, y: 10.5))
  }

  @Test("A nested view is shown at whole pixels of its superview")
  func nested() {
    let stage = stage(scale: 1)
    let container = UIView(frame: CGRect(x: 10.25, y: 20.5, width: 200, height: 200))
    stage.view.addSubview(container)
    let box = stage.box(x: 50.3, y: 50.7)
    container.addSubview(box)
    stage.properties(box)
    stage.tick()
    #expect(box.center == CGPoint(x: 50, y: 51))
  }

  @Test("Rounding does not affect the motion")
  func motion() {
    let (rounded, exact) = (stage(scale: 1), stage(scale: nil))
    let boxes = [rounded, exact].map { stage in
      let box = stage.box(x: 150, y: 100, width: 40, height: 30, angle: 0.3)
      stage.gravity(box)
      stage.collide(box, inBounds: true)
      return box
    }
    for tick in 1...120 {
      rounded.tick()
      exact.tick()
      #expect(rounded.motion(boxes[0]) == exact.motion(boxes[1]), "tick \(tick)")
    }
  }

  @Test("A center is set only if its displayed position changes")
  func writes() {
    final class Counter: UIView {
      var writes = 0
      override var center: CGPoint {
        get { super.center }
        set {
          writes += 1
          super.center = newValue
        }
      }
    }
    let stage = stage(scale: 1)
    let box = Counter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.view.addSubview(box)
    stage.gravity(box)
    stage.tick(2)
    #expect(box.writes == 0)
    stage.tick()
    #expect(box.writes == 1 && box.center == CGPoint(x: 10, y: 11))
  }

  // MARK: updateItem

  @Test("updateItem keeps the exact position of a body whose view has not moved")
  func unmoved() {
    let stage = stage(scale: 1)
    let box = stage.box(x: 150, y: 100)
    stage.gravity(box)
    stage.tick(2)
    stage.animator.updateItem(usingCurrentState: box)
    expectDigits(stage.motion(box).y, "100.416092", "y")
    box.center.y = 200
    stage.animator.updateItem(usingCurrentState: box)
    expectDigits(stage.motion(box).y, "200.00000", "y after a move")
  }

  @Test("With a screen scale, updateItem rotates a view only if the quirk is off")
  func angleOnly() {
    for keeps in [true, false] {
      let stage = TestStage()
      var profile = Profile.uikit
      profile.quirks.roundedItemsKeepTheirAngle = keeps
      stage.animator.profile = profile
      stage.animator.screenScale = 2
      let box = stage.box(x: 150, y: 100)
      stage.properties(box)
      stage.tick()
      box.transform = CGAffineTransform(rotationAngle: 1)
      stage.animator.updateItem(usingCurrentState: box)
      expectClose(stage.motion(box).angle, keeps ? 0 : 1, within: 1e-7, "angle, keeps: \(keeps)")
    }
  }

  @Test("updateItem rotates custom items")
  func plainAngle() {
    let stage = stage(scale: 2)
    let item = PlainItem(x: 50.3, y: 50)
    stage.properties(item)
    stage.tick()
    item.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.updateItem(usingCurrentState: item)
    expectClose(stage.motion(item).angle, 1, within: 1e-7)
  }

  @Test("An invalid screen scale ends the process with a message")
  func badScale() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIDynamicAnimator().screenScale = 0
    }
    expectSentence("Use more than 0 pixels per point.", in: result)
  }
}
