// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

@Suite("Reference scenes with fields", .timeLimit(.minutes(30))) struct ReferenceFieldTests {
  /// A 100×100 pt item at (300, 400) without resistance, in a field.
  private func expect(_ name: String, _ field: Field) throws {
    let scene = PlayedScene(gravity: 0)
    let box = scene.item(at: (300, 400), size: (100, 100), resistance: 0)
    scene.world.add(box, to: scene.world.createField(field))
    try ReferenceRows(name).expect(scene)
  }

  @Test("Linear gravity, bit for bit")
  func linearGravity() throws {
    var field = Field(.linearGravity)
    field.direction = Vector(3, 4)
    try expect("field-linear-gravity", field)
  }

  @Test("A spring field, bit for bit")
  func spring() throws {
    var field = Field(.spring)
    field.position = Points.metres(250, 350)
    field.strength = 4
    try expect("field-spring", field)
  }

  @Test("A vortex, bit for bit")
  func vortex() throws {
    var field = Field(.vortex)
    field.position = Points.metres(250, 350)
    field.strength = 2
    try expect("field-vortex", field)
  }
}
