// SPDX-License-Identifier: MIT

extension WorldState {
  mutating func addPolygon(
    _ polygon: ConvexPolygon, radius: Float, to body: Int32, _ definition: FixtureDefinition
  ) {
    let count = polygon.vertices.count
    var fixture = Fixture(kind: .polygon, body: body, radius: radius, definition: definition)
    fixture.centroid = polygon.centroid
    fixture.vertexCount = Int32(count)
    fixture.firstVertex = vertices.allocate(fixture.vertexCount)
    for i in 0..<count {
      vertices.vertices(at: fixture.firstVertex)[i] = polygon.vertices[i]
      vertices.normals(at: fixture.firstVertex)[i] = polygon.normals[i]
    }
    scratch.reserve(2 * count)
    add(fixture)
    if fixture.material.density > 0 { updateMass(of: body) }
  }

  mutating func addCircle(
    radius: Float, center: Vector, to body: Int32, _ definition: FixtureDefinition
  ) {
    var fixture = Fixture(kind: .circle, body: body, radius: radius, definition: definition)
    fixture.centroid = center
    fixture.vertexCount = 1
    fixture.firstVertex = vertices.allocate(1)
    vertices.vertices(at: fixture.firstVertex)[0] = center
    add(fixture)
    if fixture.material.density > 0 { updateMass(of: body) }
  }

  /// Returns the slot; `previous` and `next` are the neighbors' far ends, and `after` is the preceding edge of the chain.
  @discardableResult
  mutating func addEdge(
    from start: Vector, to end: Vector, previous: Vector? = nil, next: Vector? = nil,
    on body: Int32, after: Int32 = none, _ definition: FixtureDefinition
  ) -> Int32 {
    var fixture = Fixture(
      kind: .edge, body: body, radius: conventions.skin, definition: definition)
    fixture.vertexCount = 2
    fixture.firstVertex = vertices.allocate(4)
    fixture.hasPrevious = previous != nil
    fixture.hasNext = next != nil
    let points = vertices.vertices(at: fixture.firstVertex)
    (points[0], points[1]) = (start, end)
    (points[2], points[3]) = (previous ?? start, next ?? end)
    return add(fixture, after: after)
  }

  mutating func addChainLoop(_ points: [Vector], to body: Int32, _ definition: FixtureDefinition) {
    let count = points.count
    var last = none
    for i in 0..<count {
      last = addEdge(
        from: points[i], to: points[(i + 1) % count],
        previous: points[(i + count - 1) % count], next: points[(i + 2) % count],
        on: body, after: last, definition)
    }
  }

  @discardableResult
  private mutating func add(_ fixture: Fixture, after previous: Int32 = none) -> Int32 {
    let slot = fixtureSlots.allocate()
    var fixture = fixture
    fixture.extent = extent(of: fixture)
    if previous == none {
      fixture.next = bodies.at(fixture.body).pointee.firstFixture
      bodies.at(fixture.body).pointee.firstFixture = slot
    } else {
      fixture.next = fixtures.at(previous).pointee.next
      fixtures.at(previous).pointee.next = slot
    }
    if Int(slot) == fixtures.count {
      fixtures.append(fixture)
      tightBoxes.extend(to: fixtures.count)
      sweptBoxes.extend(to: fixtures.count)
    } else {
      fixtures[slot] = fixture
    }
    let tight = box(of: slot, at: bodies.at(fixture.body).pointee.pose)
    tightBoxes[slot] = tight
    sweptBoxes[slot] = tight.grown(by: impactMargin(of: tight))
    broadPhase.insert(slot, box: tight, isFixed: !bodies.at(fixture.body).pointee.isDynamic)
    hasNewFixtures = true
    return slot
  }

  /// The fixture must not have any contacts.
  mutating func destroyFixture(_ slot: Int32) {
    broadPhase.remove(slot)
    let fixture = fixtures.at(slot)
    vertices.free(
      fixture.pointee.firstVertex,
      count: fixture.pointee.kind == .edge ? 4 : fixture.pointee.vertexCount)
    fixtureSlots.free(slot)
  }

  /// Returns the tight box of a fixture at a pose, including the skin unless the fixture is a chain edge.
  @inline(__always) func box(of slot: Int32, at pose: Pose) -> BoundingBox {
    let fixture = fixtures.at(slot)
    let points = vertices.vertices(at: fixture.pointee.firstVertex)
    let radius = fixture.pointee.hasNext ? 0 : fixture.pointee.radius
    if fixture.pointee.vertexCount == 4 {
      return FourVectors(points).placed(at: pose).box.grown(by: radius)
    }
    let count = Int(fixture.pointee.vertexCount)
    return boundingBox(around: points, count: count, at: pose).grown(by: radius)
  }

  /// Updates the boxes of a body's fixtures to cover its path from `start`.
  mutating func updateBoxes(of slot: Int32, from start: Pose) {
    let body = bodies.at(slot)
    let pose = body.pointee.pose
    var fixture = body.pointee.firstFixture
    var hasLeft = false
    while fixture != none {
      let tight = box(of: fixture, at: pose)
      let both = BoundingBox(enclosing: box(of: fixture, at: start), tight)
      tightBoxes[fixture] = tight
      sweptBoxes[fixture] = both.grown(by: bulge(of: tight, body) + impactMargin(of: tight))
      let displacement = pose.position - start.position
      if broadPhase.update(fixture, box: both, displacement: displacement) { hasLeft = true }
      fixture = fixtures.at(fixture).pointee.next
    }
    if hasLeft { noteOtherBoxes(of: slot) }
  }

  /// Marks the body's contacts, so that their margin boxes are tested for overlap again.
  private mutating func noteOtherBoxes(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      contacts.at(end >> 1).pointee.flags.insert(.hasOtherBoxes)
      end = contactEnds.older(of: end)
    }
  }

  mutating func updateBoxes(of slot: Int32) {
    let sweep = bodies.at(slot).pointee.sweep
    let start = Pose(
      center: sweep.startCenter, rotation: Rotation(angle: sweep.startAngle),
      localCenter: sweep.localCenter)
    updateBoxes(of: slot, from: start)
  }

  /// The margin boxes already contain the start; if they also contain the end, the broad phase needs no update.
  @inline(__always) mutating func updateBoxesAfterStep(of slot: Int32) {
    let body = bodies.at(slot)
    let pose = body.pointee.pose
    var fixture = body.pointee.firstFixture
    while fixture != none {
      let tight = box(of: fixture, at: pose)
      if !broadPhase.encloses(fixture, tight) { return updateBoxes(of: slot) }
      sweptBoxes[fixture] = BoundingBox(enclosing: tightBoxes[fixture], tight)
        .grown(by: bulge(of: tight, body) + impactMargin(of: tight))
      tightBoxes[fixture] = tight
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  /// Returns how far a corner's path deviates from a line: r (1 − cos δ/2) ≤ r δ²/8 for a rotation by δ.
  @inline(__always) private func bulge(
    of box: BoundingBox, _ body: UnsafeMutablePointer<Body>
  ) -> Float {
    let rotation = body.pointee.sweep.angle - body.pointee.sweep.startAngle
    return reach(of: box, body) * rotation * rotation / 8
  }

  /// Returns half the gap between boxes above which shapes cannot have an impact, with a safe margin.
  @inline(__always) private func impactMargin(of box: BoundingBox) -> Float {
    0.5 * Tolerances.impactReachSlops * conventions.linearSlop
      + Tolerances.impactReachGrowth * (box.lower.x.magnitude + box.lower.y.magnitude)
  }

  /// Returns an upper bound for the distance between the body's center and any point of the box.
  @inline(__always) func reach(
    of box: BoundingBox, _ body: UnsafeMutablePointer<Body>
  ) -> Float {
    let center = body.pointee.sweep.center
    let (low, high) = (box.lower - center, box.upper - center)
    return larger(low.x.magnitude, high.x.magnitude) + larger(low.y.magnitude, high.y.magnitude)
  }

  mutating func setFixed(of slot: Int32, _ isFixed: Bool) {
    var fixture = bodies.at(slot).pointee.firstFixture
    while fixture != none {
      broadPhase.setFixed(fixture, isFixed)
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  /// Updates the pairs of all fixtures of a body as if the body had moved.
  mutating func touchFixtures(of slot: Int32) {
    var fixture = bodies.at(slot).pointee.firstFixture
    while fixture != none {
      broadPhase.touch(fixture)
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  @inline(__always) func convexPoints(of slot: Int32) -> ConvexPoints {
    let fixture = fixtures.at(slot)
    return ConvexPoints(
      vertices: vertices.vertices(at: fixture.pointee.firstVertex),
      count: Int(fixture.pointee.vertexCount), radius: fixture.pointee.radius)
  }

  @inline(__always) func polygonView(of slot: Int32) -> PolygonView {
    let fixture = fixtures.at(slot)
    return PolygonView(
      vertices: vertices.vertices(at: fixture.pointee.firstVertex),
      normals: vertices.normals(at: fixture.pointee.firstVertex),
      count: Int(fixture.pointee.vertexCount), radius: fixture.pointee.radius)
  }

  @inline(__always) func circleView(of slot: Int32) -> CircleView {
    let fixture = fixtures.at(slot)
    return CircleView(
      center: vertices.vertices(at: fixture.pointee.firstVertex)[0],
      radius: fixture.pointee.radius)
  }

  @inline(__always) func edgeView(of slot: Int32) -> EdgeView {
    let fixture = fixtures.at(slot)
    return EdgeView(
      vertices: vertices.vertices(at: fixture.pointee.firstVertex),
      hasPrevious: fixture.pointee.hasPrevious, hasNext: fixture.pointee.hasNext,
      radius: fixture.pointee.radius)
  }
}

/// A free function, because a method might receive a copy of the world.
@inline(never) private func boundingBox(
  around points: UnsafePointer<Vector>, count: Int, at pose: Pose
) -> BoundingBox {
  var lower = pose.apply(points[0])
  var upper = lower
  for i in 1..<count {
    let point = pose.apply(points[i])
    lower = Vector(smaller(lower.x, point.x), smaller(lower.y, point.y))
    upper = Vector(larger(upper.x, point.x), larger(upper.y, point.y))
  }
  return BoundingBox(lower: lower, upper: upper)
}
