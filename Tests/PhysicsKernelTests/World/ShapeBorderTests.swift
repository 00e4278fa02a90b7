// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

/// Invalid calls stop the process with a message; the classes check their values first.
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
    expect(result, says: "World.addCircle: the disc with a radius of 0.0 m")
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
    expect(result, says: "World.addBox: the box of 2.0 × 2.0 m")
  }

  @Test("Adding a field beyond the maximum number ends the process with a message")
  func tooManyFields() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      for _ in 0...UIKitFacts.mostFields { _ = world.createField(Field(.drag)) }
    }
    expect(result, says: "World: there are too many fields.")
  }

  @Test("A joint between a body and itself ends the process with a message")
  func jointToItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let body = world.createBody(BodyDefinition())
      _ = world.createWeldJoint(JointPlacement(body, body))
    }
    expect(result, says: "World: both ends of a joint are at one body.")
  }
}
