// SPDX-License-Identifier: MIT

extension World {
  /// Adds a box with its sides along the body's axes; half extents and center in m. No skin.
  package func addBox(
    to body: BodyID, halfWidth: Float, halfHeight: Float, center: Vector = .zero,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validateBox(halfWidth: halfWidth, halfHeight: halfHeight, center: center) {
      preconditionFailure("World.addBox: \(fault)")
    }
    state.pointee.addPolygon(
      ConvexPolygon(halfWidth: halfWidth, halfHeight: halfHeight, center: center), radius: 0,
      to: body.slot, definition)
  }

  /// Adds a disc; radius and center in m, in the body's frame. Its surface is exact, without skin.
  package func addCircle(
    to body: BodyID, radius: Float, center: Vector = .zero, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validateCircle(radius: radius, center: center) {
      preconditionFailure("World.addCircle: \(fault)")
    }
    state.pointee.addCircle(radius: radius, center: center, to: body.slot, definition)
  }

  /// Adds the convex polygon through points in the body's frame, m, drawn in either direction.
  ///
  /// Points that are no corners (repeated, or on a straight side) are left out. The skin, in m, keeps
  /// other shapes away from the corners, as measured on items with a path or an ellipse.
  package func addPolygon(
    to body: BodyID, points: [Vector], skin: Float = Tolerances.polygonSkin,
    _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validatePolygon(points) {
      preconditionFailure("World.addPolygon: \(fault)")
    }
    precondition(skin >= 0 && skin.isFinite, "World.addPolygon: the skin is \(skin) m.")
    state.pointee.addPolygon(
      ConvexPolygon(hullOf: points), radius: skin, to: body.slot, definition)
  }

  /// Adds a two-sided segment in the body's frame, m. It has no mass.
  package func addEdge(
    to body: BodyID, from start: Vector, to end: Vector, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validateEdge(from: start, to: end) {
      preconditionFailure("World.addEdge: \(fault)")
    }
    state.pointee.addEdge(from: start, to: end, on: body.slot, weightless(definition))
  }

  /// Adds a closed hollow loop of edges in the body's frame, m; it has no mass.
  ///
  /// Vertices nearer to the one before than the welding distance are left out.
  package func addChainLoop(
    to body: BodyID, vertices: [Vector], _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validateChainLoop(vertices) {
      preconditionFailure("World.addChainLoop: \(fault)")
    }
    let corners = Welding.distinctNeighbours(inLoop: vertices).map { vertices[$0] }
    state.pointee.addChainLoop(corners, to: body.slot, weightless(definition))
  }

  /// Sets density (kg/m²), friction and restitution of all fixtures of a body.
  ///
  /// Contacts that exist keep the coefficients they were made with.
  package func setSurface(
    of body: BodyID, density: Float, friction: Float, restitution: Float
  ) {
    precondition(
      density > 0 && density.isFinite, "World.setSurface: density \(density); it must be positive.")
    var isHeavier = false
    forEachFixture(of: body) { fixture in
      isHeavier = isHeavier || fixture.density != density
      fixture.density = density
      fixture.friction = friction
      fixture.restitution = restitution
    }
    if isHeavier { state.pointee.updateMass(of: body.slot) }
  }

  /// Sets the filter of all fixtures of a body; contacts it forbids end in the next sub-step.
  package func setFilter(of body: BodyID, _ filter: CollisionFilter) {
    var isNew = false
    forEachFixture(of: body) { fixture in
      isNew = isNew || fixture.filter != filter
      fixture.filter = filter
    }
    if isNew { state.pointee.refilterContacts(of: body.slot) }
  }

  /// The filter of the body's newest fixture; one that meets nothing without a fixture.
  package func filter(of body: BodyID) -> CollisionFilter {
    let first = self.body(body).pointee.firstFixture
    return first == none
      ? CollisionFilter(category: 0, mask: 0) : state.pointee.fixtures[first].filter
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
