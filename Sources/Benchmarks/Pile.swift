// SPDX-License-Identifier: MIT

import PhysicsKernel

/// Boxes falling in square rows into a walled container.
///
/// 20×20 pt boxes 24 pt apart, odd rows shifted by 8 pt; the floor 24 pt below the lowest row, the
/// walls 24 pt beside the outermost columns; friction 0.5, elasticity 0, sleeping off, no damping,
/// 1,000 pt/s² of gravity. Every wall is a body of its own.
struct Pile {
  let world = World()
  private(set) var boxes: [BodyID] = []

  init(count: Int, columns: Int, areBullets: Bool = false) {
    world.gravity = Vector(0, 10)
    world.allowsSleeping = false
    let rows = (count + columns - 1) / columns
    let width = 24.0 * Double(columns + 1)
    let floor = 24.0 * Double(rows + 1)
    addWall(from: (0, floor), to: (width, floor))
    addWall(from: (0, 0), to: (0, floor))
    addWall(from: (width, 0), to: (width, floor))
    for index in 0..<count {
      let (row, column) = (index / columns, index % columns)
      let x = 24.0 * Double(column + 1) + (row % 2 == 1 ? 8 : 0)
      addBox(at: (x, floor - 24.0 * Double(row + 1)), isBullet: areBullets)
    }
  }

  private func addWall(from start: (Double, Double), to end: (Double, Double)) {
    var body = BodyDefinition()
    body.kind = .fixed
    world.addEdge(to: world.createBody(body), from: metres(start), to: metres(end), surface)
  }

  private mutating func addBox(at center: (Double, Double), isBullet: Bool) {
    var body = BodyDefinition()
    body.position = metres(center)
    body.isAffectedByGravity = true
    body.isBullet = isBullet
    let id = world.createBody(body)
    let half = metres((20, 20)).x * 0.5
    world.addBox(to: id, halfWidth: half, halfHeight: half, surface)
    boxes.append(id)
  }

  private var surface: FixtureDefinition {
    var surface = FixtureDefinition()
    surface.density = 1
    surface.friction = 0.5
    surface.restitution = 0
    return surface
  }

  private func metres(_ point: (Double, Double)) -> Vector {
    let scale = Double(0.01 as Float)
    return Vector(Float(scale * point.0), Float(scale * point.1))
  }
}
