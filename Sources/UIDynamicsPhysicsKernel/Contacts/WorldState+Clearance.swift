// SPDX-License-Identifier: MIT

/// Excludes contacts by bounding boxes, which is much cheaper than the narrow phase.
///
/// A contact that the narrow phase finds must never be excluded. For two rectangles, or a rectangle and a
/// segment, at distance d, the narrow phase finds a face with at least d/√2 beyond it: in the worst case,
/// corner against corner, one of two perpendicular normals is within 45° of the direction. Other shapes may
/// be more slanted, so they and shapes with a skin always go to the narrow phase.
extension WorldState {
  /// Returns the gap between the boxes above which the fixtures cannot touch; infinite if boxes cannot
  /// decide.
  @inline(__always) mutating func clearance(_ a: Fixture, _ b: Fixture) -> Float {
    let reach = a.kind == .edge ? Tolerances.edgeReachSkins * a.radius : 0
    return 1.5 * reach + Tolerances.clearance
      + Tolerances.clearanceGrowth * (a.extent + b.extent)
  }

  /// Returns `Fixture.extent`.
  mutating func extent(of fixture: Fixture) -> Float {
    switch fixture.kind {
    case .polygon where isRectangle(fixture), .edge: break
    case .polygon, .circle: return .infinity
    }
    let points = vertices.vertices(at: fixture.firstVertex)
    return (0..<Int(fixture.vertexCount)).reduce(0) {
      larger($0, points[$1].x.magnitude + points[$1].y.magnitude)
    }
  }

  /// Returns whether the fixture has four right-angled corners and no skin.
  private mutating func isRectangle(_ fixture: Fixture) -> Bool {
    guard fixture.vertexCount == 4 && fixture.radius == 0 else { return false }
    let normals = vertices.normals(at: fixture.firstVertex)
    return (0..<3).allSatisfy { normals[$0].dot(normals[$0 + 1]).magnitude < 0.01 }
  }

  /// Returns whether the boxes exclude contact now.
  @inline(__always) mutating func isClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    areApart(contact, tightBoxes) && isOnItsSide(contact)
  }

  /// Returns whether the boxes around their paths exclude contact of two polygons in the whole sub-step.
  @inline(__always) mutating func staysClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    contact.pointee.pair == .polygons && areApart(contact, sweptBoxes)
  }

  @inline(__always) private mutating func areApart(
    _ contact: UnsafeMutablePointer<Contact>, _ boxes: FlatArray<BoundingBox>
  ) -> Bool {
    let a = boxes[contact.pointee.fixtureA].corners
    let b = boxes[contact.pointee.fixtureB].corners
    let lower = SIMD4(lowHalf: b.lowHalf, highHalf: a.lowHalf)
    let gaps = lower - SIMD4(lowHalf: a.highHalf, highHalf: b.highHalf)
    let isNear = lower .< Tolerances.clearanceRange .& (lower .> -Tolerances.clearanceRange)
    return any(gaps .> contact.pointee.clearance) && all(isNear)
  }

  /// Returns whether a polygon is on the side of an edge that the narrow phase uses.
  ///
  /// In a chain the neighbors affect this. For a polygon in front of an edge but behind its neighbor, beyond
  /// a corner, the narrow phase uses the other side and finds it deep inside at any distance.
  private mutating func isOnItsSide(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    guard contact.pointee.pair == .edgePolygon else { return true }
    let edge = edgeView(of: contact.pointee.fixtureA)
    guard edge.hasPrevious || edge.hasNext else { return true }
    let poseA = bodies.at(contact.pointee.bodyA).pointee.pose
    let poseB = bodies.at(contact.pointee.bodyB).pointee.pose
    let centroid = poseA.relative(to: poseB)
      .apply(fixtures.at(contact.pointee.fixtureB).pointee.centroid)
    return EdgeSide(edge, centroid: centroid).normal.dot(centroid - edge.start) >= 0
  }
}
