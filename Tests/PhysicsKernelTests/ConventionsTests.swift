// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite("Conventions of a world", .timeLimit(.minutes(30)))
struct ConventionsTests {
  @Test(
    "Damping divides by 1 + h·c or multiplies by 1 − h·c, depending on the convention",
    arguments: [
      (Conventions.Damping.division, Float(10), 1 / 1.1), (.subtraction, 10, 0.9),
      (.subtraction, 200, 0), (.subtraction, -10, 1),
    ])
  func damping(form: Conventions.Damping, coefficient: Float, factor: Double) {
    var conventions = Conventions()
    conventions.damping = form
    let world = World(conventions)
    var definition = BodyDefinition()
    definition.linearDamping = coefficient
    let body = world.createBody(definition)
    world.addBox(to: body, halfWidth: 0.5, halfHeight: 0.5, solid)
    world.setLinearVelocity(of: body, Vector(1, 0))
    world.step(0.01)
    expectClose(world.linearVelocity(of: body).x, factor, within: 1e-6, "v")
  }

  @Test("Conventions set before the first body equal those passed at creation")
  func setLater() {
    var conventions = Conventions()
    (conventions.linearSlop, conventions.damping) = (0.02, .subtraction)
    let worlds = [World(conventions), World()]
    worlds[1].conventions = conventions
    for world in worlds {
      world.gravity = Vector(0, 10)
      var ground = BodyDefinition()
      ground.kind = .fixed
      world.addEdge(
        to: world.createBody(ground), from: Vector(-5, 1), to: Vector(5, 1.2), FixtureDefinition())
      var definition = BodyDefinition()
      (definition.isAffectedByGravity, definition.linearDamping) = (true, 0.5)
      world.addBox(to: world.createBody(definition), halfWidth: 0.5, halfHeight: 0.3, solid)
      for _ in 0..<200 { world.step(1 / 120) }
    }
    #expect(worlds[0].digest == worlds[1].digest)
    #expect(worlds[1].conventions == conventions)
  }

  @Test(
    "A box rests one to four slops away from an edge",
    arguments: [
      Float(0.0045), 0.005, 0.02,
    ])
  func slop(slop: Float) {
    var conventions = Conventions()
    conventions.linearSlop = slop
    let world = World(conventions)
    world.gravity = Vector(0, 10)
    var ground = BodyDefinition()
    ground.kind = .fixed
    world.addEdge(
      to: world.createBody(ground), from: Vector(-5, 1), to: Vector(5, 1), FixtureDefinition())
    let body = world.createBody(BodyDefinition())
    world.setAffectedByGravity(of: body, true)
    world.addBox(to: body, halfWidth: 0.5, halfHeight: 0.5, solid)
    for _ in 0..<300 { world.step(1 / 120) }
    let gap = 0.5 - world.position(of: body).y
    #expect(gap > slop && gap < 4 * slop, "gap \(gap)")
    #expect(!world.isAwake(body))
  }

  private var solid: FixtureDefinition {
    var definition = FixtureDefinition()
    definition.density = 1
    return definition
  }
}
