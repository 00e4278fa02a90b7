// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIGravityBehavior", .timeLimit(.minutes(30)))
struct UIGravityBehaviorTests {
  @Test("By default, gravity pulls downward with magnitude 1")
  func defaults() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0.0, dy: 1.0))
    #expect(gravity.magnitude == 1)
    expectClose(gravity.angle, .pi / 2, within: 1e-15, "angle")
    #expect(gravity.items.isEmpty)
  }

  @Test("The vector keeps its length, and angle and magnitude are computed from it")
  func readings() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: -4)
    #expect(gravity.gravityDirection == CGVector(dx: 3, dy: -4))
    #expect(gravity.magnitude == 5)
    expectClose(gravity.angle, -0.927295218001612, within: 1e-15, "angle")
    gravity.angle = 0
    #expect(gravity.gravityDirection == CGVector(dx: 5, dy: 0))
    gravity.setAngle(.pi, magnitude: 2)
    #expect(gravity.gravityDirection.dx == -2)
    expectDigits(Double(gravity.gravityDirection.dy), "-1.74845553e-07", "dy")
  }

  @Test("A magnitude of 0 leaves no direction")
  func nothing() {
    let gravity = UIGravityBehavior(items: [])
    gravity.magnitude = 0
    expectClose(gravity.gravityDirection.dx, 0, within: 0, "dx")
    expectClose(gravity.gravityDirection.dy, 0, within: 0, "dy")
    #expect(gravity.angle == 0 && gravity.magnitude == 0)
  }

  @Test("Items are listed once, in order of addition")
  func items() {
    let (first, second) = (PlainItem(), PlainItem())
    let gravity = UIGravityBehavior(items: [first, second, first])
    gravity.addItem(second)
    #expect(gravity.items.map { $0 === first } == [true, false])
    gravity.removeItem(first)
    gravity.removeItem(first)
    #expect(gravity.items.count == 1 && gravity.items[0] === second)
  }

  @Test("A new direction takes effect from the next sub-step")
  func liveChange() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let gravity = stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    stage.tick(3)
    gravity.gravityDirection = CGVector(dx: -1, dy: 0)
    let before = stage.motion(box)
    stage.tick()
    let after = stage.motion(box)
    expectClose(after.velocityX - before.velocityX, -1000 / 60.0, within: 1e-4, "Δvx")
    expectClose(after.velocityY - before.velocityY, 0, within: 0, "Δvy")
  }

  @Test("The gravity behavior added or changed last applies to the items of all gravity behaviors")
  func lastWriterWins() {
    let stage = TestStage(width: 800)
    let (one, other) = (stage.box("one", x: 150, y: 50), stage.box("other", x: 450, y: 50))
    let down = stage.gravity(one)
    stage.gravity(other, direction: CGVector(dx: 1, dy: 0))
    stage.tick(2)
    for box in [one, other] {
      expectClose(stage.motion(box).velocityY, 0, within: 0, "\(box.id).vy")
      #expect(stage.motion(box).velocityX > 20, "\(box.id).vx")
    }
    down.magnitude = 2
    let before = stage.motion(other).velocityY
    stage.tick()
    expectClose(stage.motion(other).velocityY - before, 2000 / 60.0, within: 0.1, "Δvy")
  }

  @Test("Removing any gravity behavior ends gravity for all")
  func removalEndsGravity() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    let first = stage.gravity(box)
    let second = stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    stage.tick(2)
    let speed = stage.motion(box).velocityY
    stage.animator.removeBehavior(first)
    stage.tick(5)
    expectClose(stage.motion(box).velocityY, Double(speed), within: 0, "vy without gravity")
    second.magnitude = 1.5
    stage.tick()
    expectClose(stage.motion(box).velocityY - speed, 1500 / 60.0, within: 1e-4, "Δvy")
  }

  @Test("An item removed from gravity coasts")
  func coasting() {
    let stage = TestStage()
    let (box, other) = (stage.box(x: 50, y: 50), stage.box("other", x: 250, y: 50))
    let gravity = stage.gravity(box, other)
    stage.properties(box) { $0.resistance = 0 }
    stage.tick(6)
    gravity.removeItem(box)
    let speed = stage.motion(box).velocityY
    stage.tick(6)
    expectClose(stage.motion(box).velocityY, Double(speed), within: 0, "vy of the leaver")
    #expect(stage.motion(other).velocityY > speed, "the other still falls")
  }

  @Test("A direction that is not finite ends the process with a reason")
  func invalidDirection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIGravityBehavior(items: []).magnitude = .nan
    }
    expectSentence(
      "angle or magnitude of <UIGravityBehavior with 0 items> cannot be nan. "
        + "Use a finite number.", in: result)
  }
}
