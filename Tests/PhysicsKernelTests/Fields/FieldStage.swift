// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// An item at (300, 400) pt in a field at the world's origin, so p = (3, 4) m and r = 5 m.
struct FieldStage {
  let scene = PlayedScene(gravity: 0)
  let box: BodyID
  let field: FieldID

  init(
    _ field: Field, density: Float = 1, resistance: Float = 0, charge: Float = 0,
    velocity: (Double, Double) = (0, 0)
  ) {
    box = scene.item(
      at: (300, 400), size: (100, 100), density: density, resistance: resistance,
      angularResistance: 0, isFalling: false)
    self.field = scene.world.createField(field)
    scene.world.add(box, to: self.field)
    scene.world.setCharge(of: box, charge)
    scene.setVelocity(box, velocity.0, velocity.1)
  }

  /// The item's center in points.
  var center: (x: Double, y: Double) { scene.center(box) }

  /// The item's velocity in m/s.
  var velocity: Vector { scene.world.linearVelocity(of: box) }

  /// Returns the change in velocity during one sub-step, as an acceleration in pt/s².
  func acceleration() -> (x: Double, y: Double) {
    let before = velocity
    scene.world.step(KernelStage.subStep)
    let change = velocity - before
    let scale = 100 / Double(KernelStage.subStep)
    return (scale * Double(change.x), scale * Double(change.y))
  }
}
