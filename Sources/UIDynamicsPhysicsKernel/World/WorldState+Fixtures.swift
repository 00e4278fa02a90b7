// SPDX-License-Identifier: MIT

extension WorldState {
  /// Adds a convex polygon with a skin around it.
  mutating func addPolygon(
    _ polygon: ConvexPolygon, radius: Float, to body: Int32, _ definition: FixtureDefinition
  ) {
    let count = polygon.vertices.count
    var fixture = Fixture(kind: .polygon, body: body, radius: radius, definition: definition)
    fixture.centroid = polygon.centroid
    fixture.vertexCount = Int32(count)
    fixture.firstVertex = vertices.take(fixture.vertexCount)
    for i in 0..<count {
      vertices.vertices(at: fixture.firstVertex)[i] = polygon.vertices[i]
      vertices.normals(at: fixture.firstVertex)[i] = polygon.normals[i]
    }
    scratch.reserve(2 * count)
    add(fixture)
    if fixture.density > 0 { updateMass(of: body) }
  }

  /// Adds a disc.
  mutating func addCircle(
    radius: Float, center: Vector, to body: Int32, _ definition: FixtureDefinition
  ) {
    var fixture = Fixture(kind: .circle, body: body, radius: radius, definition: definition)
    fixture.centroid = center
    fixture.vertexCount = 1
    fixture.firstVertex = vertices.take(1)
    vertices.vertices(at: fixture.firstVertex)[0] = center
    add(fixture)
    if fixture.density > 0 { updateMass(of: body) }
  }

  /// Adds a two-sided segment; `previous` and `next` are the far ends of its neighbours.
  ///
  /// Returns its slot. `after` keeps the edges of a chain in order in the body's list.
  @discardableResult
  mutating func addEdge(
    from start: Vector, to end: Vector, previous: Vector? = nil, next: Vector? = nil,
    on body: Int32, after: Int32 = none, _ definition: FixtureDefinition
  ) -> Int32 {
    var fixture = Fixture(
      kind: .edge, body: body, radius: conventions.skin, definition: definition)
    fixture.vertexCount = 2
    fixture.firstVertex = vertices.take(4)
    fixture.hasPrevious = previous != nil
    fixture.hasNext = next != nil
    let points = vertices.vertices(at: fixture.firstVertex)
    (points[0], points[1]) = (start, end)
    (points[2], points[3]) = (previous ?? start, next ?? end)
    return add(fixture, after: after)
  }

  /// Adds a closed loop of edges.
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
    let slot = fixtureSlots.take()
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
    sweptBoxes[slot] = tight
    broadPhase.insert(slot, box: tight, isFixed: !bodies.at(fixture.body).pointee.isDynamic)
    hasNewFixtures = true
    return slot
  }

  /// Takes a fixture out; its contacts are gone already.
  mutating func destroyFixture(_ slot: Int32) {
    broadPhase.remove(slot)
    let fixture = fixtures.at(slot)
    vertices.free(
      fixture.pointee.firstVertex,
      count: fixture.pointee.kind == .edge ? 4 : fixture.pointee.vertexCount)
    fixtureSlots.free(slot)
  }

  /// The tight box of a fixture at a pose, with its skin; an edge of a chain comes without.
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

  /// Notes what the body's fixtures swept since `start` and tells the broad phase.
  mutating func updateBoxes(of slot: Int32, from start: Pose) {
    let body = bodies.at(slot)
    let pose = body.pointee.pose
    var fixture = body.pointee.firstFixture
    var hasLeft = false
    while fixture != none {
      let tight = box(of: fixture, at: pose)
      let both = BoundingBox(enclosing: box(of: fixture, at: start), tight)
      tightBoxes[fixture] = tight
      sweptBoxes[fixture] = both.grown(by: bulge(of: tight, body))
      let displacement = pose.position - start.position
      if broadPhase.update(fixture, box: both, displacement: displacement) { hasLeft = true }
      fixture = fixtures.at(fixture).pointee.next
    }
    if hasLeft { noteOtherBoxes(of: slot) }
  }

  /// Has the contacts of a body looked at whether the fat boxes still meet.
  private mutating func noteOtherBoxes(of slot: Int32) {
    var end = bodies.at(slot).pointee.firstContactEnd
    while end != none {
      contacts.at(end >> 1).pointee.flags.insert(.hasOtherBoxes)
      end = contactEnds.older(of: end)
    }
  }

  /// Moves the boxes of a body on, from the start of its sweep.
  mutating func updateBoxes(of slot: Int32) {
    let sweep = bodies.at(slot).pointee.sweep
    let start = Pose(
      center: sweep.startCenter, rotation: Rotation(angle: sweep.startAngle),
      localCenter: sweep.localCenter)
    updateBoxes(of: slot, from: start)
  }

  /// Moves the boxes of a body on after a whole sub-step, whose start lies in the fat boxes already: as
  /// long as the end does too the broad phase has nothing to hear.
  @inline(__always) mutating func updateBoxesAfterStep(of slot: Int32) {
    let body = bodies.at(slot)
    let pose = body.pointee.pose
    var fixture = body.pointee.firstFixture
    while fixture != none {
      let tight = box(of: fixture, at: pose)
      if !broadPhase.encloses(fixture, tight) { return updateBoxes(of: slot) }
      sweptBoxes[fixture] = BoundingBox(enclosing: tightBoxes[fixture], tight)
        .grown(by: bulge(of: tight, body))
      tightBoxes[fixture] = tight
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  /// How far a corner leaves the straight line between its places at the start and at the end.
  ///
  /// A point at distance r from the center that turns by δ bulges by r (1 − cos δ/2) ≤ r δ²/8.
  @inline(__always) private func bulge(
    of box: BoundingBox, _ body: UnsafeMutablePointer<Body>
  ) -> Float {
    let turn = body.pointee.sweep.angle - body.pointee.sweep.startAngle
    return reach(of: box, body) * turn * turn / 8
  }

  /// No less than the distance of any point of a box from the center of its body.
  @inline(__always) func reach(
    of box: BoundingBox, _ body: UnsafeMutablePointer<Body>
  ) -> Float {
    let center = body.pointee.sweep.center
    let (low, high) = (box.lower - center, box.upper - center)
    return larger(low.x.magnitude, high.x.magnitude) + larger(low.y.magnitude, high.y.magnitude)
  }

  /// Tells the broad phase whether a body is fixed.
  mutating func setFixed(of slot: Int32, _ isFixed: Bool) {
    var fixture = bodies.at(slot).pointee.firstFixture
    while fixture != none {
      broadPhase.setFixed(fixture, isFixed)
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  /// Re-enters all fixtures of a body into the broad phase, as if it had moved.
  mutating func touchFixtures(of slot: Int32) {
    var fixture = bodies.at(slot).pointee.firstFixture
    while fixture != none {
      broadPhase.touch(fixture)
      fixture = fixtures.at(fixture).pointee.next
    }
  }

  /// What a collision query sees of a fixture.
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

/// The box around points of a frame.
///
/// Not a method: it would be handed a copy of the world.
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
