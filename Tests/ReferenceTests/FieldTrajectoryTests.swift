// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

@Suite("Reference scenes of fields", .timeLimit(.minutes(30)))
struct FieldTrajectoryTests {
  private let stage = TestStage(width: 700, height: 1100)

  @Test("A linear gravity field moves a box as in the reference")
  func linearGravity() throws {
    try compare(
      UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4)),
      with: "field-linear-gravity")
  }

  @Test("A spring field moves a box as in the reference")
  func spring() throws {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 250, y: 350)
    field.strength = 4
    try compare(field, with: "field-spring")
  }

  @Test("A vortex field moves a box as in the reference")
  func vortex() throws {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 250, y: 350)
    field.strength = 2
    try compare(field, with: "field-vortex")
  }

  /// Expects every number to equal the reference bit for bit.
  private func compare(_ field: UIFieldBehavior, with name: String) throws {
    let box = stage.box(x: 300, y: 400)
    field.addItem(box)
    stage.animator.addBehavior(field)
    stage.properties(box) { $0.resistance = 0 }
    let reference = try ReferenceScenes.rows(name)
    var rows = [row(of: box)]
    for _ in 1..<reference.count {
      stage.tick()
      rows.append(row(of: box))
    }
    TrajectoryComparison(rows, to: reference).expectNone(name)
  }

  private func row(of box: UIView) -> TrajectoryRow {
    let motion = stage.motion(box)
    return TrajectoryRow(
      tick: stage.tickCount, item: "box",
      values: [
        motion.x, motion.y, motion.angle, motion.velocityX, motion.velocityY,
        motion.angularVelocity,
      ])
  }
}
