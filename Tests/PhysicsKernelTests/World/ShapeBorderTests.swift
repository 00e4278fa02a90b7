// SPDX-License-Identifier: MIT

import PhysicsKernel
import TestSupport
import Testing

/// Shapes that are none stop the process with a sentence; `validatePolygon` asks first.
@Suite struct ShapeBorderTests {
  private func expect(
    _ result: ExitTest.Result?, says sentence: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence), "standard error: \(text)", sourceLocation: location)
  }

  @Test("Adding a concave polygon fails and says where it bends inwards")
  func concavePolygon() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      let points = [Vector.zero, Vector(1, 0.5), Vector(0, 1), Vector(0.5, 0.5)]
      world.addPolygon(
        to: world.createBody(BodyDefinition()), points: points, FixtureDefinition())
    }
    expect(result, says: "World.addPolygon: The outline bends inwards at point 3;")
  }

  @Test("Adding a disc without extent fails and names the radius")
  func flatDisc() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = World()
      world.addCircle(to: world.createBody(BodyDefinition()), radius: 0, FixtureDefinition())
    }
    expect(result, says: "World.addCircle: radius 0.0 m; it must be positive.")
  }

  @Test("Adding a box whose center is nowhere fails and names the center")
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
