// SPDX-License-Identifier: MIT

extension World {
  /// Adds a box without skin around the body's origin; half extents in m, positive.
  package func addBox(
    to body: BodyID, halfWidth: Float, halfHeight: Float, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    precondition(
      halfWidth > 0 && halfHeight > 0 && halfWidth.isFinite && halfHeight.isFinite,
      "World.addBox: half extents \(halfWidth) × \(halfHeight) m; both must be positive.")
    let (x, y) = (halfWidth, halfHeight)
    state.pointee.addPolygon(
      [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)],
      normals: [Vector(0, -1), Vector(1, 0), Vector(0, 1), Vector(-1, 0)],
      centroid: .zero, radius: 0, to: body.slot, definition)
  }

  /// Adds a two-sided segment in the body's frame, m; it has no mass.
  package func addEdge(
    to body: BodyID, from start: Vector, to end: Vector, _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    precondition(
      start.isFinite && end.isFinite && start != end,
      "World.addEdge: from \(start) to \(end) is no segment.")
    state.pointee.addEdge(from: start, to: end, on: body.slot, weightless(definition))
  }

  /// Adds a closed hollow loop of edges in the body's frame, m; it has no mass.
  ///
  /// At least three vertices, neighbours (first and last too) not in the same place.
  package func addChainLoop(
    to body: BodyID, vertices: [Vector], _ definition: FixtureDefinition
  ) {
    _ = self.body(body)
    if let fault = World.validateChainLoop(vertices) {
      preconditionFailure("World.addChainLoop: \(fault)")
    }
    state.pointee.addChainLoop(vertices, to: body.slot, weightless(definition))
  }

  /// Why these vertices are no loop, or nil when they are.
  package static func validateChainLoop(_ vertices: [Vector]) -> String? {
    guard vertices.count >= 3 else {
      return "\(vertices.count) vertices; a loop has at least 3."
    }
    for i in vertices.indices {
      let next = vertices[(i + 1) % vertices.count]
      if !vertices[i].isFinite { return "vertex \(i) is not finite." }
      if vertices[i] == next { return "vertices \(i) and \(i + 1) are in the same place." }
    }
    return nil
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
