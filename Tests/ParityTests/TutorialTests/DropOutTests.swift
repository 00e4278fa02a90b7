// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a modal swings on a rope and drops out", .timeLimit(.minutes(30)))
struct DropOutTests {
  @Test("The rope holds the modal at its lower edge, or at its upper edge in Objective-C")
  func rope() throws {
    let swift = try DropOutStage(RecordedDropOut(isPresenting: false))
    let objectiveC = try DropOutStage(RecordedDropOut(isPresenting: false, rope: .objectiveC))
    for stage in [swift, objectiveC] {
      let rope = try #require(stage.behavior.rope)
      #expect(rope.anchorPoint == CGPoint(x: 247.5, y: 233.5) && rope.frequency == 3)
      #expect(stage.behavior.childBehaviors.last === rope)
    }
    // The point (70, 100) from the center is at (257.5, 433.5), which is 10 and 200 pt away from the anchor.
    let distance = CGFloat(10 * 10 + 200 * 200).squareRoot()
    expectClose(swift.behavior.rope?.length ?? 0, distance, within: 1e-4, "length")
    #expect(swift.behavior.rope?.damping == 3)
    expectClose(objectiveC.behavior.rope?.length ?? 0, 40, within: 1e-4, "length")
    expectClose(objectiveC.behavior.rope?.damping ?? 0, 0.3, within: 1e-7, "damping")
  }

  @Test("The modal hangs where spring and weight balance: g/ω² lower, straight below the anchor")
  func hanging() throws {
    let stage = try DropOutStage(
      RecordedDropOut(isPresenting: false, rope: .objectiveC, duration: 12))
    var (low, high, left, right) = (
      CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, CGFloat(0)
    )
    letPass(ticks: 400, stage.animator)
    for _ in 1...60 {
      letPass(ticks: 1, stage.animator)
      let center = stage.modal.center
      (low, high) = (min(low, center.y), max(high, center.y))
      (left, right) = (min(left, center.x), max(right, center.x))
    }
    let omega = 2 * CGFloat.pi * 3
    let toCenter = CGFloat(70 * 70 + 100 * 100).squareRoot()
    let y = 233.5 + 40 + 10_000 / (omega * omega) + toCenter
    expectClose((low + high) / 2, y, within: 0.1, "y in the middle of the swing")
    expectClose((left + right) / 2, 247.5, within: 0.5, "x in the middle of the swing")
  }

  @Test(
    "When time runs out, the rope is cut, and the modal falls from rest at its current angle",
    arguments: [true, false])
  func cut(isSwift: Bool) throws {
    let stage = try DropOutStage(
      RecordedDropOut(isPresenting: false, rope: isSwift ? .swift : .objectiveC))
    #expect(stage.behavior.diary.read() == ["willMove(to: animator)"])
    for _ in 1...200 where stage.behavior.rope != nil { letPass(ticks: 1, stage.animator) }
    expectClose(stage.animator.elapsedTime, 8 / 3, within: 0.0334, "time of the cut")
    #expect(
      stage.behavior.diary.read()
        == ["willMove(to: nil)", "dynamicAnimatorDidPause", "willMove(to: animator)"])
    #expect(stage.animator.isRunning && stage.animator.behaviors == [stage.behavior])
    #expect(stage.behavior.childBehaviors.count == 3)

    let (center, angle) = (stage.modal.center, stage.modal.transform.b)
    var predicted = Predicted(position: center.y)
    for tick in 1...6 {
      letPass(ticks: 1, stage.animator)
      for _ in 0..<2 { predicted.subStep(10_000) }
      expectClose(stage.modal.center.y, predicted.position, within: 0.01, "y in tick \(tick)")
    }
    expectClose(stage.modal.center.x, center.x, within: 1e-3, "x")
    expectClose(stage.modal.transform.b, angle, within: 1e-4, "turn")
  }

  @Test(
    "The modal is removed below the screen, and the presenting view takes touches again",
    arguments: [true, false])
  func ending(isSwift: Bool) throws {
    let stage = try DropOutStage(
      RecordedDropOut(isPresenting: false, rope: isSwift ? .swift : .objectiveC))
    _ = try #require(letPassUntilPaused(stage.animator))
    let diary = stage.behavior.diary.read()
    #expect(diary.last == "completeTransition(true)" || diary.last == "willMove(to: nil)")
    #expect(diary.count { $0 == "completeTransition(true)" } == 1)
    #expect(diary.count { $0 == "dynamicAnimatorDidPause" } == 2)
    #expect(stage.modal.superview == nil && stage.presenting.isUserInteractionEnabled)
    #expect(stage.modal.frame.minY > 667 && stage.modal.frame.maxY < 892 + 1)
    #expect(stage.animator.elapsedTime < 4 + 0.0334)
    #expect(stage.animator.behaviors.isEmpty && stage.behavior.childBehaviors.isEmpty)
  }

  @Test("A rope that comes to rest in time is also cut, without restarting the behavior")
  func restOnTheRope() throws {
    let stage = try DropOutStage(RecordedDropOut(isPresenting: false, duration: 90))
    for _ in 1...3600 where stage.behavior.rope != nil { letPass(ticks: 1, stage.animator) }
    #expect(stage.behavior.rope == nil && !stage.behavior.timeRanOut)
    #expect(
      stage.behavior.diary.read() == ["willMove(to: animator)", "dynamicAnimatorDidPause"])
    #expect(stage.animator.isRunning)
    _ = try #require(letPassUntilPaused(stage.animator))
    #expect(
      stage.behavior.diary.read()
        == [
          "dynamicAnimatorDidPause", "completeTransition(true)", "willMove(to: nil)",
          "dynamicAnimatorDidPause",
        ])
  }
}
