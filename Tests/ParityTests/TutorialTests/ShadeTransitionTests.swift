// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// The tutorial's transition, which records the calls it receives.
final class RecordedShade: ShadeTransition {
  var diary: Diary?

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    diary?.lines.append("willMove(to: \(dynamicAnimator == nil ? "nil" : "animator"))")
  }

  override func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    diary?.lines.append("dynamicAnimatorDidPause")
    super.dynamicAnimatorDidPause(animator)
  }
}

@MainActor private struct ShadeStage {
  let container = screen()
  let shade: UIView
  let transition: StubTransition
  let behavior: RecordedShade
  let pan = RecordedPan()
  let diary: Diary

  init(isPresenting: Bool, width: CGFloat = 375) {
    let (diary, container) = (Diary(), container)
    let frame = CGRect(x: (375 - width) / 2, y: 0, width: width, height: 667)
    shade = UIView(frame: frame)
    if !isPresenting { container.addSubview(shade) }
    let transition = StubTransition(
      in: container, from: container, to: shade, initialFrame: frame, finalFrame: frame,
      diary: diary)
    behavior = RecordedShade(
      isPresenting: isPresenting, in: container,
      begin: {
        diary.lines.append(isPresenting ? "present" : "dismiss")
        return transition
      }, impactOccurred: { diary.lines.append("impactOccurred") })
    behavior.diary = diary
    self.transition = transition
    self.diary = diary
  }

  /// Drags from one height to another and releases the shade there, with a velocity.
  func drag(from start: CGFloat, to end: CGFloat, velocity: CGFloat) {
    pan.touch(.began, 100, start, behavior.handlePan)
    pan.touch(.changed, 100, end, behavior.handlePan)
    pan.touch(
      .ended, 100, end, velocity: CGPoint(x: 0, y: velocity), behavior.handlePan)
  }
}

@MainActor
@Suite(
  "Tutorial: a shade follows the finger, and its resting position decides",
  .timeLimit(.minutes(30)))
struct ShadeTransitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var isPresenting: Bool
    var end: CGFloat
    var velocity: CGFloat
    var isCancelled: Bool
    /// The lines recorded when the animator pauses.
    var decision: [String]
    /// `true` if the shade covers the screen at the end.
    var isDown: Bool
    var testDescription: String {
      "\(isPresenting ? "presenting" : "dismissing"), let go at \(end) with \(velocity)"
    }
  }

  private nonisolated static let cases = [
    Case(
      isPresenting: true, end: 400, velocity: 300, isCancelled: false,
      decision: ["finishInteractiveTransition", "completeTransition(true)"], isDown: true),
    Case(
      isPresenting: true, end: 400, velocity: -300, isCancelled: true,
      decision: ["finishInteractiveTransition", "completeTransition(false)"], isDown: false),
    Case(
      isPresenting: true, end: 300, velocity: 300, isCancelled: true,
      decision: ["finishInteractiveTransition", "completeTransition(false)"], isDown: false),
    Case(
      isPresenting: false, end: 200, velocity: -300, isCancelled: false,
      decision: ["finishInteractiveTransition", "completeTransition(true)"], isDown: false),
    Case(
      isPresenting: false, end: 200, velocity: 300, isCancelled: true,
      decision: ["cancelInteractiveTransition", "completeTransition(false)"], isDown: true),
    Case(
      isPresenting: false, end: 500, velocity: -300, isCancelled: true,
      decision: ["cancelInteractiveTransition", "completeTransition(false)"], isDown: true),
  ]

  @Test("The result depends on where the shade is released and on its velocity", arguments: cases)
  func decision(_ expected: Case) throws {
    let stage = ShadeStage(isPresenting: expected.isPresenting)
    stage.drag(
      from: expected.isPresenting ? 50 : 640, to: expected.end, velocity: expected.velocity)
    #expect(stage.behavior.isCancelled == expected.isCancelled)
    #expect(
      stage.diary.read() == [
        expected.isPresenting ? "present" : "dismiss", "willMove(to: animator)",
      ])
    _ = try #require(letPassUntilPaused(stage.behavior.animator))
    let diary = stage.diary.read().filter { $0 != "impactOccurred" }
    // Removing the child behaviors releases the shade, so the animator runs and pauses once more.
    #expect(
      diary
        == ["dynamicAnimatorDidPause"] + expected.decision
        + ["willMove(to: nil)", "dynamicAnimatorDidPause"])
    #expect((stage.shade.superview === stage.container) == expected.isDown)
    if expected.isDown { #expect(stage.shade.frame == screen().frame) }
    #expect(stage.behavior.animator.behaviors.isEmpty && stage.behavior.childBehaviors.isEmpty)
  }

  @Test("The shade's lower edge is 20 pt below the finger and determines the progress")
  func following() throws {
    let stage = ShadeStage(isPresenting: true)
    stage.pan.touch(.began, 100, 90, stage.behavior.handlePan)
    #expect(stage.shade.frame == CGRect(x: 0, y: -667, width: 375, height: 667))
    #expect(stage.shade.superview === stage.container)
    stage.pan.touch(.changed, 100, 300, stage.behavior.handlePan)
    #expect(stage.shade.frame.maxY == 320)
    expectClose(try #require(stage.transition.progress), 320.0 / 667, within: 1e-12, "progress")
    #expect(!stage.behavior.animator.isRunning, "nothing moves by itself under the finger")
  }

  @Test(
    "A pan that begins farther than 90 pt from the edge does nothing", arguments: [true, false])
  func elsewhere(isPresenting: Bool) {
    let stage = ShadeStage(isPresenting: isPresenting)
    stage.drag(from: isPresenting ? 91 : 576, to: 300, velocity: 0)
    #expect(stage.diary.read().isEmpty && stage.behavior.animator.behaviors.isEmpty)
    #expect(stage.transition.progress == nil)
  }

  @Test("The shade oscillates on a spring of half its height toward its edge")
  func spring() throws {
    let stage = ShadeStage(isPresenting: true, width: 300)
    stage.drag(from: 50, to: 400, velocity: 300)
    let spring = try #require(stage.behavior.childBehaviors.first as? UIAttachmentBehavior)
    #expect(spring.anchorPoint == CGPoint(x: 187.5, y: 667) && spring.frequency == 3)
    expectClose(spring.length, 333.5, within: 1e-4, "length")
    expectClose(spring.damping, 0.1, within: 1e-7, "damping")
    var predicted = Predicted(position: 86.5)
    for tick in 1...4 {
      letPass(ticks: 1, stage.behavior.animator)
      for _ in 0..<(tick == 1 ? 1 : 2) {
        predicted.subStep(frequency: 3, damping: 0.1, about: 333.5)
      }
      expectClose(stage.shade.center.y, predicted.position, within: 0.01, "y in tick \(tick)")
      expectClose(
        try #require(stage.transition.progress), (predicted.position + 333.5) / 667, within: 1e-4,
        "progress in tick \(tick)")
    }
  }

  @Test(
    "Impacts on screen edges give feedback, but a shade that leaves past the upper edge does not")
  func impacts() throws {
    let (down, up) = (
      ShadeStage(isPresenting: true, width: 300), ShadeStage(isPresenting: true, width: 300)
    )
    down.drag(from: 50, to: 400, velocity: 300)
    up.drag(from: 50, to: 200, velocity: -300)
    for stage in [down, up] { _ = try #require(letPassUntilPaused(stage.behavior.animator)) }
    // The shade is narrower than the screen here, so it hits only the top and bottom.
    #expect(down.diary.read().count { $0 == "impactOccurred" } > 1)
    #expect(up.diary.read().count { $0 == "impactOccurred" } == 0)
  }

  @Test(
    "If the animator still runs after 4 s, the action stops it, and the shade's position decides")
  func timeOut() throws {
    let stage = ShadeStage(isPresenting: true)
    let stone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.container.addSubview(stone)
    stage.behavior.animator.addBehavior(UIGravityBehavior(items: [stone]))
    stage.drag(from: 50, to: 400, velocity: 300)
    _ = try #require(letPassUntilPaused(stage.behavior.animator))
    expectClose(stage.behavior.animator.elapsedTime, 4, within: 0.0334, "elapsed time")
    let diary = stage.diary.read().filter { $0 != "impactOccurred" }
    #expect(
      diary == [
        "present", "willMove(to: animator)", "willMove(to: nil)", "dynamicAnimatorDidPause",
        "finishInteractiveTransition", "completeTransition(true)",
      ])
    #expect(stage.shade.frame == stage.transition.finalFrame)
    #expect(stage.behavior.animator.behaviors.isEmpty)
  }
}
