// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Measured on Apple's framework with ticks of 1/60 s; positions are the body's.
@Suite("Numbers measured on Apple's framework", .timeLimit(.minutes(30)))
struct AppleNumbersTests {
  @Test("Free fall without resistance has Apple's positions in the first five ticks")
  func freeFallWithoutResistance() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    for y in ["50.0694466", "50.4166718", "51.0416679", "51.9444466", "53.1250076"] {
      stage.tick()
      expectDigits(stage.motion(box).y, y, "y in tick \(stage.tickCount)")
    }
  }

  @Test("Free fall with the default resistance has Apple's positions in the first five ticks")
  func freeFallWithDefaultResistance() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    for y in ["50.0693855", "50.4160881", "51.0396423", "51.9395943", "53.1154747"] {
      stage.tick()
      expectDigits(stage.motion(box).y, y, "y in tick \(stage.tickCount)")
      if stage.tickCount == 1 { expectDigits(stage.motion(box).velocityY, "8.32639503", "vy") }
    }
    expectDigits(stage.motion(box).velocityY, "74.6884308", "vy in tick 5")
  }

  @Test("Gravity (3, 4) moves items of any density equally", arguments: [1.0, 7])
  func obliqueGravity(density: Double) {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box, direction: CGVector(dx: 3, dy: 4))
    stage.properties(box) {
      $0.density = density
      $0.resistance = 0
    }
    stage.tick()
    let first = stage.motion(box)
    stage.tick()
    let second = stage.motion(box)
    expectDigits(second.velocityX - first.velocityX, "50.00", "Δvx in a tick")
    expectDigits(second.velocityY - first.velocityY, "66.67", "Δvy in a tick")
  }

  @Test("Landing on a line gives Apple's impact and rest positions")
  func landingOnALine() {
    let stage = TestStage()
    let box = stage.box(x: 100, y: 100)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    stage.properties(box) {
      $0.elasticity = 0
      $0.resistance = 0
    }
    stage.tick(25)
    for y in ["192.083298", "199.374969", "206.944397"] {
      stage.tick()
      expectDigits(stage.motion(box).y, y, "y in tick \(stage.tickCount)")
    }
    #expect(stage.tickUntilPaused() == 79 - 28)
    expectDigits(stage.motion(box).y, "248.216629", "y at rest")
  }

  @Test("A box thrown at an anchored one leaves at +40.0000343 pt/s")
  func anchoredWall() {
    let stage = TestStage(width: 1000)
    let wall = stage.box("wall", x: 100, y: 200)
    let ball = stage.box("ball", x: 400, y: 200)
    stage.collide(wall, ball)
    stage.properties(wall) { $0.isAnchored = true }
    stage.properties(wall, ball) { $0.resistance = 0 }
      .addLinearVelocity(CGPoint(x: -200, y: 0), for: ball)
    stage.advance(seconds: 2)
    expectDigits(stage.motion(ball).velocityX, "40.0000343", "vx after the impact")
    expectDigits(stage.motion(wall).x, "100.000", "x of the anchored box")
  }

  @Test(
    "A 40 × 40 box rests at Apple's position in a 300 × 400 view, and again when the view grows")
  func restInReferenceBounds() {
    let stage = TestStage(width: 300, height: 400)
    let box = stage.box(x: 150, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box, inBounds: true)
    #expect(stage.tickUntilPaused() == 96)
    expectDigits(stage.motion(box).y, "379.58139", "y at rest in 400 pt")
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    #expect(stage.animator.isRunning)
    #expect(stage.tickUntilPaused() == 87)
    // Apple's 579.340698 is one Float step below the result without fused multiply-add.
    expectDigits(stage.motion(box).y, "579.340759", "y at rest in 600 pt")
    expectClose(stage.motion(box).y, 579.340698, within: 6.2e-5, "against Apple's")
  }

  @Test(
    "A 40 × 40 box dropped on a line rests at 418.342499 in modes that include boundaries",
    arguments: [UICollisionBehavior.Mode.everything, .boundaries])
  func lowDrop(mode: UICollisionBehavior.Mode) {
    let stage = TestStage(height: 600)
    let box = stage.box(x: 150, y: 400, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box) {
      $0.collisionMode = mode
      stage.floor(y: 440, under: $0)
    }
    #expect(stage.tickUntilPaused() == 47)
    expectDigits(stage.motion(box).y, "418.342499", "y at rest")
  }

  @Test("In mode `items`, a box falls through boundaries, but its contacts are reported")
  func fallThrough() {
    let stage = TestStage(width: 300, height: 600)
    let box = stage.box(x: 150, y: 400, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box, inBounds: true) {
      $0.collisionMode = .items
      stage.floor(y: 440, under: $0)
    }
    stage.advance(seconds: 2)
    expectDigits(stage.motion(box).y, "2264.79", "y after 2 s")
    #expect(
      stage.log.history == [
        "resume", "began box floor", "ended box floor", "began box nil", "ended box nil",
      ])
  }

  @Test("The animator pauses in the 31st tick if nothing acts on the item")
  func idleItem() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 150)
    stage.properties(box)
    #expect(stage.tickUntilPaused() == 31)
    #expect(stage.log.history == ["resume", "pause"])
  }

  @Test("A center is read back from 32-bit meters: (1.25, 2.5)")
  func roundedCenter() {
    let stage = TestStage()
    let box = stage.box(x: 1.25, y: 2.5)
    stage.properties(box)
    stage.tick()
    expectDigits(Double(box.center.x), "1.24999988", "center.x")
    expectDigits(Double(box.center.y), "2.49999976", "center.y")
  }

  @Test("A nested view participates in the reference view's coordinates: (160.55, 71.2)")
  func nestedView() {
    let stage = TestStage()
    let frame = CGRect(x: 10.25, y: 20.5, width: 200, height: 200)
    let container = UIView(id: "container", frame: frame)
    stage.view.addSubview(container)
    let box = stage.box(x: 150.3, y: 50.7)
    container.addSubview(box)
    stage.properties(box)
    expectDigits(stage.motion(box).x, "160.550", "x")
    expectDigits(stage.motion(box).y, "71.2000", "y")
    stage.tick()
    expectClose(box.center, CGPoint(x: 150.3, y: 50.7), within: 1e-5, "center after a tick")
  }

  @Test("Magnitude 2 in the direction (3, 4) reads back as (1.20000005, 1.60000002)")
  func polarGravity() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    gravity.magnitude = 2
    expectDigits(Double(gravity.gravityDirection.dx), "1.20000005", "dx")
    expectDigits(Double(gravity.gravityDirection.dy), "1.60000002", "dy")
  }

  @Test("items(in:) finds a box 9.9 pt away, but not 10.5 pt away")
  func margin() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 150)
    stage.properties(box)
    func found(gap: Double) -> Bool {
      let rect = CGRect(x: 200 + gap, y: 100, width: 20, height: 20)
      return stage.animator.items(in: rect).contains { $0 === box }
    }
    #expect(found(gap: 9.9))
    #expect(!found(gap: 10.5))
  }

  @Test("Four ticks of 1/60 s add up to 0.0666666667 s, and a stall of 2 s counts as 1/60 s")
  func elapsedTime() {
    let stage = TestStage()
    stage.gravity(stage.box(x: 150, y: 50))
    stage.tick(4)
    expectDigits(stage.animator.elapsedTime, "0.0666666667", "after four ticks")
    stage.animator.advance(by: 2)
    expectClose(stage.animator.elapsedTime, 5 / 60.0, within: 1e-15, "after the hitch")
    stage.animator.advance(by: 0.5)
    expectClose(stage.animator.elapsedTime, 5 / 60.0 + 0.5, within: 1e-15, "after half a second")
  }

  @Test("A speed above 200 pt per sub-step is limited to 24,000 pt/s")
  func speedLimit() {
    let stage = TestStage()
    let box = stage.box(x: 150, y: 150)
    stage.properties(box) { $0.resistance = 0 }
      .addLinearVelocity(CGPoint(x: 1e5, y: 0), for: box)
    stage.tick()
    expectClose(stage.motion(box).velocityX, 24_000, within: 0.01, "vx")
  }
}
