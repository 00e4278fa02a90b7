// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIPushBehavior", .timeLimit(.minutes(30)))
struct UIPushBehaviorTests {
  private let stage = TestStage(width: 600, height: 600)

  // MARK: Properties

  @Test("A new push is active and has magnitude 0")
  func defaults() {
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.active && push.mode == .instantaneous)
    #expect(push.angle == 0 && push.magnitude == 0 && push.pushDirection == .zero)
    #expect(UIPushBehavior().mode == .continuous)
    #expect(UIPushBehavior.Mode.continuous.rawValue == 0)
    #expect(UIPushBehavior.Mode.instantaneous.rawValue == 1)
  }

  @Test("Sine and cosine are computed in 32 bits: (1, −1) and (π, 2) give Apple's digits")
  func polar() {
    let push = UIPushBehavior()
    push.setAngle(1, magnitude: -1)
    expectDigits(push.pushDirection.dx, "-0.540302277", "dx")
    expectDigits(push.pushDirection.dy, "-0.841470957", "dy")
    #expect(push.angle == 1 && push.magnitude == -1)
    push.setAngle(.pi, magnitude: 2)
    #expect(push.pushDirection.dx == -2)
    expectDigits(push.pushDirection.dy, "-1.74845553e-07", "dy")
  }

  @Test("The angle can be set before the magnitude, and setting the vector sets both")
  func angleFirst() {
    let push = UIPushBehavior()
    push.angle = .pi / 2
    #expect(push.magnitude == 0 && push.pushDirection == .zero)
    push.magnitude = 3
    expectDigits(push.pushDirection.dy, "3.00000", "dy")
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    expectDigits(push.angle, "0.927295218", "angle")
    push.pushDirection = .zero
    #expect(push.angle == 0 && push.magnitude == 0)
  }

  @Test("Offsets are kept only for items of the behavior and are removed with them")
  func offsets() {
    let box = stage.box(x: 100, y: 100)
    let push = UIPushBehavior(items: [], mode: .continuous)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    push.setTargetOffsetFromCenter(offset, for: box)
    #expect(push.targetOffsetFromCenter(for: box) == .zero)
    push.addItem(box)
    push.setTargetOffsetFromCenter(offset, for: box)
    #expect(push.targetOffsetFromCenter(for: box) == offset)
    push.removeItem(box)
    #expect(push.targetOffsetFromCenter(for: box) == .zero && push.items.isEmpty)
  }

  // MARK: Motion

  @Test("A continuous push of 1 on a mass of 1 kg gives Apple's speeds in the first four ticks")
  func continuousSpeeds() {
    let box = stage.box(x: 300, y: 300)
    push(box, CGVector(dx: 1, dy: 0), .continuous)
    stage.properties(box) { $0.resistance = 0 }
    for speed in ["0.833333373", "2.50000024", "4.16666698", "5.83333349"] {
      stage.tick()
      expectDigits(stage.motion(box).velocityX, speed, "vx in tick \(stage.tickCount)")
    }
  }

  @Test("A push 50 pt below the center gives Apple's angular speeds")
  func offCenter() {
    let box = stage.box(x: 300, y: 300)
    let push = push(box, CGVector(dx: 1, dy: 0), .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: box)
    stage.properties(box) { ($0.resistance, $0.angularResistance) = (0, 0) }
    for speed in ["-0.0250000022", "-0.075000003", "-0.125000015", "-0.175000027"] {
      stage.tick()
      expectDigits(stage.motion(box).angularVelocity, speed, "ω in tick \(stage.tickCount)")
    }
  }

  @Test("A push of 1 for 60 ticks with the default resistance gives Apple's position and speed")
  func defaultResistance() {
    let box = stage.box(x: 0, y: 300)
    push(box, CGVector(dx: 1, dy: 0), .continuous)
    stage.tick(60)
    expectDigits(stage.motion(box).x, "47.9582", "x")
    expectDigits(stage.motion(box).velocityX, "94.3706", "vx")
  }

  @Test("An impulse of 0.3 on a 200 × 50 pt item of density 2 gives 15 pt/s once")
  func blow() {
    let box = stage.box(x: 300, y: 300, width: 200, height: 50)
    stage.properties(box) { ($0.resistance, $0.density) = (0, 2) }
    let push = push(box, CGVector(dx: 0.3, dy: 0), .instantaneous)
    #expect(push.active)
    stage.tick()
    #expect(!push.active)
    expectDigits(stage.motion(box).velocityX, "15.000001", "vx")
    stage.tick(3)
    expectDigits(stage.motion(box).velocityX, "15.000001", "vx later")
  }

  @Test("An impulse of (0, 1) at (50, 0) gives a 100 × 100 pt item 3 rad/s")
  func turningBlow() {
    let box = stage.box(x: 300, y: 300)
    stage.properties(box) { ($0.resistance, $0.angularResistance) = (0, 0) }
    let push = push(box, CGVector(dx: 0, dy: 1), .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    stage.tick()
    expectClose(stage.motion(box).angularVelocity, 3.00000007, within: 2.4e-7, "ω")
  }

  @Test(
    "Density 2 halves the speed, and a negative magnitude reverses it",
    arguments: [
      (1.0, 1.0, 100.0), (2, 1, 50), (1, -1, -100),
    ])
  func speeds(density: Double, magnitude: Double, speed: Double) {
    let box = stage.box(x: 300, y: 300)
    stage.properties(box) { ($0.resistance, $0.density) = (0, density) }
    let push = push(box, .zero, .instantaneous)
    push.setAngle(0, magnitude: magnitude)
    stage.tick()
    expectClose(stage.motion(box).velocityX, speed, within: 1e-4, "vx")
  }

  @Test("A force acts in all sub-steps of a tick, so the second tick adds twice as much")
  func forceLifetime() {
    let box = stage.box(x: 300, y: 300)
    stage.properties(box) { $0.resistance = 0 }
    push(box, CGVector(dx: 2, dy: 0), .continuous)
    stage.tick()
    let first = stage.motion(box).velocityX
    stage.tick()
    expectClose(stage.motion(box).velocityX - first, Double(2 * first), within: 1e-5, "Δv")
  }

  @Test("An offset does not rotate with the item, so the torque is constant")
  func offsetAxes() {
    let box = stage.box(x: 300, y: 300, angle: 1)
    let push = push(box, CGVector(dx: 1, dy: 0), .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: box)
    stage.properties(box) { ($0.resistance, $0.angularResistance) = (0, 0) }
    stage.tick(50)
    // A force of 1 N at 0.5 m on 1/6 kg·m² yields 3 rad/s², for 99 sub-steps.
    expectClose(stage.motion(box).angularVelocity, -3 * 99 / 120.0, within: 1e-3, "ω")
  }

  // MARK: Waking

  @Test("Reactivating an impulse applies it again and starts a paused animator")
  func rearmed() {
    let box = stage.box(x: 300, y: 300)
    let push = push(box, CGVector(dx: 0.01, dy: 0), .instantaneous)
    #expect(stage.tickUntilPaused() != nil)
    let rest = stage.motion(box).x
    push.active = true
    #expect(stage.animator.isRunning && push.active)
    stage.tick()
    #expect(!push.active && stage.motion(box).x > rest)
  }

  @Test("An impulse reactivated in an action acts in the next tick")
  func rearmedInAction() {
    let box = stage.box(x: 300, y: 300)
    stage.properties(box) { $0.resistance = 0 }
    let push = push(box, CGVector(dx: 1, dy: 0), .instantaneous)
    push.action = { [unowned push] in push.active = true }
    stage.tick(3)
    expectClose(stage.motion(box).velocityX, 300, within: 1e-3, "vx")
  }

  @Test("Every change to a push starts a paused animator", arguments: 0..<5)
  func wakes(change: Int) {
    let box = stage.box(x: 300, y: 300)
    let push = push(box, .zero, .continuous)
    #expect(stage.tickUntilPaused() == 31)
    switch change {
    case 0: push.pushDirection = CGVector(dx: 1, dy: 0)
    case 1: push.magnitude = 1
    case 2: push.angle = 1
    case 3: push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 0), for: box)
    default: push.active = false
    }
    #expect(stage.animator.isRunning)
    #expect(stage.motion(box).isAwake)
  }

  @Test("Inactive and removed pushes, and pushes on anchored items, cause no motion")
  func ineffective() {
    let boxes = (0..<3).map { stage.box("\($0)", x: 100 + 150 * Double($0), y: 300) }
    let force = CGVector(dx: 1, dy: 0)
    push(boxes[0], force, .continuous).active = false
    push(boxes[1], force, .continuous)
    stage.properties(boxes[1]) { $0.isAnchored = true }
    stage.properties(boxes[2])
    stage.animator.removeBehavior(push(boxes[2], force, .continuous))
    stage.tick(5)
    for box in boxes { #expect(stage.motion(box).velocityX == 0, "\(box.id)") }
  }

  @Test("Invalid numbers end the process with a message")
  func nonsense() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIPushBehavior().magnitude = .nan
    }
    expectSentence("angle or magnitude of <UIPushBehavior with 0 items> cannot be nan", in: result)
  }

  @discardableResult
  private func push(
    _ item: UIView, _ direction: CGVector, _ mode: UIPushBehavior.Mode
  ) -> UIPushBehavior {
    let push = UIPushBehavior(items: [item], mode: mode)
    push.pushDirection = direction
    stage.animator.addBehavior(push)
    return push
  }
}
