// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a falling square", .timeLimit(.minutes(30)))
struct FallingSquareTests {
  @Test("The square falls as mechanics predicts until it touches the edge")
  func fall() {
    let falling = FallingSquare(in: screen())
    var predicted = Predicted(position: 333.5)
    falling.start()
    for tick in 1...48 {
      letPass(ticks: 1, falling.animator)
      for _ in 0..<(tick == 1 ? 1 : 2) { predicted.subStep(1000) }
      expectClose(
        falling.square.center.y, predicted.position, within: 1e-3, "y in tick \(tick)")
    }
    #expect(falling.square.center.x == 187.5)
  }

  @Test("The square bounces once off the lower edge and comes to rest, and the animator pauses")
  func history() throws {
    let (falling, keeper) = (FallingSquare(in: screen()), DiaryKeeper())
    keeper.call(falling.square, "square")
    falling.animator.delegate = keeper
    falling.collision.collisionDelegate = keeper
    falling.start()
    _ = try #require(letPassUntilPaused(falling.animator))
    #expect(
      keeper.diary.read() == [
        "dynamicAnimatorWillResume", "beganContactFor square withBoundary nil",
        "endedContactFor square withBoundary nil", "beganContactFor square withBoundary nil",
        "dynamicAnimatorDidPause",
      ])
    // The edge is 1 pt outside. The square rests on a skin of 1.8 pt, minus up to 0.45 pt.
    expectClose(falling.square.frame.maxY, 668 - 1.8 + 0.225, within: 0.225, "lower edge")
  }

  @Test("The square rests at Apple's 379.58139 pt in a 400 pt view, and at 579.340698 pt in 600 pt")
  func measured() throws {
    let view = screen(width: 300, height: 400)
    let falling = FallingSquare(in: view, side: 40)
    falling.square.center = CGPoint(x: 150, y: 100)
    falling.start()
    _ = try #require(letPassUntilPaused(falling.animator))
    expectClose(falling.square.center.y, 379.58139, within: 1e-5, "y at rest")
    view.frame.size.height = 600
    #expect(falling.animator.isRunning, "another size starts the animator")
    _ = try #require(letPassUntilPaused(falling.animator))
    // Consecutive 32-bit numbers are 0.00006 apart here.
    expectClose(falling.square.center.y, 579.340698, within: 7e-5, "y at rest, lower")
  }
}
