// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: sticky corners", .timeLimit(.minutes(30)))
struct StickyCornersTests {
  /// The ω² of a spring field with strength 1 on an item of 40 × 40 pt with density 0.01, in 1/s².
  private static let stiffness = 1 / 0.0016

  @Test(
    "Exactly between two fields, nothing pulls the view, and the animator pauses after 31 ticks")
  func between() {
    let corners = StickyCorners(in: screen())
    #expect(letPassUntilPaused(corners.animator) == 31)
    #expect(corners.item.center == CGPoint(x: 187.5, y: 333.5))
  }

  @Test("The view oscillates around the middle of its half like a damped spring, and ends there")
  func swing() throws {
    let corners = StickyCorners(in: screen())
    _ = try #require(letPassUntilPaused(corners.animator))
    corners.item.center = CGPoint(x: 187.5, y: 450)
    corners.animator.updateItem(usingCurrentState: corners.item)
    var predicted = Predicted(position: 450, resistance: 10)
    for tick in 1...60 {
      letPass(ticks: 1, corners.animator)
      for _ in 0..<2 { predicted.subStep(-Self.stiffness * (predicted.position - 500.25)) }
      expectClose(
        corners.item.center.y, predicted.position, within: 0.01, "y in tick \(tick)")
    }
    _ = try #require(letPassUntilPaused(corners.animator))
    // The item rests once it is below 1 pt/s for half a second, so it is less than 1/25 pt off.
    expectClose(corners.item.center.y, 500.25, within: 0.04, "y at rest")
    expectClose(corners.item.center.x, 187.5, within: 0.04, "x at rest")
  }

  @Test("A view released fast enough crosses to the other half, as the sum of both fields predicts")
  func crossing() throws {
    let corners = StickyCorners(in: screen())
    let pan = RecordedPan()
    pan.touch(.began, 187.5, 333.5, corners.handlePan)
    pan.touch(.changed, 187.5, 230, corners.handlePan)
    letPass(ticks: 120, corners.animator)
    let start = corners.item.center.y
    let velocity = corners.behavior.linearVelocity.y
    expectClose(start, 230, within: 1, "y under the finger")
    pan.touch(.ended, 187.5, 230, velocity: CGPoint(x: 0, y: 6000), corners.handlePan)

    var predicted = Predicted(position: start, velocity: velocity + 6000, resistance: 10)
    for tick in 1...40 {
      letPass(ticks: 1, corners.animator)
      for _ in 0..<2 {
        let center = predicted.position < 333.5 ? 166.75 : 500.25
        predicted.subStep(-Self.stiffness * (predicted.position - center))
        #expect(predicted.position < 640, "the prediction knows no walls")
      }
      expectClose(
        corners.item.center.y, predicted.position, within: 0.05, "y in tick \(tick)")
    }
    _ = try #require(letPassUntilPaused(corners.animator))
    expectClose(corners.item.center.y, 500.25, within: 0.04, "y at rest")
  }

  @Test(
    "However it is thrown, the view stays on screen, upright, and ends in one of the halves",
    arguments: [CGPoint(x: -9000, y: 200), CGPoint(x: 4000, y: -12000), CGPoint(x: 900, y: 20000)])
  func wildThrow(velocity: CGPoint) throws {
    let corners = StickyCorners(in: screen())
    let pan = RecordedPan()
    pan.touch(.began, 150, 300, corners.handlePan)
    pan.touch(.failed, 150, 300, velocity: velocity, corners.handlePan)
    for _ in 1...600 where corners.animator.isRunning {
      letPass(ticks: 1, corners.animator)
      let frame = corners.item.frame
      #expect(frame.minX > -2 && frame.maxX < 377 && frame.minY > -2 && frame.maxY < 669)
      #expect(corners.item.transform.b == 0)
    }
    #expect(!corners.animator.isRunning)
    let distance = min(
      abs(corners.item.center.y - 166.75), abs(corners.item.center.y - 500.25))
    expectClose(distance, 0, within: 0.04, "distance from the nearer middle")
  }
}
