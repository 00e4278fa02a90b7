// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension World {
  /// Adds a box whose sides are parallel to the axes of the body's frame.
  package func addBox(
    to body: BodyID, halfWidth: Float, halfHeight: Float, center: Vector = .zero, skin: Float = 0,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    halt(
      on: World.validateBox(
        halfWidth: halfWidth, halfHeight: halfHeight, center: center, skin: skin),
      "addBox")
    state.pointee.addPolygon(
      ConvexPolygon(halfWidth: halfWidth, halfHeight: halfHeight, center: center), radius: skin,
      to: body.slot, definition)
  }

  /// Adds a disc; its center is given in the body's frame.
  package func addCircle(
    to body: BodyID, radius: Float, center: Vector = .zero, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    halt(on: World.validateCircle(radius: radius, center: center), "addCircle")
    state.pointee.addCircle(radius: radius, center: center, to: body.slot, definition)
  }

  /// Adds the convex hull of points in the body's frame; the default skin is the one measured for items with a path.
  package func addPolygon(
    to body: BodyID, points: [Vector], skin: Float? = nil,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    let skin = skin ?? state.pointee.conventions.skin
    halt(on: World.fault(ofPoints: points) ?? World.validate(skin: skin), "addPolygon")
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
    halt(on: World.validateEdge(from: start, to: end), "addEdge")
    if EdgeFacts.coincide(start.components, end.components) { return }
    state.pointee.addEdge(from: start, to: end, on: body.slot, weightless(definition))
  }

  /// Adds a closed loop of edges without mass.
  ///
  /// Consecutive vertices closer than `EdgeFacts.shortest` are merged; at least 3 must remain.
  package func addChainLoop(
    to body: BodyID, vertices: [Vector], _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    halt(on: World.validateChainLoop(vertices), "addChainLoop")
    let corners = EdgeFacts.corners(ofLoop: vertices.count) { vertices[$0].components }
    state.pointee.addChainLoop(corners.map { vertices[$0] }, to: body.slot, weightless(definition))
  }

  /// Sets the surface properties of all fixtures of a body; existing contacts keep their coefficients.
  package func setSurface(
    of body: BodyID, density: Float, friction: Float, restitution: Float
  ) {
    halt(on: World.validate(density: density), "setSurface")
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
