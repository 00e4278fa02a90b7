// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

@Suite("Resizing the reference view", .timeLimit(.minutes(30)))
struct ResizedBoundsTests {
  @Test("A square at rest wakes when the view grows, and falls to the new floor")
  func resizedAtRest() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let square = UIView(frame: CGRect(x: 130, y: 80, width: 40, height: 40))
    view.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let reference = try ReferenceScenes.rows("bounds-resized")
    var rows = [try row(of: square, animator, tick: 0)]
    var pauses: [Int] = []
    for tick in 1...212 {
      // An event at 2 s occurs before the step to tick 121.
      if tick == 121 { view.bounds.size = CGSize(width: 300, height: 600) }
      let wasRunning = animator.isRunning
      animator.advance(by: 1.0 / 60)
      if wasRunning && !animator.isRunning { pauses.append(tick) }
      rows.append(try row(of: square, animator, tick: tick))
    }
    #expect(pauses == [96, 207])
    #expect(rows.count == reference.count)
    TrajectoryComparison(rows, to: reference).expectNone("bounds-resized")
    // Apple's framework returns 379.58139, then 579.340698. Consecutive Floats are 6.1e-5 pt apart there.
    expectDigits(rows[120].values[1], "379.58139")
    expectClose(Double(rows[212].values[1]), 579.340698, within: 6.2e-5)
  }

  private func row(
    of view: UIView, _ animator: UIDynamicAnimator, tick: Int
  ) throws -> TrajectoryRow {
    let motion = try #require(animator.motion(of: view))
    return TrajectoryRow(
      tick: tick, item: "square",
      values: [
        motion.x, motion.y, motion.angle, motion.velocityX, motion.velocityY,
        motion.angularVelocity,
      ])
  }
}
