// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

/// Invalid shapes stop the process with a message, so callers must validate them first.
@Suite(.timeLimit(.minutes(30))) struct ShapeBorderTests {
  private func expect(
    _ result: ExitTest.Result?, says sentence: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence), "standard error: \(text)", sourceLocation: location)
  }

  @Test("Adding a polygon whose points are collinear ends the process with a message")
  func flatPolygon() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let points = [Vector.zero, Vector(1, 0.5), Vector(2, 1)]
      world.addPolygon(
        to: world.createBody(BodyDefinition()), points: points, FixtureDefinition())
    }
    expect(result, says: "World.addPolygon: the points span no area.")
  }

  @Test("Adding a disk without a radius ends the process with a message")
  func flatDisc() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.addCircle(to: world.createBody(BodyDefinition()), radius: 0, FixtureDefinition())
    }
    expect(result, says: "World.addCircle: radius 0.0 m; it must be positive.")
  }

  @Test("Adding a box whose center is not finite ends the process with a message")
  func boxNowhere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.addBox(
        to: world.createBody(BodyDefinition()), halfWidth: 1, halfHeight: 1,
        center: Vector(.nan, 0), FixtureDefinition())
    }
    expect(result, says: "World.addBox: the center is not finite.")
  }
}

@Suite(.timeLimit(.minutes(30))) struct ShapeValidationTests {
  @Test("Validation reports every fault that would end the process, and accepts valid values")
  func sentences() {
    let nowhere = Vector(.nan, 0)
    var body = BodyDefinition()
    #expect(World.validate(body) == nil)
    body.angularVelocity = .infinity
    #expect(World.validate(body) == "the velocity is not finite.")
    body.angle = .nan
    #expect(World.validate(body) == "the pose is not finite.")

    #expect(World.validateBox(halfWidth: 1, halfHeight: 1e-30, skin: 0.1) == nil)
    #expect(
      World.validateBox(halfWidth: 0, halfHeight: 2)
        == "half extents 0.0 × 2.0 m; both must be positive.")
    #expect(
      World.validateBox(halfWidth: 1, halfHeight: 1, center: nowhere)
        == "the center is not finite.")
    #expect(
      World.validateBox(halfWidth: 1, halfHeight: 1, skin: -1)
        == "skin -1.0 m; it must not be negative.")

    #expect(World.validateCircle(radius: 1e-6) == nil)
    #expect(World.validateCircle(radius: .nan) == "radius nan m; it must be positive.")
    #expect(World.validateCircle(radius: 1, center: nowhere) == "the center is not finite.")

    let square = [Vector(0, 0), Vector(1, 0), Vector(1, 1), Vector(0, 1)]
    #expect(World.validatePolygon(square) == nil)
    #expect(World.validatePolygon(square + [nowhere]) == "point 4 is not finite.")
    #expect(World.validatePolygon(Array(square[...1])) == "the points span no area.")
    #expect(
      World.validatePolygon(Array(repeating: square, count: 1025).flatMap { $0 })
        == "4100 points; at most 4096 are possible.")
    #expect(World.validateEdge(from: .zero, to: .zero) == nil)
    #expect(World.validateEdge(from: .zero, to: nowhere)?.hasSuffix("is not finite.") == true)
    #expect(World.validate(density: 0.1) == nil)
    #expect(World.validate(density: 0) == "density 0.0; it must be positive.")
  }

  @Test("Validation rejects a field if the world already has the maximum number")
  func fields() {
    let world = World()
    let field = Field(.drag)
    for _ in 0..<UIKitFacts.mostFields {
      #expect(world.validate(field) == nil)
      _ = world.createField(field)
    }
    #expect(world.validate(field) == "there are 32 fields already, and there can be no more.")
  }
}
