// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIDynamicItemGroup", .timeLimit(.minutes(30)))
struct UIDynamicItemGroupTests {
  /// The members of the group that was measured.
  private let first = PlainItem(x: 100, y: 100, width: 100, height: 100)
  private let second = PlainItem(x: 220, y: 130, width: 50, height: 20)

  // MARK: Algebra

  @Test("A new group's center is the middle of the rectangle around its members")
  func fresh() {
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.center == CGPoint(x: 147.5, y: 100))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 195, height: 100))
    #expect(group.transform == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(group.items.count == 2 && group.items[0] === first && group.items[1] === second)
    #expect(group.collisionBoundsType == .rectangle)
  }

  @Test("Setting the center moves every member by the same amount")
  func center() {
    let group = UIDynamicItemGroup(items: [first, second])
    group.center = CGPoint(x: 157.5, y: 105)
    #expect(first.center == CGPoint(x: 110, y: 105) && second.center == CGPoint(x: 230, y: 135))
    #expect(group.center == CGPoint(x: 157.5, y: 105))
  }

  @Test("A group's transform rotates the members about its center, and each member receives it")
  func transform() {
    let group = UIDynamicItemGroup(items: [first, second])
    group.center = CGPoint(x: 157.5, y: 105)
    var transform = CGAffineTransform(rotationAngle: 0.3)
    transform.tx = 7
    group.transform = transform
    expectDigits(first.center.x, "119.121517", "A.x")
    expectDigits(first.center.y, "90.9627902", "A.y")
    expectDigits(second.center.x, "224.896289", "B.x")
    expectDigits(second.center.y, "155.08531", "B.y")
    expectDigits(group.bounds.width, "180.774772", "width")
    expectDigits(group.bounds.height, "124.122519", "height")
    #expect(first.transform == transform && second.transform == transform)
    #expect(group.center == CGPoint(x: 157.5, y: 105))
  }

  @Test("The bounds follow the members' current positions")
  func bounds() {
    let group = UIDynamicItemGroup(items: [first, second])
    second.center.x += 100
    #expect(group.bounds.size == CGSize(width: 295, height: 100))
    #expect(group.center == CGPoint(x: 147.5, y: 100))
  }

  // MARK: Body

  @Test("A group has its members' total mass: 1.1 kg for 100 × 100 and 50 × 20 pt")
  func weight() {
    expectDigits(mass(of: UIDynamicItemGroup(items: [first, second])), "1.10000", "kg")
  }

  /// An impulse of 1 N·s down at the group's center rotates the group about its center of mass.
  ///
  /// The center of mass is at (110.909, 102.727), so the lever is 0.365909 m. By Steiner's theorem,
  /// I = 1·(1² + 1²)/12 + 1·.0126446 + .1·(.5² + .2²)/12 + .1·1.264463 = .3081742 kg·m².
  @Test("A group has its members' inertia about their center of mass: 0.308174 kg·m²")
  func inertia() throws {
    let group = UIDynamicItemGroup(items: [first, second])
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [group])
    properties.angularResistance = 0
    let blow = UIPushBehavior(items: [group], mode: .instantaneous)
    blow.pushDirection = CGVector(dx: 0, dy: 1)
    animator.addBehavior(properties)
    animator.addBehavior(blow)
    animator.advance(by: 1 / 60.0)
    expectClose(properties.angularVelocity(for: group), 0.365909 / 0.3081742, within: 1e-5, "ω")
  }

  @Test("Members contribute their own outlines: a circle has less mass than its square")
  func outlines() {
    let ball = OutlinedItem(
      ellipse: CGSize(width: 100, height: 100), at: CGPoint(x: 300, y: 100))
    let group = UIDynamicItemGroup(items: [first, ball])
    expectClose(mass(of: group), 1 + .pi / 4, within: 1e-5)
  }

  @Test("A falling group moves its members along and passes its rotation to them")
  func falling() {
    first.transform = CGAffineTransform(rotationAngle: 0.5)
    let group = UIDynamicItemGroup(items: [first, second])
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.advance(by: 1 / 60.0)
    expectDigits(group.center.y, "100.0694", "center.y")
    expectClose(first.center, CGPoint(x: 100, y: group.center.y), within: 1e-5, "A")
    expectClose(second.center, CGPoint(x: 220, y: group.center.y + 30), within: 1e-5, "B")
    #expect(first.transform.isIdentity && second.transform.isIdentity)
    #expect(group.transform.isIdentity)
  }

  @Test("A group is one item: contacts and items(in:) return it and not its members")
  func oneItem() {
    let stage = TestStage(width: 400, height: 400)
    let group = UIDynamicItemGroup(items: [
      stage.box("a", x: 100, y: 300), stage.box("b", x: 220, y: 300, width: 50, height: 20),
    ])
    stage.gravity(group)
    stage.collide(group) { stage.floor(y: 360, under: $0) }
    stage.tick(20)
    #expect(stage.log.history.contains("began UIDynamicItemGroup floor"))
    let found = stage.animator.items(in: CGRect(x: 200, y: 250, width: 10, height: 100))
    #expect(found.count == 1 && found.first === group)
  }

  @Test("A group collides with its members' outlines, not with the rectangle around them")
  func gapBetweenMembers() throws {
    let stage = TestStage(width: 600, height: 600)
    let left = stage.box("left", x: 100, y: 300, width: 40, height: 40)
    let right = stage.box("right", x: 300, y: 300, width: 40, height: 40)
    let group = UIDynamicItemGroup(items: [left, right])
    let ball = stage.box("ball", x: 200, y: 200, width: 40, height: 40)
    stage.collide(group, ball)
    stage.properties(group) { $0.isAnchored = true }
    stage.gravity(ball)
    stage.tick(40)
    #expect(ball.center.y > 340, "it falls through the gap")
    #expect(!stage.log.history.contains { $0.hasPrefix("began") })
  }

  /// Measured on Apple's framework after 120 ticks, rounded to half points and 1/5000 rad.
  ///
  /// The position of the line was not recorded, but a line from (0, 300) to (400, 330) yields all three numbers.
  @Test("A group on a slope is shown at (181, 261.5), rotated by 0.0746 rad")
  func slope() {
    let stage = TestStage(width: 400, height: 400)
    let a = stage.box("a", x: 100, y: 100, width: 100, height: 100)
    let b = stage.box("b", x: 220, y: 130, width: 50, height: 20)
    let group = UIDynamicItemGroup(items: [a, b])
    stage.animator.screenScale = 2
    stage.gravity(group)
    stage.collide(group) {
      $0.addBoundary(
        withIdentifier: "slope", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 330))
    }
    stage.tick(120)
    #expect(group.center == CGPoint(x: 181, y: 261.5), "\(stage.motion(group))")
    let angle = CGAffineTransform(rotationAngle: 0.0746)
    #expect(group.transform == angle, "\(stage.motion(group))")
    #expect(a.transform == angle)
  }

  // MARK: Faults

  @Test("A group in a group is reported by validate and otherwise ends the process")
  func nested() async {
    let inner = UIDynamicItemGroup(items: [first])
    expectFault(.nestedGroup) { () throws(UIDynamicsFault) in
      try UIDynamicItemGroup.validate([second, inner])
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UIDynamicItemGroup(items: [UIDynamicItemGroup(items: [PlainItem()])])
    }
    expectSentence(
      "<UIDynamicItemGroup of 1 item> cannot be a member of another group. "
        + "Put all items in one group.", in: result)
  }

  @Test("An empty group has no size, and a member without a size is rejected")
  func sizes() {
    let animator = UIDynamicAnimator()
    expectFault(.invalidSize) { () throws(UIDynamicsFault) in
      try animator.validate(UIDynamicItemGroup(items: []))
    }
    let flat = PlainItem(x: 5, y: 5, width: 0, height: 10)
    expectFault(.invalidSize) { () throws(UIDynamicsFault) in
      try animator.validate(UIDynamicItemGroup(items: [first, flat]))
    }
  }

  @Test("Members must be in the reference view, and their paths must be valid outlines")
  func members() {
    let stage = TestStage()
    let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectFault(.foreignItem) { () throws(UIDynamicsFault) in
      try stage.animator.validate(UIDynamicItemGroup(items: [stranger]))
    }
    expectFault(.invalidPath) { () throws(UIDynamicsFault) in
      try stage.animator.validate(UIDynamicItemGroup(items: [OutlinedItem([(0, 0), (9, 9)])]))
    }
  }
}
