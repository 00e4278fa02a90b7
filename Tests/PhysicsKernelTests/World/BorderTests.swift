// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Programming errors stop the process with a message; scenes cannot cause them.
@Suite(.timeLimit(.minutes(30))) struct BorderTests {
  /// Expects that the process failed with a message on standard error.
  private func expect(
    _ result: ExitTest.Result?, says sentence: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence), "standard error: \(text)", sourceLocation: location)
  }

  @Test("Using a destroyed body ends the process with a message that identifies the body")
  func destroyedBody() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let body = world.createBody(BodyDefinition())
      world.destroyBody(body)
      _ = world.position(of: body)
    }
    expect(result, says: "World: body 0 (generation 1) was destroyed before.")
  }

  @Test("Setting conventions after adding a body ends the process")
  func lateConventions() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      _ = world.createBody(BodyDefinition())
      world.conventions = Conventions()
    }
    expect(result, says: "World: set the conventions before adding bodies.")
  }

  @Test("Destroying a body twice ends the process")
  func destroyedTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let body = world.createBody(BodyDefinition())
      world.destroyBody(body)
      world.destroyBody(body)
    }
    expect(result, says: "was destroyed before.")
  }

  @Test("A pose that is not finite ends the process, at creation and later")
  func pose() async {
    let created = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var definition = BodyDefinition()
      definition.position = Vector(.nan, 0)
      _ = World().createBody(definition)
    }
    expect(created, says: "World.createBody: the motion is not finite.")
    let moved = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let body = world.createBody(BodyDefinition())
      world.setPose(of: body, position: .zero, angle: .infinity)
    }
    expect(moved, says: "World.setPose: the pose is not finite.")
  }

  @Test("A velocity, force or impulse that is not finite ends the process")
  func motion() async {
    let velocity = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.setLinearVelocity(of: world.createBody(BodyDefinition()), Vector(0, .infinity))
    }
    expect(velocity, says: "World.setLinearVelocity: the velocity is not finite.")
    let force = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.applyForce(
        Vector(.nan, 0), at: .zero, to: world.createBody(BodyDefinition()))
    }
    expect(force, says: "World.applyForce: the force is not finite.")
    let impulse = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.applyLinearImpulse(
        .zero, at: Vector(0, .nan), to: world.createBody(BodyDefinition()))
    }
    expect(impulse, says: "World.applyLinearImpulse: the impulse is not finite.")
  }

  @Test("A box of zero width, a surface of zero density or a step of zero length ends the process")
  func sizes() async {
    let box = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.addBox(
        to: world.createBody(BodyDefinition()), halfWidth: 0, halfHeight: 1, FixtureDefinition())
    }
    expect(
      box, says: "World.addBox: the box of 0.0 × 2.0 m at Vector(x: 0.0, y: 0.0) is not valid.")
    let surface = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.setSurface(
        of: world.createBody(BodyDefinition()), density: 0, friction: 0, restitution: 0)
    }
    expect(surface, says: "World.setSurface: density 0.0 is not positive.")
    let step = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      World().step(0)
    }
    expect(step, says: "World.step: h is 0.0; a sub-step lasts a positive time.")
  }

  @Test("An invalid loop ends the process with its validation message")
  func loop() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.addChainLoop(
        to: world.createBody(BodyDefinition()), vertices: [.zero, Vector(1, 0)],
        FixtureDefinition())
    }
    expect(
      result, says: "World.addChainLoop: a loop needs 3 distinct, finite vertices.")
  }
}
