// SPDX-License-Identifier: MIT

/// Telling by two boxes that two shapes do not touch.
///
/// Most neighbours do not, and their boxes say so in a dozen instructions. It must never say so where
/// the narrow phase would find a point. That looks for a face of either shape that has the other
/// beyond it. Two rectangles, or a rectangle and a segment, that lie d apart have a face with at least
/// d/√2 beyond it: the worst is corner against corner, and of two normals at right angles one leads
/// within 45° of the way from one to the other; a segment's has to be that on the other's side. Other shapes can be more slanted, and those with a
/// skin are left to the narrow phase too.
extension WorldState {
  /// By how much the boxes of two fixtures must be apart; infinite where they do not say anything.
  @inline(__always) mutating func clearance(_ a: Fixture, _ b: Fixture) -> Float {
    let reach = a.kind == .edge ? Tolerances.edgeReachSkins * a.radius : 0
    return 1.5 * reach + Tolerances.clearance
      + Tolerances.clearanceGrowth * (a.extent + b.extent)
  }

  /// `Fixture.extent`, told by the vertices.
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

  /// Four corners at right angles, and no skin.
  private mutating func isRectangle(_ fixture: Fixture) -> Bool {
    guard fixture.vertexCount == 4 && fixture.radius == 0 else { return false }
    let normals = vertices.normals(at: fixture.firstVertex)
    return (0..<3).allSatisfy { normals[$0].dot(normals[$0 + 1]).magnitude < 0.01 }
  }

  /// Whether the boxes of a contact say that its fixtures do not touch.
  @inline(__always) mutating func isClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    areApart(contact, tightBoxes) && isOnItsSide(contact)
  }

  /// Whether two polygons do not touch at any time of the sub-step, by the boxes around their paths.
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

  /// Whether a polygon is on the side of an edge from which the narrow phase sees it.
  ///
  /// In a chain the neighbours have a say in that: of a polygon in front of an edge and behind its neighbour,
  /// beyond a corner, the edge's other side is asked, which finds it deep inside however far away it is.
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
