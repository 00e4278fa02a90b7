// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a label is moved back to the top", .timeLimit(.minutes(30)))
struct FallingLabelTests {
  @Test("A notified animator starts, and the label falls again to the same position")
  func reported() throws {
    let (falling, keeper) = (FallingLabel(in: screen()), DiaryKeeper())
    _ = try #require(letPassUntilPaused(falling.animator))
    let rest = falling.label.center
    falling.animator.delegate = keeper
    falling.returnToTop()
    #expect(keeper.diary.read() == ["dynamicAnimatorWillResume"])
    var predicted = Predicted(position: 60)
    for tick in 1...20 {
      letPass(ticks: 1, falling.animator)
      for _ in 0..<2 { predicted.subStep(1000) }
      expectClose(falling.label.center.y, predicted.position, within: 1e-3, "y in tick \(tick)")
    }
    _ = try #require(letPassUntilPaused(falling.animator))
    #expect(keeper.diary.read() == ["dynamicAnimatorDidPause"])
    expectClose(falling.label.center.y, rest.y, within: 0.45, "y at rest")
  }

  @Test("A label moved back in midair keeps its velocity")
  func inMidAir() {
    let falling = FallingLabel(in: screen())
    var predicted = Predicted(position: 60)
    letPass(ticks: 20, falling.animator)
    for _ in 0..<39 { predicted.subStep(1000) }
    falling.returnToTop()
    predicted.position = 60
    letPass(ticks: 10, falling.animator)
    for _ in 0..<20 { predicted.subStep(1000) }
    expectClose(falling.label.center.y, predicted.position, within: 1e-3, "y")
  }

  @Test("An animator that is not notified overwrites the new position in its next tick")
  func untold() {
    let (falling, undisturbed) = (FallingLabel(in: screen()), FallingLabel(in: screen()))
    letPass(ticks: 20, falling.animator)
    falling.returnToTop(tellingAnimator: false)
    #expect(falling.label.center.y == 60)
    letPass(ticks: 1, falling.animator)
    letPass(ticks: 21, undisturbed.animator)
    #expect(falling.label.center == undisturbed.label.center)
  }

  @Test("A paused animator that is not notified stays paused")
  func untoldAtRest() throws {
    let falling = FallingLabel(in: screen())
    _ = try #require(letPassUntilPaused(falling.animator))
    falling.returnToTop(tellingAnimator: false)
    #expect(!falling.animator.isRunning && falling.label.center.y == 60)
  }
}
