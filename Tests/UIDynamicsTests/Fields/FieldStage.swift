// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamics
import UIDynamicsGeometry

/// A box of 100 × 100 pt without resistance, in one or more fields.
///
/// By default, the box is at (300, 400), which is 5 m from the origin at p = (3, 4) m.
struct FieldStage {
  let stage = TestStage(width: 1000, height: 1000)
  let box: UIView

  init(
    _ fields: UIFieldBehavior..., x: Double = 300, y: Double = 400, mass: Double = 1,
    charge: Double = 0, velocity: CGPoint = .zero, resistance: Double = 0,
    profile: Profile = .uikit
  ) {
    stage.animator.profile = profile
    box = stage.box(x: x, y: y)
    stage.properties(box) {
      ($0.density, $0.charge, $0.resistance) = (mass, charge, resistance)
      $0.addLinearVelocity(velocity, for: box)
    }
    for field in fields { add(field) }
  }

  func add(_ field: UIFieldBehavior) {
    field.addItem(box)
    stage.animator.addBehavior(field)
  }

  var motion: ItemMotion { stage.motion(box) }

  var velocity: CGPoint { CGPoint(x: Double(motion.velocityX), y: Double(motion.velocityY)) }

  /// Runs the first tick, which is a single sub-step, and returns the acceleration in pt/s².
  func acceleration() -> CGPoint {
    let before = velocity
    stage.tick()
    return CGPoint(
      x: (velocity.x - before.x) / Predict.subStep, y: (velocity.y - before.y) / Predict.subStep)
  }
}
