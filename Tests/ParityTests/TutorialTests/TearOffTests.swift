// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a view is torn off its position", .timeLimit(.minutes(30)))
struct TearOffTests {
  @Test("A view pulled within reach returns when released")
  func comesBack() throws {
    let tearing = TearOff(in: screen())
    let pan = RecordedPan()
    pan.touch(.began, 187.5, 200, tearing.handlePan)
    for step in 1...12 {
      pan.touch(.changed, 187.5 + 6 * CGFloat(step), 200, tearing.handlePan)
      letPass(ticks: 1, tearing.animator)
    }
    #expect(tearing.item.center.x > 250 && tearing.hold != nil)
    pan.touch(.ended, 259.5, 200, tearing.handlePan)
    _ = try #require(letPassUntilPaused(tearing.animator))
    // The spring exerts no force within 0.45 pt of its anchor.
    expectClose(try #require(tearing.hold).distance, 0, within: 0.5, "distance from its place")
    #expect(tearing.animator.behaviors == [try #require(tearing.hold)])
  }

  @Test("If the view is pulled too far, the action removes the behavior at the end of that tick")
  func tearsOff() throws {
    let tearing = TearOff(in: screen())
    let hold = try #require(tearing.hold)
    let pan = RecordedPan()
    pan.touch(.began, 187.5, 200, tearing.handlePan)
    var distances: [CGFloat] = []
    for step in 1...20 where tearing.hold != nil {
      pan.touch(.changed, 187.5, 200 + 8 * CGFloat(step), tearing.handlePan)
      letPass(ticks: 1, tearing.animator)
      distances.append(hold.distance)
    }
    #expect(distances.dropLast().allSatisfy { $0 <= TearOffBehavior.reach })
    #expect(try #require(distances.last) > TearOffBehavior.reach)
    #expect(hold.dynamicAnimator == nil && hold.childBehaviors.first?.dynamicAnimator == nil)
    #expect(tearing.animator.behaviors.count == 3, "the finger, collision and gravity")

    pan.touch(.ended, 187.5, 360, tearing.handlePan)
    _ = try #require(letPassUntilPaused(tearing.animator))
    #expect(tearing.animator.behaviors.count == 2)
    expectClose(tearing.item.frame.maxY, 668 - 1.8 + 0.225, within: 0.225, "lower edge")
  }
}
