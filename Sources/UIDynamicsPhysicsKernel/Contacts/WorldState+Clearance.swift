// SPDX-License-Identifier: MIT

/// Uses bounding boxes to rule out contacts, but never one that the narrow phase would find.
///
/// For two rectangles, or a rectangle and a segment, at a distance d, the narrow phase finds a face with a
/// separation of at least d/√2. In the worst case, two corners, one of two perpendicular normals is within 45°
/// of the direction. Other shapes can be worse; like shapes with a skin, they always go to the narrow phase.
extension WorldState {
  /// Returns the required gap; infinite if boxes cannot rule out a contact.
  @inline(__always) mutating func clearance(_ a: Fixture, _ b: Fixture) -> Float {
    let reach = a.kind == .edge ? Tolerances.edgeReachSkins * a.radius : 0
    return 1.5 * reach + Tolerances.clearance
      + Tolerances.clearanceGrowth * (a.extent + b.extent)
  }

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

  private mutating func isRectangle(_ fixture: Fixture) -> Bool {
    guard fixture.vertexCount == 4 && fixture.radius == 0 else { return false }
    let normals = vertices.normals(at: fixture.firstVertex)
    return (0..<3).allSatisfy { normals[$0].dot(normals[$0 + 1]).magnitude < 0.01 }
  }

  @inline(__always) mutating func isClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    areApart(contact, tightBoxes, by: contact.pointee.clearance) && isOnItsSide(contact)
  }

  /// Returns whether the boxes around the paths of two polygons stay apart for the whole sub-step.
  @inline(__always) mutating func staysClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    // The boxes already include this margin.
    let margin = Tolerances.impactReachSlops * conventions.linearSlop
    return contact.pointee.pair == .polygons
      && areApart(contact, sweptBoxes, by: contact.pointee.clearance - margin)
  }

  @inline(__always) private mutating func areApart(
    _ contact: UnsafeMutablePointer<Contact>, _ boxes: FlatArray<BoundingBox>, by gap: Float
  ) -> Bool {
    let a = boxes[contact.pointee.fixtureA].corners
    let b = boxes[contact.pointee.fixtureB].corners
    let lower = SIMD4(lowHalf: b.lowHalf, highHalf: a.lowHalf)
    let gaps = lower - SIMD4(lowHalf: a.highHalf, highHalf: b.highHalf)
    let isNear = lower .< Tolerances.clearanceRange .& (lower .> -Tolerances.clearanceRange)
    return any(gaps .> gap) && all(isNear)
  }

  /// Returns whether a polygon is on the side of an edge that the narrow phase uses.
  ///
  /// In a chain, a polygon that is in front of an edge but behind its neighbor counts as deep inside, however far away it is.
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
