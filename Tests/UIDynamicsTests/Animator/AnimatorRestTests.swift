// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Pausing and resuming", .timeLimit(.minutes(30)))
struct AnimatorRestTests {
  /// A box at rest on the floor of the stage, with a paused animator and an empty log.
  private struct Rest {
    let stage = TestStage()
    let box: UIView
    let gravity: UIGravityBehavior
    let collision: UICollisionBehavior
    let properties: UIDynamicItemBehavior

    init() {
      box = stage.box(x: 150, y: 345, width: 40, height: 40)
      gravity = stage.gravity(box)
      collision = stage.collide(box) { $0.translatesReferenceBoundsIntoBoundary = true }
      properties = stage.properties(box)
      #expect(stage.tickUntilPaused() != nil)
      _ = stage.log.takeHistory()
    }
  }

  @Test("The first behavior starts the animator, inside addBehavior and only once")
  func startsWhenABehaviorIsAdded() {
    let stage = TestStage()
    #expect(!stage.animator.isRunning)
    stage.log.onEvent = { _ in
      #expect(stage.animator.isRunning)
      #expect(stage.animator.behaviors.count == 1)
    }
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.log.onEvent = nil
    stage.gravity(box)
    #expect(stage.log.history == ["resume"])
  }

  @Test("A paused animator ignores ticks, and its time does not change")
  func pausedAnimatorIgnoresTicks() {
    let rest = Rest()
    let (time, y) = (rest.stage.animator.elapsedTime, rest.box.center.y)
    rest.box.center.y = 7
    rest.stage.tick(10)
    #expect(rest.stage.animator.elapsedTime == time)
    #expect(rest.box.center.y == 7, "moved a box while paused, from \(y)")
    #expect(rest.stage.log.history == [])
  }

  @Test("The animator never pauses while an item keeps falling")
  func noRestInFreeFall() {
    let stage = TestStage()
    stage.gravity(stage.box(x: 150, y: 50))
    #expect(stage.tickUntilPaused(atMost: 600) == nil)
  }

  @Test(
    "With strong gravity, a bouncing box never comes to rest, in any direction",
    arguments: [0.8, 0.9, 0.95],
    [CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)])
  func endlessBounces(elasticity: Double, direction: CGVector) {
    for (factor, rests) in [(6.0, true), (11, false)] {
      let stage = TestStage()
      let box = stage.box(x: 150, y: 190)
      let gravity = stage.gravity(box)
      let magnitude = factor * (1 - elasticity * elasticity)
      gravity.gravityDirection = CGVector(
        dx: magnitude * direction.dx, dy: magnitude * direction.dy)
      stage.collide(box) { $0.translatesReferenceBoundsIntoBoundary = true }
      stage.properties(box).elasticity = elasticity
      #expect((stage.tickUntilPaused(atMost: 3600) != nil) == rests, "magnitude \(magnitude)")
    }
  }

  @Test("Without bodies, the first tick is the last, and a composite's action still runs")
  func noBodies() {
    let stage = TestStage()
    let composite = UIDynamicBehavior()
    composite.action = stage.log.action("composite")
    stage.animator.addBehavior(composite)
    stage.tick()
    #expect(stage.log.history == ["resume", "action composite", "pause"])
  }

  @Test("With only anchored items, the animator pauses after one tick")
  func anchoredItemsOnly() {
    let stage = TestStage()
    stage.properties(stage.box(x: 150, y: 50)) { $0.isAnchored = true }
    #expect(stage.tickUntilPaused() == 1)
  }

  @Test("Removing everything while items move pauses the animator at the next tick")
  func removingEverything() {
    let stage = TestStage()
    stage.gravity(stage.box(x: 150, y: 50))
    stage.tick(3)
    stage.animator.removeAllBehaviors()
    #expect(stage.animator.isRunning, "outside a tick it runs on until the next")
    stage.tick()
    #expect(stage.log.history == ["resume", "pause"])
  }

  @Test("Removing everything in an action pauses the animator in the same tick")
  func removingEverythingInAnAction() {
    let stage = TestStage()
    stage.gravity(stage.box(x: 150, y: 50)).action = { stage.animator.removeAllBehaviors() }
    stage.tick()
    #expect(stage.log.history == ["resume", "pause"])
  }

  @Test(
    "Behaviors added in didPause take effect at once and resume the animator"
  )
  func addingInDidPause() {
    let rest = Rest()
    let stage = rest.stage
    let second = UIDynamicItemBehavior(items: [rest.box])
    stage.log.onEvent = { line in
      guard line == "pause", second.dynamicAnimator == nil else { return }
      stage.animator.addBehavior(second)
      #expect(second.dynamicAnimator === stage.animator)
    }
    rest.gravity.magnitude = 1.5
    _ = stage.tickUntilPaused()
    #expect(stage.log.history.prefix(3) == ["resume", "pause", "resume"])
  }

  @Test("Emptying the animator in didPause does not restart it")
  func emptyingInDidPause() {
    let rest = Rest()
    let stage = rest.stage
    stage.log.onEvent = { if $0 == "pause" { stage.animator.removeAllBehaviors() } }
    stage.animator.updateItem(usingCurrentState: rest.box)
    _ = stage.tickUntilPaused()
    #expect(stage.log.history == ["resume", "pause"])
    #expect(!stage.animator.isRunning)
  }

  @Test("Every effective change resumes the animator at once")
  func changesThatResume() {
    let changes: [(String, (Rest) -> Void)] = [
      ("gravityDirection", { $0.gravity.gravityDirection = CGVector(dx: 1, dy: 0) }),
      ("magnitude", { $0.gravity.magnitude = 2 }),
      ("elasticity", { $0.properties.elasticity = 0.5 }),
      ("isAnchored", { $0.properties.isAnchored = true }),
      ("collisionMode", { $0.collision.collisionMode = .items }),
      ("insets", { $0.collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero) }),
      (
        "addBoundary",
        { $0.collision.addBoundary(withIdentifier: "b", from: .zero, to: CGPoint(x: 9, y: 9)) }
      ),
      (
        "addLinearVelocity",
        { $0.properties.addLinearVelocity(CGPoint(x: 0, y: -1), for: $0.box) }
      ),
      ("addAngularVelocity", { $0.properties.addAngularVelocity(0.1, for: $0.box) }),
      ("updateItem", { $0.stage.animator.updateItem(usingCurrentState: $0.box) }),
      ("addItem", { $0.gravity.addItem($0.stage.box("other", x: 40, y: 40)) }),
      ("removeItem", { $0.collision.removeItem($0.box) }),
      ("addBehavior", { $0.stage.animator.addBehavior(UIDynamicBehavior()) }),
      ("removeBehavior", { $0.stage.animator.removeBehavior($0.collision) }),
      ("reference frame", { $0.stage.view.frame.size.height = 500 }),
      ("reference bounds", { $0.stage.view.bounds.size.width = 301 }),
    ]
    for (name, change) in changes {
      let rest = Rest()
      change(rest)
      #expect(rest.stage.log.history == ["resume"], "\(name)")
      #expect(rest.stage.animator.isRunning, "\(name)")
    }
  }

  @Test("Ineffective changes do not resume the animator")
  func changesThatDoNotResume() {
    let changes: [(String, (Rest) -> Void)] = [
      ("same elasticity", { $0.properties.elasticity = 0.2 }),
      ("same mode", { $0.collision.collisionMode = .everything }),
      ("center", { $0.box.center.x = 20 }),
      ("size of an item", { $0.box.bounds.size.width = 80 }),
      ("reference center", { $0.stage.view.center.x = 20 }),
      (
        "reference transform",
        { $0.stage.view.transform = CGAffineTransform(rotationAngle: 1) }
      ),
      ("zero velocity", { $0.properties.addLinearVelocity(.zero, for: $0.box) }),
      (
        "velocity of a stranger",
        { $0.properties.addLinearVelocity(CGPoint(x: 1, y: 1), for: UIView()) }
      ),
      ("updateItem of a stranger", { $0.stage.animator.updateItem(usingCurrentState: UIView()) }),
      ("known item", { $0.gravity.addItem($0.box) }),
      ("unknown behavior", { $0.stage.animator.removeBehavior(UIDynamicBehavior()) }),
      ("known behavior", { $0.stage.animator.addBehavior($0.gravity) }),
      ("getter", { _ = $0.stage.animator.items(in: $0.stage.view.bounds) }),
    ]
    for (name, change) in changes {
      let rest = Rest()
      change(rest)
      #expect(rest.stage.log.history == [], "\(name)")
      #expect(!rest.stage.animator.isRunning, "\(name)")
    }
  }

  @Test("A box falls again if its floor is removed")
  func removedGround() {
    let rest = Rest()
    rest.stage.animator.removeBehavior(rest.collision)
    rest.stage.tick(10)
    #expect(rest.box.center.y > 385)
  }

  @Test("Without an implicit boundary, a resize resumes the animator for a single tick")
  func resizeWithoutBoundary() {
    let stage = TestStage()
    stage.properties(stage.box(x: 150, y: 150))
    _ = stage.tickUntilPaused()
    stage.view.bounds.size.height = 500
    #expect(stage.tickUntilPaused() == 1)
  }

  @Test("Resizing the view of an animator without behaviors changes nothing")
  func resizeOfAnIdleStage() {
    let stage = TestStage()
    stage.view.bounds.size.height = 500
    #expect(!stage.animator.isRunning && stage.log.history == [])
  }
}
