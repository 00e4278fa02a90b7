// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct StepFaultTests {
  /// Creates a body with a damping of −1/h + ε, which multiplies v by a huge factor in each sub-step.
  private func runaway() -> (world: World, body: BodyID, bystander: BodyID) {
    let world = World()
    var definition = BodyDefinition()
    definition.tag = 7
    definition.angularVelocity = 1
    definition.angularDamping = -119.999
    let body = world.createBody(definition)
    var bystander = BodyDefinition()
    bystander.position = Vector(10, 0)
    bystander.linearVelocity = Vector(1, 0)
    let other = world.createBody(bystander)
    for id in [body, other] {
      var fixture = FixtureDefinition()
      fixture.density = 1
      world.addBox(to: id, halfWidth: 0.1, halfHeight: 0.1, fixture)
    }
    world.gravity = Vector(3e38, 0)
    world.setAffectedByGravity(of: body, true)
    world.setLinearDamping(of: body, -119.999)
    return (world, body, other)
  }

  @Test("A number that is not finite is reported with its body and sub-step, and does not spread")
  func reported() throws {
    let (world, body, bystander) = runaway()
    var steps: UInt64 = 0
    while world.fault == nil && steps < 1_000 {
      world.step(1.0 / 120)
      steps += 1
    }
    let fault = try #require(world.fault)
    #expect(fault == .notFinite(body: body, tag: 7, step: steps))
    #expect(world.position(of: body).isFinite && world.angle(of: body).isFinite)
    #expect(world.linearVelocity(of: body).isFinite)
    #expect(world.position(of: bystander).isFinite)
  }

  @Test("A world with a fault no longer moves")
  func standsStill() {
    let (world, _, bystander) = runaway()
    for _ in 0..<1_000 where world.fault == nil { world.step(1.0 / 120) }
    let (digest, position) = (world.digest, world.position(of: bystander))
    world.step(1.0 / 120)
    #expect(world.digest == digest && world.position(of: bystander) == position)
  }
}
