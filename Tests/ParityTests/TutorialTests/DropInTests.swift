// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a modal drops in", .timeLimit(.minutes(30)))
struct DropInTests {
  @Test("The modal begins above the screen, centered, and the presenting view ignores touches")
  func beginning() throws {
    let stage = try DropOutStage(RecordedDropOut(isPresenting: true))
    #expect(stage.modal.frame == CGRect(x: 87.5, y: -200, width: 200, height: 200))
    #expect(stage.modal.superview === stage.container)
    #expect(!stage.presenting.isUserInteractionEnabled)
    #expect(stage.animator.behaviors == [stage.behavior])
    let children = stage.behavior.childBehaviors
    #expect(children.count == 3)
    #expect(children.first is UICollisionBehavior && children.last is UIGravityBehavior)
    #expect(children.allSatisfy { $0.dynamicAnimator === stage.animator })
  }

  @Test("The modal falls at ten times gravity and bounces back to 0.7² of the height")
  func bounce() throws {
    let stage = try DropOutStage(RecordedDropOut(isPresenting: true))
    var predicted = Predicted(position: -100)
    for tick in 1...17 {
      letPass(ticks: 1, stage.animator)
      for _ in 0..<(tick == 1 ? 1 : 2) { predicted.subStep(10_000) }
      expectClose(stage.modal.center.y, predicted.position, within: 0.01, "y in tick \(tick)")
    }
    var apex = CGFloat.infinity
    letPass(ticks: 3, stage.animator)
    for _ in 1...18 {
      letPass(ticks: 1, stage.animator)
      apex = min(apex, stage.modal.center.y)
    }
    // A sub-step may add 83 pt/s to 2,940 pt/s before the impact is detected, which changes the height by 6 %.
    let height = 333.5 - (-100.0)
    expectClose(333.5 - apex, 0.49 * height, within: 0.06 * height, "height of the bounce")
    #expect(stage.modal.center.x == 187.5 && stage.modal.transform.b == 0)
  }

  @Test("If time runs out, the action removes the behavior, and the pause centers the modal")
  func timeOut() throws {
    let stage = try DropOutStage(RecordedDropOut(isPresenting: true))
    letPass(ticks: 89, stage.animator)
    #expect(stage.behavior.diary.read() == ["willMove(to: animator)"])
    _ = try #require(letPassUntilPaused(stage.animator))
    #expect(
      stage.behavior.diary.read()
        == ["willMove(to: nil)", "dynamicAnimatorDidPause", "completeTransition(true)"])
    expectClose(stage.animator.elapsedTime, 1.5, within: 0.0167, "elapsed time")
    #expect(stage.modal.center == CGPoint(x: 187.5, y: 333.5) && !stage.behavior.timeRanOut)
    #expect(stage.animator.behaviors.isEmpty && stage.behavior.childBehaviors.isEmpty)
    #expect(!stage.animator.isRunning)
  }

  @Test("With more time, the modal comes to rest on the collision's floor and stays there")
  func rest() throws {
    let stage = try DropOutStage(RecordedDropOut(isPresenting: true, duration: 4))
    _ = try #require(letPassUntilPaused(stage.animator))
    #expect(
      stage.behavior.diary.read() == [
        "willMove(to: animator)", "dynamicAnimatorDidPause", "completeTransition(true)",
        "willMove(to: nil)",
        // Without the floor, the modal falls, so the animator runs and pauses once more.
        "dynamicAnimatorDidPause",
      ])
    #expect(stage.animator.elapsedTime < 4)
    // The floor is half the modal's height below the middle of the screen, and 1 pt farther out.
    expectClose(stage.modal.frame.maxY, 434.5 - 1.8 + 0.225, within: 0.225, "lower edge")
    #expect(stage.animator.behaviors.isEmpty && stage.behavior.childBehaviors.isEmpty)
  }
}
