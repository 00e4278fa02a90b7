// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// A world for benchmarks, in points: no damping, gravity of 1,000 pt/s² downward, friction 0.5, elasticity 0.
struct BenchmarkStage {
  let world = World()
  private(set) var boxes: [BodyID] = []

  init(allowsSleeping: Bool = false) {
    world.gravity = Vector(0, 10)
    world.allowsSleeping = allowsSleeping
  }

  func addWall(from start: (Double, Double), to end: (Double, Double)) {
    var body = BodyDefinition()
    body.kind = .fixed
    world.addEdge(to: world.createBody(body), from: meters(start), to: meters(end), surface)
  }

  /// Adds a box of 20 × 20 pt.
  mutating func addBox(at center: (Double, Double), isBullet: Bool = false) {
    var body = BodyDefinition()
    body.position = meters(center)
    body.isAffectedByGravity = true
    body.isBullet = isBullet
    let id = world.createBody(body)
    let half = meters((20, 20)).x * 0.5
    world.addBox(to: id, halfWidth: half, halfHeight: half, surface)
    boxes.append(id)
  }

  /// Attaches the center of the newest box to a fixed point with a spring of 50 pt and 2 Hz.
  func hangNewestBox(from anchor: (Double, Double)) {
    guard let box = boxes.last else { return }
    var body = BodyDefinition()
    body.kind = .fixed
    body.position = meters(anchor)
    _ = world.createDistanceJoint(
      JointPlacement(box, world.createBody(body)), length: meters((50, 0)).x, frequency: 2,
      dampingRatio: 0.1)
  }

  private var surface: FixtureDefinition {
    var surface = FixtureDefinition()
    surface.density = 1
    surface.friction = 0.5
    surface.restitution = 0
    return surface
  }

  private func meters(_ point: (Double, Double)) -> Vector {
    let scale = Double(0.01 as Float)
    return Vector(Float(scale * point.0), Float(scale * point.1))
  }
}
