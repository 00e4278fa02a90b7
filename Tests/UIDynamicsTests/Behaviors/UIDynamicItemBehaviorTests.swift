// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIDynamicItemBehavior", .timeLimit(.minutes(30)))
struct UIDynamicItemBehaviorTests {
  @Test("A new behavior has the measured defaults, not the documented ones")
  func defaults() {
    let behavior = UIDynamicItemBehavior(items: [])
    #expect(behavior.elasticity == 0.2)
    #expect(behavior.friction == 0.2)
    #expect(behavior.density == 1)
    #expect(behavior.resistance == 0.1)
    #expect(behavior.angularResistance == 0.1)
    #expect(behavior.charge == 0)
    #expect(!behavior.isAnchored && behavior.allowsRotation)
  }

  @Test("Each property returns the value that was set, even outside the usual range")
  func readings() {
    let behavior = UIDynamicItemBehavior(items: [])
    behavior.elasticity = 5
    behavior.friction = -2
    behavior.density = 0.01
    behavior.resistance = -1
    behavior.angularResistance = 7
    behavior.charge = -3
    behavior.isAnchored = true
    behavior.allowsRotation = false
    #expect(behavior.elasticity == 5 && behavior.friction == -2 && behavior.density == 0.01)
    #expect(behavior.resistance == -1 && behavior.angularResistance == 7)
    #expect(behavior.charge == -3 && behavior.isAnchored && !behavior.allowsRotation)
  }

  // MARK: Resistance

  @Test("Linear and angular velocity are divided by 1 + h·c in each sub-step")
  func resistance() {
    let stage = TestStage(width: 5000)
    let box = stage.box(x: 100, y: 100)
    let behavior = stage.properties(box) {
      $0.resistance = 1
      $0.angularResistance = 3
    }
    behavior.addLinearVelocity(CGPoint(x: 500, y: 0), for: box)
    behavior.addAngularVelocity(2, for: box)
    stage.tick(60)
    let steps = Predict.subSteps(inTicks: 60)
    let start = Predict.State(position: 100, velocity: 500)
    let slide = Predict.discrete(from: start, acceleration: 0, resistance: 1, subSteps: steps)
    let turn = Predict.discrete(
      from: .init(position: 0, velocity: 2), acceleration: 0, resistance: 3, subSteps: steps)
    expectClose(stage.motion(box).velocityX, slide.velocity, within: 1e-3, "vx")
    expectClose(stage.motion(box).x, slide.position, within: 1e-3, "x")
    expectClose(stage.motion(box).angularVelocity, turn.velocity, within: 1e-5, "omega")
    expectClose(stage.motion(box).angle, turn.position, within: 1e-5, "angle")
  }

  @Test(
    "A fall approaches the speed g/c",
    arguments: [(1.0, 1000.0, 1200), (5, 200, 300), (10, 100, 200)])
  func terminalSpeed(resistance: Double, speed: Double, ticks: Int) {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = resistance }
    stage.tick(ticks)
    // Each sub-step adds an error of up to half a Float step, over 1/(h·c) sub-steps.
    expectClose(stage.motion(box).velocityY, speed, within: 0.02, "terminal speed")
  }

  // MARK: Multiple behaviors

  @Test("If several behaviors set a property, the last one applies, counting children in order")
  func priority() {
    let stage = TestStage(width: 1000)
    let box = stage.box(x: 150, y: 100)
    let first = UIDynamicItemBehavior(items: [box])
    first.resistance = 0.73
    let children = [0.71, 0.72].map { resistance in
      let child = UIDynamicItemBehavior(items: [box])
      child.resistance = resistance
      return child
    }
    let composite = UIDynamicBehavior()
    children.forEach(composite.addChildBehavior)
    stage.animator.addBehavior(first)
    stage.animator.addBehavior(composite)
    expectDecay(of: box, on: stage, resistance: 0.72)
    first.resistance = 0.74
    expectDecay(of: box, on: stage, resistance: 0.72)
    composite.removeChildBehavior(children[1])
    expectDecay(of: box, on: stage, resistance: 0.71)
    stage.animator.removeBehavior(composite)
    expectDecay(of: box, on: stage, resistance: 0.74)
  }

  @Test("Setting a property to its current value leaves it to other behaviors")
  func untold() {
    let stage = TestStage(width: 1000)
    let box = stage.box(x: 150, y: 100)
    stage.properties(box) { $0.resistance = 0.5 }
    let last = stage.properties(box) { $0.resistance = 0.1 }
    expectDecay(of: box, on: stage, resistance: 0.5)
    last.resistance = 0.2
    last.resistance = 0.1
    expectDecay(of: box, on: stage, resistance: 0.1)
  }

  @Test("An item whose behavior is removed returns to the defaults and keeps its velocity")
  func resetOnRemoval() {
    let stage = TestStage(width: 1000)
    let box = stage.box(x: 150, y: 100)
    stage.collide(box)
    let behavior = stage.properties(box) { $0.resistance = 0 }
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    stage.tick(5)
    stage.animator.removeBehavior(behavior)
    expectClose(stage.motion(box).velocityX, 100, within: 1e-5, "vx after the removal")
    expectDecay(of: box, on: stage, resistance: 0.1)
  }

  // MARK: Anchoring and rotation

  @Test("Anchoring an item stops it at once, and a released item starts from rest")
  func anchoring() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    let behavior = stage.properties(box)
    stage.tick(10)
    behavior.isAnchored = true
    let y = stage.motion(box).y
    stage.tick(10)
    expectClose(stage.motion(box).y, Double(y), within: 0, "y while anchored")
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(behavior.linearVelocity(for: box) == .zero)
    behavior.isAnchored = false
    stage.tick()
    expectClose(stage.motion(box).velocityY, 1000 / 60.0, within: 0.05, "vy in the first tick")
  }

  @Test("A removed item stays anchored until another behavior releases it")
  func anchorOutlivesItsBehavior() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    let behavior = stage.properties(box) { $0.isAnchored = true }
    stage.tick()
    stage.animator.removeBehavior(behavior)
    stage.animator.updateItem(usingCurrentState: box)
    stage.tick(5)
    expectDigits(stage.motion(box).y, "50.000", "y without the behavior")
    let next = stage.properties(box) { $0.isAnchored = true }
    next.isAnchored = false
    stage.tick(2)
    #expect(stage.motion(box).velocityY > 0)
  }

  @Test("Disallowing rotation keeps the current spin, and impacts no longer change it")
  func rotationLock() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let behavior = stage.properties(box) { $0.angularResistance = 0 }
    behavior.addAngularVelocity(1.5, for: box)
    stage.tick(2)
    behavior.allowsRotation = false
    stage.tick(10)
    expectClose(stage.motion(box).angularVelocity, 1.5, within: 1e-6, "omega")
    behavior.addAngularVelocity(-1.5, for: box)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 200, under: $0) }
    stage.tick(60)
    expectClose(
      stage.motion(box).angularVelocity, 0, within: 1e-6, "omega after landing on a corner")
  }

  @Test("Density determines how boxes of 1 and 3 kg share momentum")
  func density() {
    let stage = TestStage(width: 1000)
    let (light, heavy) = (stage.box("light", x: 200, y: 200), stage.box("heavy", x: 400, y: 200))
    stage.collide(light, heavy)
    let behavior = stage.properties(light, heavy) {
      $0.elasticity = 1
      $0.resistance = 0
    }
    stage.properties(heavy) { $0.density = 3 }
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: light)
    stage.tick(60)
    let expected = Predict.impact(velocities: (300, 0), masses: (1, 3), restitution: 1)
    expectClose(stage.motion(light).velocityX, expected.0, within: 1e-3, "light")
    expectClose(stage.motion(heavy).velocityX, expected.1, within: 1e-3, "heavy")
  }

  @Test("With elasticity 1, a bouncing box gains up to g · h / 2 of height per second")
  func gain() {
    let stage = TestStage(height: 3000)
    // The boxes start 20 and 270 pt above the floor.
    let boxes = [stage.box("low", x: 60, y: 2900), stage.box("high", x: 220, y: 2650)]
    for box in boxes { stage.floor(y: 2970, under: stage.collide(box)) }
    stage.gravity(boxes[0], boxes[1])
    stage.properties(boxes[0], boxes[1]) { ($0.elasticity, $0.resistance) = (1, 0) }
    /// Returns the smallest y within the next 3 s.
    func highest() -> [Double] {
      var least = boxes.map { Double($0.center.y) }
      for _ in 0..<180 {
        stage.tick()
        least = zip(least, boxes).map { min($0, Double($1.center.y)) }
      }
      return least
    }
    let first = highest()
    stage.tick(60 * 12)
    let gains = zip(first, highest()).map { ($0 - $1) / 15 }
    // An impact reverses gravity's effect during a sub-step of 1/120 s, wholly, partly, or not at all. The tolerance of
    // 10 % covers the time of the impact within the sub-step.
    let most = 1000.0 / 120 / 2
    expectClose(gains[0], most, within: 0.1 * most, "pt/s from 20 pt")
    #expect((-0.1 * most...1.1 * most).contains(gains[1]), "\(gains[1]) pt/s from 270 pt")
  }

  // MARK: Velocities

  @Test("Velocities added before the behavior joins an animator are summed and applied on joining")
  func pendingVelocities() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 100)
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 20), for: box)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: box)
    behavior.addAngularVelocity(0.5, for: box)
    behavior.addAngularVelocity(0.25, for: box)
    #expect(behavior.linearVelocity(for: box) == .zero && behavior.angularVelocity(for: box) == 0)
    stage.animator.addBehavior(behavior)
    expectClose(behavior.linearVelocity(for: box), CGPoint(x: 11, y: 22), within: 2e-6, "velocity")
    expectClose(behavior.angularVelocity(for: box), 0.75, within: 0, "omega")
    stage.animator.removeBehavior(behavior)
    #expect(behavior.linearVelocity(for: box) == .zero)
    stage.animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: box) == .zero, "applied a second time")
  }

  @Test("Velocities of items outside the behavior are ignored and read as 0")
  func strangers() {
    let stage = TestStage()
    let (box, stranger) = (stage.box(x: 150, y: 100), stage.box("stranger", x: 50, y: 300))
    stage.gravity(stranger)
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: stranger)
    behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
    behavior.removeItem(box)
    behavior.addItem(box)
    stage.animator.addBehavior(behavior)
    stage.tick(2)
    #expect(behavior.linearVelocity(for: box) == .zero)
    #expect(behavior.linearVelocity(for: stranger) == .zero)
    expectClose(stage.motion(stranger).velocityX, 0, within: 0, "vx of the stranger")
  }

  @Test("A velocity added in an action for a new item takes effect when the item gets its body")
  func velocityForAJoiningItem() {
    let stage = TestStage()
    let (box, late) = (stage.box(x: 50, y: 100), stage.box("late", x: 250, y: 100))
    let behavior = stage.properties(box)
    behavior.action = {
      behavior.action = nil
      behavior.addItem(late)
      behavior.addLinearVelocity(CGPoint(x: 0, y: 80), for: late)
    }
    stage.tick()
    expectClose(behavior.linearVelocity(for: late), CGPoint(x: 0, y: 80), within: 1e-5, "late")
  }

  @Test("A density of 0 ends the process with a reason")
  func invalidDensity() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIDynamicItemBehavior(items: []).density = 0
    }
    expectSentence("density of <UIDynamicItemBehavior with 0 items> cannot be 0.0.", in: result)
  }

  private func expectDecay(
    of box: UIView, on stage: TestStage, resistance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let push = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(push)
    push.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
    stage.tick(2)
    let before = Double(stage.motion(box).velocityX)
    stage.tick()
    let loss = (before / Double(stage.motion(box).velocityX)).squareRoot() - 1
    expectClose(
      loss / Predict.subStep, resistance, within: 2e-4, "resistance", sourceLocation: sourceLocation
    )
    push.addLinearVelocity(
      CGPoint(x: -Double(stage.motion(box).velocityX), y: 0), for: box)
    stage.animator.removeBehavior(push)
  }
}
