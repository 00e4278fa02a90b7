// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UICollisionBehavior: partners of collisions and delegate calls", .timeLimit(.minutes(30)))
struct UICollisionBehaviorTests {
  @Test("By default, items collide with everything, and there are no boundaries")
  func defaults() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.collisionDelegate == nil)
  }

  @Test("The modes have UIKit's raw values")
  func modes() {
    typealias Mode = UICollisionBehavior.Mode
    #expect(Mode.items.rawValue == 1 && Mode.boundaries.rawValue == 2)
    #expect(Mode.everything.rawValue == UInt.max)
    #expect(Mode.everything.isSuperset(of: [.items, .boundaries]))
  }

  @Test("The delegate is held weakly")
  func delegateIsWeak() {
    let collision = UICollisionBehavior(items: [])
    do {
      let log = EventLog()
      collision.collisionDelegate = log
      #expect(collision.collisionDelegate != nil)
    }
    #expect(collision.collisionDelegate == nil)
  }

  // MARK: Modes

  /// The collisions of a box that is thrown at another box and then falls on a line.
  struct Meeting: CustomTestStringConvertible {
    var mode: UICollisionBehavior.Mode
    var bouncesOffItem: Bool
    var restsOnLine: Bool
    var history: [String]
    var testDescription: String { "mode \(mode.rawValue)" }

    static let all = [
      Meeting(
        mode: .everything, bouncesOffItem: true, restsOnLine: true,
        history: ["began left right", "ended left right", "began left floor"]),
      Meeting(
        mode: .items, bouncesOffItem: true, restsOnLine: false,
        history: [
          "began left right", "ended left right", "began left floor", "ended left floor",
        ]),
      Meeting(
        mode: .boundaries, bouncesOffItem: false, restsOnLine: true,
        history: ["began left floor"]),
      Meeting(mode: [], bouncesOffItem: false, restsOnLine: false, history: []),
    ]
  }

  @Test(
    "The mode selects the partners; in mode `items`, boundaries report contacts but stop nothing",
    arguments: Meeting.all)
  func meetings(expected: Meeting) {
    let stage = TestStage(width: 2000, height: 2000)
    let left = stage.box("left", x: 800, y: 100)
    let right = stage.box("right", x: 920, y: 100)
    let gravity = UIGravityBehavior(items: [left])
    stage.collide(left, right) {
      $0.collisionMode = expected.mode
      stage.floor(y: 600, under: $0)
    }
    stage.properties(left, right) {
      $0.resistance = 0
      $0.elasticity = 0.9
      $0.allowsRotation = false
    }.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
    stage.tick(30)
    #expect((stage.motion(left).velocityX < 100) == expected.bouncesOffItem)
    #expect((stage.motion(right).velocityX > 100) == expected.bouncesOffItem)
    stage.animator.addBehavior(gravity)
    stage.tick(120)
    #expect((stage.motion(left).y < 600) == expected.restsOnLine)
    let first = expected.history.count
    #expect(Array(stage.log.history.dropFirst().prefix(max(first, 1))) == expected.history)
  }

  @Test("Changing the mode lets a resting item fall through, and changing it back holds the item")
  func liveMode() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 345, width: 40, height: 40)
    stage.gravity(box)
    let collision = stage.collide(box, inBounds: true)
    _ = stage.tickUntilPaused()
    collision.collisionMode = .items
    stage.tick(3)
    #expect(stage.motion(box).y > 380)
    collision.collisionMode = .everything
    let expected = stage.tickUntilPaused()
    #expect(expected != nil && stage.motion(box).y < 400, "y \(stage.motion(box).y)")
  }

  @Test("Items of different behaviors pass through each other")
  func separateBehaviors() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    stage.collide(left)
    stage.collide(right)
    throwAtEachOther(left, right, on: stage)
    #expect(stage.log.history == ["resume"])
    #expect(stage.motion(left).x > stage.motion(right).x)
  }

  @Test("An item in two behaviors collides with the partners of both and no others")
  func unionOfBehaviors() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    stage.collide(left, right) { $0.collisionMode = .items }
    stage.collide(left) {
      $0.collisionMode = .boundaries
      stage.wall(x: 420, beside: $0)
    }
    throwAtEachOther(left, right, on: stage)
    #expect(stage.log.history == ["resume", "began left right", "ended left right"])
    let push = stage.properties(left, right)
    push.addLinearVelocity(CGPoint(x: 2000, y: 0), for: right)
    stage.tick(20)
    #expect(stage.motion(right).x > 470, "the other item met a boundary that is not its own")
    push.addLinearVelocity(CGPoint(x: 800, y: 0), for: left)
    stage.tick(40)
    #expect(stage.motion(left).x < 370, "the item in both did not meet its boundary")
  }

  @Test("Each behavior that contains both partners reports the contact, in order of addition")
  func bothReport() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    var told: [String] = []
    let logs = ["first", "second"].map { name in
      let log = EventLog()
      log.beginTick()
      log.onEvent = { told.append("\(name): \($0)") }
      return log
    }
    for log in logs {
      stage.collide(left, right) { $0.collisionDelegate = log }
    }
    throwAtEachOther(left, right, on: stage)
    #expect(
      told == [
        "first: began left right", "second: began left right", "first: ended left right",
        "second: ended left right",
      ])
  }

  @Test("A behavior added after a removal reuses a number, so items of both behaviors collide")
  func sharedNumbers() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    let first = stage.collide()
    stage.collide(left)
    stage.animator.removeBehavior(first)
    stage.collide(right)
    throwAtEachOther(left, right, on: stage)
    #expect(stage.motion(left).velocityX < 0 && stage.motion(right).velocityX > 0)
    #expect(stage.log.history == ["resume"], "no behavior has both, so none reports")
  }

  @Test("The sixteenth behavior gets bits 0 and 1 and still stays separate")
  func sixteenth() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    for _ in 1...15 { stage.collide(left) }
    stage.collide(right)
    throwAtEachOther(left, right, on: stage)
    #expect(stage.log.history == ["resume"] && stage.motion(left).velocityX > 0)
    let other = TestStage(width: 1000)
    let (a, b) = (other.box("a", x: 100, y: 100), other.box("b", x: 300, y: 100))
    other.collide(a)
    for _ in 1...15 { other.collide() }
    other.collide(b)
    throwAtEachOther(a, b, on: other)
    #expect(other.motion(a).velocityX < 0, "the seventeenth has the bits of the first")
  }

  @Test("An item that left the behavior no longer collides")
  func leaving() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 345, width: 40, height: 40)
    stage.gravity(box)
    let collision = stage.collide(box, inBounds: true)
    _ = stage.tickUntilPaused()
    collision.removeItem(box)
    stage.tick(60)
    #expect(stage.motion(box).y > 800)
    #expect(collision.items.isEmpty)
  }

  // MARK: Impacts

  @Test("Equal boxes exchange momentum according to their elasticity", arguments: [0, 0.2, 0.5, 1])
  func restitution(elasticity: Double) {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 300, y: 100))
    stage.collide(left, right)
    stage.properties(left, right) {
      $0.resistance = 0
      $0.elasticity = elasticity
    }.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.tick(40)
    let expected = Predict.impact(velocities: (300, 0), restitution: elasticity)
    expectClose(stage.motion(left).velocityX, expected.0, within: 2e-5, "left")
    expectClose(stage.motion(right).velocityX, expected.1, within: 2e-5, "right")
  }

  @Test("After a drop, the first apex is at e² of the height", arguments: [0.4, 0.6, 0.8, 1])
  func apex(elasticity: Double) {
    let stage = TestStage(height: 900)
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 600, under: $0) }
    stage.properties(box) { ($0.elasticity, $0.resistance) = (elasticity, 0) }
    var lowest = 0.0
    repeat {
      lowest = Double(stage.motion(box).y)
      stage.tick()
    } while stage.motion(box).velocityY >= 0
    var apex = Double(stage.motion(box).y)
    while stage.motion(box).velocityY < 0 {
      stage.tick()
      apex = min(apex, Double(stage.motion(box).y))
    }
    // The floor's skin holds the box 1.8 pt above the floor, where the box moves 8.2 pt per sub-step.
    expectClose(600 - 21.8 - apex, elasticity * elasticity * 478.2, within: 8.2, "rise")
    #expect(lowest < 600 - 20 + 0.45)
  }

  @Test("Nothing bounces below 100 pt/s")
  func slowImpact() {
    let stage = TestStage(width: 1000)
    let (left, right) = (stage.box("left", x: 100, y: 100), stage.box("right", x: 210, y: 100))
    stage.collide(left, right)
    stage.properties(left, right) {
      $0.resistance = 0
      $0.elasticity = 1
    }.addLinearVelocity(CGPoint(x: 99, y: 0), for: left)
    stage.tick(40)
    expectClose(stage.motion(left).velocityX, 49.5, within: 1e-4, "left")
    expectClose(stage.motion(right).velocityX, 49.5, within: 1e-4, "right")
  }

  @Test("Friction is the square root of the product of both coefficients", arguments: [0.5, 1])
  func sliding(friction: Double) {
    let stage = TestStage(width: 800)
    let box = stage.box(x: 100, y: 248.5)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    stage.properties(box) {
      $0.friction = friction
      $0.elasticity = 0
      $0.resistance = 0
    }.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
    _ = stage.tickUntilPaused()
    let expected = Predict.slidingDistance(speed: 300, friction: friction)
    // Friction acts during only part of the last sub-step.
    expectClose(stage.motion(box).x - 100, expected, within: 0.02 * expected, "distance")
  }

  @Test("The contact point is on both partners")
  func contactPoint() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 200, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    _ = stage.tickUntilPaused()
    let point = stage.log.contactPoints[0]
    #expect((129.9...170.1).contains(point.x), "x \(point.x)")
    expectClose(point.y, 300, within: 2, "y")
  }

  private func throwAtEachOther(_ left: UIView, _ right: UIView, on stage: TestStage) {
    let behavior = stage.properties(left, right) {
      $0.resistance = 0
      $0.elasticity = 1
    }
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    behavior.addLinearVelocity(CGPoint(x: -300, y: 0), for: right)
    stage.tick(40)
  }
}
