// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension World {
  /// Adds a box whose sides are parallel to the axes of the body's frame.
  package func addBox(
    to body: BodyID, halfWidth: Float, halfHeight: Float, center: Vector = .zero, skin: Float = 0,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    require(
      halfWidth > 0 && halfHeight > 0 && halfWidth.isFinite && halfHeight.isFinite
        && center.isFinite
        && skin >= 0 && skin.isFinite,
      "World.addBox: the box of \(2 * halfWidth) × \(2 * halfHeight) m at \(center) is not valid.")
    state.pointee.addPolygon(
      ConvexPolygon(halfWidth: halfWidth, halfHeight: halfHeight, center: center), radius: skin,
      to: body.slot, definition)
  }

  /// Adds a disc; its center is given in the body's frame.
  package func addCircle(
    to body: BodyID, radius: Float, center: Vector = .zero, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    require(
      radius > 0 && radius.isFinite && center.isFinite,
      "World.addCircle: the disc with a radius of \(radius) m at \(center) is not valid.")
    state.pointee.addCircle(radius: radius, center: center, to: body.slot, definition)
  }

  /// Adds the convex hull of points in the body's frame; the default skin is the one measured for items with a path.
  package func addPolygon(
    to body: BodyID, points: [Vector], skin: Float? = nil,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    require(
      points.count <= OutlineFacts.mostPoints && points.allSatisfy { $0.isFinite },
      "World.addPolygon: there are too many points, or one of them is not finite.")
    let skin = skin ?? state.pointee.conventions.skin
    state.pointee.addPolygon(hull(of: points), radius: skin, to: body.slot, definition)
  }

  private func hull(of points: [Vector]) -> ConvexPolygon {
    if let lastOutline, lastOutline.points == points { return lastOutline.hull }
    guard let hull = ConvexPolygon(hullOf: points) else {
      stop("World.addPolygon: the points span no area.")
    }
    lastOutline = (points, hull)
    return hull
  }

  /// Adds a two-sided segment without mass; segments shorter than `EdgeFacts.shortest` are ignored.
  package func addEdge(
    to body: BodyID, from start: Vector, to end: Vector, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    requireFinite(start.isFinite && end.isFinite, "edge", of: "addEdge")
    if EdgeFacts.coincide(start.components, end.components) { return }
    state.pointee.addEdge(from: start, to: end, on: body.slot, weightless(definition))
  }

  /// Adds a closed loop of edges without mass.
  ///
  /// The vertices must have `corners(ofLoop:)`.
  package func addChainLoop(
    to body: BodyID, vertices: [Vector], _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    guard let corners = World.corners(ofLoop: vertices) else {
      stop("World.addChainLoop: a loop needs 3 distinct, finite vertices.")
    }
    state.pointee.addChainLoop(corners, to: body.slot, weightless(definition))
  }

  /// Merges consecutive vertices closer than `EdgeFacts.shortest`; returns `nil` unless 3 finite ones remain.
  package static func corners(ofLoop vertices: [Vector]) -> [Vector]? {
    guard vertices.allSatisfy({ $0.isFinite }) else { return nil }
    let corners = EdgeFacts.corners(ofLoop: vertices.count) { vertices[$0].components }
    return corners.count >= 3 ? corners.map { vertices[$0] } : nil
  }

  /// Sets the surface properties of all fixtures of a body; existing contacts keep their coefficients.
  package func setSurface(
    of body: BodyID, density: Float, friction: Float, restitution: Float
  ) {
    require(
      density > 0 && density.isFinite, "World.setSurface: density \(density) is not positive.")
    var isHeavier = false
    forEachFixture(of: body) { fixture in
      isHeavier = isHeavier || fixture.material.density != density
      fixture.material.density = density
      fixture.material.friction = friction
      fixture.material.restitution = restitution
    }
    if isHeavier { state.pointee.updateMass(of: body.slot) }
  }

  /// Sets the filter of all fixtures of a body; contacts that it excludes end in the next sub-step.
  package func setFilter(of body: BodyID, _ filter: CollisionFilter) {
    var isNew = false
    forEachFixture(of: body) { fixture in
      isNew = isNew || fixture.filter != filter
      fixture.filter = filter
    }
    if isNew { state.pointee.refilterContacts(of: body.slot) }
  }

  private func forEachFixture(of body: BodyID, _ change: (inout Fixture) -> Void) {
    var slot = self.body(body).pointee.firstFixture
    while slot != none {
      let fixture = state.pointee.fixtures.at(slot)
      change(&fixture.pointee)
      slot = fixture.pointee.next
    }
  }

  private func weightless(_ definition: FixtureDefinition) -> FixtureDefinition {
    var result = definition
    result.density = 0
    return result
  }
}
