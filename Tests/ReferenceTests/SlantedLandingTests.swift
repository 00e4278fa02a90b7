// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// An ellipse of 40 × 60 pt falls on a line, with an edge of its outline almost parallel to the line.
///
/// The expected values are from Box2D 2.3.1 with Apple's slop, skins, and damping, and with the outline flattened
/// in Double. In Box2D, too, the mirror image rotates two fifths faster.
@Suite(.timeLimit(.minutes(30))) struct SlantedLandingTests {
  struct Landing: Sendable {
    let (x, angle): (Double, Double)
    let expected: (x: Double, y: Double, angle: Double, vx: Double, vy: Double, spin: Double)
  }

  static let landings = [
    Landing(
      x: 200, angle: 0.4,
      expected: (200.253387, 549.088928, 0.411980, 21.70486, -153.78006, 0.76324)),
    Landing(
      x: 400, angle: -0.4,
      expected: (399.640076, 549.092346, -0.428997, -30.82704, -153.09946, -1.08420)),
  ]

  @Test(
    "A tilted ellipse and its mirror image bounce differently, both as in Box2D",
    arguments: landings)
  func landing(_ landing: Landing) {
    final class Ellipse: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let stage = TestStage(width: 600, height: 600)
    let ellipse = Ellipse(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    ellipse.center = CGPoint(x: landing.x, y: 200)
    ellipse.transform = CGAffineTransform(rotationAngle: landing.angle)
    stage.view.addSubview(ellipse)
    stage.gravity(ellipse)
    let collision = UICollisionBehavior(items: [ellipse])
    stage.floor(y: 580, under: collision)
    stage.animator.addBehavior(collision)
    stage.tick(52)
    let (motion, expected) = (stage.motion(ellipse), landing.expected)
    // An additional rounding of the corners changes the result by 3 · 10⁻⁵.
    expectClose(motion.x, expected.x, within: 2e-4, "x")
    expectClose(motion.y, expected.y, within: 2e-4, "y")
    expectClose(motion.angle, expected.angle, within: 1e-5, "angle")
    expectClose(motion.velocityX, expected.vx, within: 2e-3, "velocity x")
    expectClose(motion.velocityY, expected.vy, within: 2e-3, "velocity y")
    expectClose(motion.angularVelocity, expected.spin, within: 1e-4, "angular velocity")
  }
}
