// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Compares falls onto boundaries with positions measured on Apple's frameworks.
@Suite(.timeLimit(.minutes(30))) struct LandingTests {
  /// Runs a tick of one sub-step, then ticks of two; calls `check` with its number after each tick.
  private func run(_ stage: KernelStage, ticks: Int, check: (Int) -> Void) {
    for tick in 1...ticks {
      stage.step(tick == 1 ? 1 : 2)
      check(tick)
    }
  }

  private func height(_ stage: KernelStage, _ box: BodyID) -> Double {
    Points.points(stage.world.position(of: box).y)
  }

  @Test("A 100 pt box lands on a line as on Apple's framework and rests 1.783 pt above it")
  func landingOnLine() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(
      at: Points.meters(100, 100), halfWidth: 0.5, halfHeight: 0.5, friction: 0.2)
    stage.edge(
      from: Points.meters(0, 300), to: Points.meters(300, 300), friction: 0.2, restitution: 0.2)
    let expected = [26: "192.083298", 27: "199.374969", 28: "206.944397", 80: "248.216629"]
    run(stage, ticks: 80) { tick in
      if let digits = expected[tick] { expectDigits(height(stage, box), digits, "tick \(tick)") }
    }
    #expect(!stage.world.isAwake(box))
  }

  @Test("In bounds 400 pt high, a 40 pt box rests where Apple's does, for either winding")
  func restInBounds() {
    // The implicit boundary is 1 pt outside the bounds.
    let corners = [(-1.0, -1.0), (301, -1), (301, 401), (-1, 401)].map { Points.meters($0, $1) }
    for loop in [corners, corners.reversed()] {
      let stage = KernelStage(gravity: 10)
      let box = stage.box(
        at: Points.meters(150, 100), damping: 0.1, friction: 0.2, restitution: 0.2)
      stage.loop(loop, friction: 0.2, restitution: 0.2)
      run(stage, ticks: 100) { _ in }
      expectDigits(height(stage, box), "379.58139")
      #expect(!stage.world.isAwake(box))
    }
  }

  @Test("Dropped 20 pt onto a line at 440, a 40 pt box rests at 418.342499")
  func lowDrop() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(
      at: Points.meters(150, 400), damping: 0.1, friction: 0.2, restitution: 0.2)
    stage.edge(
      from: Points.meters(0, 440), to: Points.meters(300, 440), friction: 0.2, restitution: 0.2)
    run(stage, ticks: 60) { _ in }
    expectDigits(height(stage, box), "418.342499")
  }
}
