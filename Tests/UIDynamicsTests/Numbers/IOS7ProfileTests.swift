// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Numbers predicted by an analysis of iOS 7.0.
@Suite("The profile uikit-7.0", .timeLimit(.minutes(30)))
struct IOS7ProfileTests {
  private let stage = TestStage(width: 400, height: 600)

  init() { stage.animator.profile = .uikit70 }

  @Test(
    "Free fall has the expected positions in the first five ticks",
    arguments: [
      (0.1, ["50.1598701", "50.5752335", "51.2456779", "52.1707878", "53.3501625"]),
      (0.0, ["50.1599960", "50.5759964", "51.2479973", "52.1759987", "53.3599968"]),
    ])
  func fall(resistance: Double, ys: [String]) {
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = resistance }
    for y in ys {
      stage.tick()
      expectDigits(stage.motion(box).y, y, "y in tick \(stage.tickCount)")
    }
  }

  @Test("A box landing on a line comes to rest at 249.018814 in tick 79")
  func landing() {
    let box = stage.box(x: 100, y: 100)
    stage.gravity(box)
    stage.collide(box) { stage.floor(y: 300, under: $0) }
    stage.properties(box) { ($0.elasticity, $0.resistance) = (0, 0) }
    #expect(stage.tickUntilPaused() == 79)
    expectDigits(stage.motion(box).y, "249.018814", "y at rest")
  }

  @Test("A 40 × 40 box in 320 × 480 bounds rests a tenth of a point past them")
  func bounds() {
    let stage = TestStage(width: 320, height: 480)
    stage.animator.profile = .uikit70
    let box = stage.box(x: 160, y: 100, width: 40, height: 40)
    stage.gravity(box)
    stage.collide(box, inBounds: true)
    #expect(stage.tickUntilPaused() != nil)
    expectClose(stage.motion(box).y, 460.115, within: 0.02, "y at rest")
  }

  @Test("A tick has four sub-steps, and the seventh and every sixth one after it have five")
  func subSteps() {
    var clock = [Int]()
    let box = stage.box(x: 150, y: 50)
    stage.gravity(box)
    stage.properties(box) { $0.resistance = 0 }
    var last: Float = 0
    for _ in 0..<13 {
      stage.tick()
      let speed = stage.motion(box).velocityY
      clock.append(Int(((speed - last) / 4).rounded()))
      last = speed
    }
    #expect(clock == [4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 5])
  }

  @Test(
    "Although its body is smaller, an item has its full mass, for any density",
    arguments: [
      (1.0, 300.0, 44.0), (3, 200, 50), (1, 2, 3), (2, 1, 1),
    ])
  func mass(density: Double, width: Double, height: Double) {
    let box = stage.box(x: 150, y: 50, width: width, height: height)
    stage.properties(box) { ($0.density, $0.resistance) = (density, 0) }
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.magnitude = density * width * height / 10_000
    stage.animator.addBehavior(push)
    stage.tick()
    expectClose(stage.motion(box).velocityX, 100, within: 1e-3, "vx")
  }

  @Test("Resistance multiplies the velocity by 1 − h·c in each sub-step, but never reverses it")
  func damping() {
    let box = stage.box(x: 150, y: 50)
    let behavior = stage.properties(box) { $0.resistance = 10 }
    behavior.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
    stage.tick()
    expectClose(stage.motion(box).velocityX, 1000 * 0.96 * 0.96 * 0.96 * 0.96, within: 0.01, "vx")
    behavior.resistance = 300
    stage.tick()
    #expect(stage.motion(box).velocityX == 0)
  }
}
