// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Boundaries of UICollisionBehavior", .timeLimit(.minutes(30)))
struct BoundaryTests {
  // MARK: Names

  private func names(_ collision: UICollisionBehavior) -> [String]? {
    collision.boundaryIdentifiers?.map { "\($0)" }
  }

  @Test("A boundary is found by an equal string, number, index path or object")
  func equalNames() {
    let collision = UICollisionBehavior(items: [])
    let object = Peg(1)
    let given: [any NSCopying] = [
      "floor" as NSString, 7, 2.5, IndexPath(item: 1, section: 2), Wall.left, object, Nail(),
    ]
    for name in given {
      collision.addBoundary(withIdentifier: name, from: .zero, to: CGPoint(x: 10, y: 0))
    }
    #expect(collision.boundaryIdentifiers?.count == given.count)
    let equal: [any NSCopying] = [
      "floor", 7.0, 2.5, IndexPath(row: 1, section: 2), Wall.left, Peg(1),
    ]
    for name in equal {
      #expect(collision.boundary(withIdentifier: name) != nil, "\(name)")
      collision.removeBoundary(withIdentifier: name)
    }
    #expect(collision.boundaryIdentifiers?.first is Nail)
    #expect(collision.boundary(withIdentifier: Nail()) == nil, "another object")
    #expect((collision.boundaryIdentifiers?.first).map { $0 as? String } == .some(nil))
  }

  @Test("An identifier is copied, so later changes to the object have no effect")
  func copiedName() throws {
    let collision = UICollisionBehavior(items: [])
    let peg = Peg(1)
    collision.addBoundary(withIdentifier: peg, from: .zero, to: CGPoint(x: 10, y: 0))
    peg.number = 2
    #expect(collision.boundary(withIdentifier: Peg(1)) != nil)
    #expect(collision.boundary(withIdentifier: peg) == nil)
    let kept = try #require(collision.boundaryIdentifiers?.first as? Peg)
    #expect(kept.number == 1 && kept !== peg)
  }

  @Test("An identifier that cannot be compared ends the process, and validate reports it")
  func incomparableName() async {
    expectFault(.invalidBoundary) { () throws(UIDynamicsFault) in
      try UICollisionBehavior.validate(identifier: Fog())
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UICollisionBehavior().addBoundary(
        withIdentifier: Fog(), from: .zero, to: CGPoint(x: 1, y: 0))
    }
    expectSentence("Fog() cannot identify a boundary", in: result)
    expectSentence("Make Fog conform to Hashable.", in: result)
  }

  @Test("Identifiers are listed in order of addition, or nil if there are none")
  func identifiers() {
    let collision = UICollisionBehavior(items: [])
    collision.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: .zero, to: CGPoint(x: 10, y: 0))
    collision.addBoundary(
      withIdentifier: 7, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(names(collision) == ["floor", "7"])
    collision.removeBoundary(withIdentifier: "ceiling")
    collision.removeBoundary(withIdentifier: "floor")
    #expect(names(collision) == ["7"])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.translatesReferenceBoundsIntoBoundary, "the implicit boundary is gone")
  }

  @Test("A boundary is returned as a new path each time, and later changes do not affect it")
  func copies() throws {
    let collision = UICollisionBehavior(items: [])
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))
    collision.addBoundary(withIdentifier: "path", for: path)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    let first = try #require(collision.boundary(withIdentifier: "path"))
    #expect(first.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    first.removeAllPoints()
    #expect(collision.boundary(withIdentifier: "path")?.isEmpty == false)
    collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: 5, y: 6), to: CGPoint(x: 7, y: 9))
    #expect(
      collision.boundary(withIdentifier: "line")?.bounds
        == CGRect(x: 5, y: 6, width: 2, height: 3))
    #expect(collision.boundary(withIdentifier: "nothing") == nil)
  }

  @Test("A boundary with the same name replaces the first one, in the engine too")
  func replacement() {
    let stage = TestStage(height: 900)
    let box = stage.box(x: 150, y: 100)
    stage.gravity(box)
    let collision = stage.collide(box) { stage.floor(y: 300, under: $0) }
    stage.floor(y: 600, under: collision)
    #expect(names(collision) == ["floor"])
    _ = stage.tickUntilPaused()
    expectClose(stage.motion(box).y, 548.3, within: 0.3, "y at rest")
  }

  @Test("Removing a boundary ends its contact and releases the item on it")
  func removal() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 248.5)
    stage.gravity(box)
    let collision = stage.collide(box) { stage.floor(y: 300, under: $0) }
    _ = stage.tickUntilPaused()
    _ = stage.log.takeHistory()
    collision.removeBoundary(withIdentifier: "floor")
    stage.tick(2)
    #expect(stage.log.history == ["resume", "ended box floor"])
    #expect(stage.motion(box).velocityY > 20)
  }

  // MARK: Lines and paths

  @Test("A line stops items from either side")
  func lineFromBothSides() {
    let stage = TestStage(width: 1000)
    let left = stage.box("left", x: 200, y: 100)
    let right = stage.box("right", x: 800, y: 250)
    stage.collide(left, right) { stage.wall(x: 500, beside: $0) }
    let behavior = stage.properties(left, right) {
      $0.resistance = 0
      $0.elasticity = 0
    }
    behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
    behavior.addLinearVelocity(CGPoint(x: -400, y: 0), for: right)
    stage.tick(60)
    // Boundaries restore a fifth of the speed, regardless of the item's elasticity.
    expectClose(stage.motion(left).velocityX, -80, within: 0.01, "left")
    expectClose(stage.motion(right).velocityX, 80, within: 0.01, "right")
  }

  @Test("No item passes through a line, even at 24,000 pt/s", arguments: [1.0, 10, 40])
  func noTunnelling(size: Double) {
    for speed in [1000.0, 5000, 24_000] {
      let stage = TestStage(width: 3000)
      let box = stage.box(x: 100, y: 200, width: size, height: size)
      stage.collide(box) { stage.wall(x: 1000, beside: $0) }
      stage.properties(box) { $0.resistance = 0 }
        .addLinearVelocity(CGPoint(x: speed, y: 0), for: box)
      stage.tick(120)
      expectClose(
        stage.motion(box).velocityX, -0.2 * speed, within: 1e-4 * speed, "size \(size)")
      #expect(stage.motion(box).x < 1000, "size \(size), speed \(speed)")
    }
  }

  @Test(
    "A body 100 times as heavy pushes an item through a line, but one 5 times as heavy does not",
    arguments: [(5.0, true), (100, false)])
  func pushedThrough(density: Double, isStopped: Bool) {
    let stage = TestStage(width: 400, height: 800)
    let light = stage.box("light", x: 200, y: 579, width: 40, height: 40)
    let heavy = stage.box("heavy", x: 200, y: 120, width: 40, height: 40)
    stage.gravity(light, heavy)
    stage.collide(light, heavy) { stage.floor(y: 600, under: $0) }
    stage.properties(heavy) { $0.density = density }
    stage.tick(240)
    #expect(stage.motion(heavy).y < 600, "\(stage.motion(heavy).y)")
    #expect((stage.motion(light).y < 600) == isStopped, "\(stage.motion(light).y)")
  }

  @Test("A path is closed and hollow, so an item inside stays inside")
  func insideAPath() {
    let stage = TestStage(width: 600, height: 600)
    let box = stage.box(x: 300, y: 250, width: 40, height: 40)
    stage.collide(box) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 100, y: 100))
      path.addLine(to: CGPoint(x: 500, y: 100))
      path.addLine(to: CGPoint(x: 500, y: 500))
      path.addLine(to: CGPoint(x: 100, y: 500))
      $0.addBoundary(withIdentifier: "box", for: path)
    }
    stage.properties(box) {
      $0.elasticity = 1
      $0.resistance = 0
    }.addLinearVelocity(CGPoint(x: -900, y: 370), for: box)
    for _ in 0..<300 {
      stage.tick()
      let motion = stage.motion(box)
      #expect((115...485).contains(motion.x) && (115...485).contains(motion.y), "left: \(motion)")
    }
    #expect(stage.log.history.contains("began box box"))
  }

  @Test("A curve is a chain of short lines that items can roll on")
  func curvedBoundary() {
    let stage = TestStage(width: 600, height: 600)
    let box = stage.box(x: 200, y: 300, width: 20, height: 20)
    stage.gravity(box)
    stage.collide(box) {
      $0.addBoundary(
        withIdentifier: "bowl",
        for: UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 400, height: 400)))
    }
    #expect(stage.tickUntilPaused() != nil)
    let motion = stage.motion(box)
    expectClose(motion.x, 300, within: 60, "x near the bottom of the bowl")
    #expect(motion.y > 460 && motion.y < 492)
  }

  @Test("An open path of two points acts as a line, as in a published app")
  func openLine() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    let other = stage.box(x: 250, y: 100, width: 40, height: 40)
    stage.gravity(box, other)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 200))
    path.addLine(to: CGPoint(x: 300, y: 200))
    stage.collide(box) { $0.addBoundary(withIdentifier: "path", for: path) }
    stage.collide(other) {
      $0.addBoundary(
        withIdentifier: "line", from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
    }
    #expect(stage.tickUntilPaused() != nil)
    #expect(stage.motion(box).y == stage.motion(other).y)
    expectClose(stage.motion(box).y, 178.3, within: 0.3, "y at rest")
    #expect(stage.animator.warnings.isEmpty)
  }

  @Test("A closed path of two points reports contacts but stops nothing, as measured")
  func twoPointPath() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 200))
      path.addLine(to: CGPoint(x: 300, y: 200))
      path.close()
      $0.addBoundary(withIdentifier: "path", for: path)
    }
    stage.tick(60)
    #expect(stage.log.history == ["resume", "began box path", "ended box path"])
    #expect(stage.motion(box).y > 400)
  }

  @Test("validate reports invalid boundaries")
  func validation() {
    let point = UIBezierPath()
    point.move(to: CGPoint(x: 3, y: 4))
    let far = UIBezierPath()
    far.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    far.addLine(to: .zero)
    for (kind, path) in [
      (UIDynamicsFault.Kind.invalidBoundary, UIBezierPath()), (.invalidBoundary, point),
      (.invalidGeometry, far),
    ] {
      expectFault(kind) { () throws(UIDynamicsFault) in try UICollisionBehavior.validate(path) }
    }
    expectFault(.invalidBoundary) { () throws(UIDynamicsFault) in
      try UICollisionBehavior.validate(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1))
    }
    expectFault(.invalidGeometry) { () throws(UIDynamicsFault) in
      try UICollisionBehavior.validate(from: .zero, to: CGPoint(x: CGFloat.nan, y: 1))
    }
    #expect(throws: Never.self) {
      try UICollisionBehavior.validate(from: .zero, to: CGPoint(x: 1, y: 1))
    }
  }

  @Test("A path without extent ends the process with a reason and a suggestion")
  func degeneratePath() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UICollisionBehavior(items: []).addBoundary(withIdentifier: "b", for: UIBezierPath())
    }
    expectSentence(
      "A boundary path needs at least two different points; this one has 0. "
        + "Add lines or curves to it.", in: result)
  }

  // MARK: Reference bounds

  @Test("Setting translatesReferenceBoundsIntoBoundary resets the insets to 0")
  func insetsAreForgotten() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 300, width: 40, height: 40)
    stage.gravity(box)
    let collision = stage.collide(box) {
      $0.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    }
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    _ = stage.tickUntilPaused()
    expectClose(stage.motion(box).y, 329.5, within: 0.3, "y with the insets")
    collision.translatesReferenceBoundsIntoBoundary = true
    _ = stage.tickUntilPaused()
    expectClose(stage.motion(box).y, 379.5, within: 0.3, "y without")
    collision.translatesReferenceBoundsIntoBoundary = false
    stage.tick(60)
    #expect(stage.motion(box).y > 500)
  }

  @Test("Bounds (5, 7, 320, 480) with insets 10, 20, 30, 40 give the boundary (24, 16)–(286, 458)")
  func insets() {
    // A box that falls slowly toward each side stops 1.2 to 1.85 pt before it.
    for (direction, side) in [
      (CGPoint(x: -1, y: 0), 24.0), (CGPoint(x: 0, y: -1), 16), (CGPoint(x: 1, y: 0), 286),
      (CGPoint(x: 0, y: 1), 458),
    ] {
      let stage = TestStage(width: 320, height: 480)
      stage.view.bounds.origin = CGPoint(x: 5, y: 7)
      let box = stage.box(x: 150, y: 200, width: 40, height: 40)
      stage.gravity(box, direction: CGVector(dx: direction.x / 5, dy: direction.y / 5))
      stage.collide(box) {
        $0.setTranslatesReferenceBoundsIntoBoundary(
          with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      }
      #expect(stage.tickUntilPaused() != nil)
      let motion = stage.motion(box)
      let edge =
        Double(direction.x != 0 ? motion.x : motion.y) + 20 * Double(direction.x + direction.y)
      let gap = (side - edge) * Double(direction.x + direction.y)
      #expect((1.2...1.85).contains(gap), "side at \(side): gap \(gap)")
    }
  }

  @Test("Negative insets move the boundary outward")
  func outset() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 300, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) {
      $0.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: -225, right: 0))
    }
    _ = stage.tickUntilPaused()
    expectClose(stage.motion(box).y, 604.5, within: 0.3, "y at rest")
  }

  @Test("The implicit boundary follows the bounds and their origin while the animator runs")
  func followsTheBounds() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box, inBounds: true)
    stage.tick(5)
    stage.view.bounds.origin.y = 100
    _ = stage.tickUntilPaused()
    expectClose(stage.motion(box).y, 479.5, within: 0.3, "y at rest")
  }

  @Test("The implicit boundary follows a layout's content size; plain animators have none")
  func otherReferenceSystems() {
    final class Layout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }
    }
    let layout = Layout()
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    cell.frame = CGRect(x: 100, y: 300, width: 40, height: 40)
    let plain = PlainItem(x: 100, y: 300, width: 40, height: 40)
    for (animator, item, bottom) in [
      (
        UIDynamicAnimator(collectionViewLayout: layout), cell as any UIDynamicItem, 479.5 as Double?
      ),
      (UIDynamicAnimator(), plain, nil),
    ] {
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.addBehavior(collision)
      for _ in 0..<150 { animator.advance(by: 1 / 60.0) }
      if let bottom { expectClose(item.center.y, bottom, within: 0.3, "on the layout's bottom") }
      #expect((item.center.y < 600) == (bottom != nil))
    }
  }

  @Test("Bounds that are not finite end the process with a reason")
  func infiniteBounds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
      let collision = UICollisionBehavior(items: [])
      collision.translatesReferenceBoundsIntoBoundary = true
      UIDynamicAnimator(referenceView: view).addBehavior(collision)
    }
    expectSentence("Set finite bounds for the reference view or layout.", in: result)
  }
}

// MARK: Objects as identifiers

private enum Wall: NSCopying { case left, right }

/// An object that equals those with the same number, and whose number can change.
private final class Peg: NSObject, NSCopying {
  var number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Peg)?.number == number }
  override var hash: Int { number }
  func copy(with zone: NSZone? = nil) -> Any { Peg(number) }
}

/// An object that equals only itself.
private final class Nail: NSCopying {
  func copy(with zone: NSZone?) -> Any { self }
}

private struct Fog: NSCopying {
  func copy(with zone: NSZone?) -> Any { self }
}
