// SPDX-License-Identifier: MIT

/// Telling by two boxes that two shapes do not touch.
///
/// Most neighbours do not, and their boxes say so in a dozen instructions. It must never say so where
/// the narrow phase would find a point. That looks for a face of either shape that has the other
/// beyond it. Two rectangles, or a rectangle and a segment, that lie d apart have a face with at least
/// d/√2 beyond it: the worst is corner against corner, and of two normals at right angles one leads
/// within 45° of the way from one to the other. Other shapes can be more slanted, and those with a
/// skin are left to the narrow phase too.
extension WorldState {
  /// By how much boxes must be apart; infinite where they do not say anything.
  mutating func clearance(
    _ pair: Contact.Pair, _ a: UnsafeMutablePointer<Fixture>, _ b: UnsafeMutablePointer<Fixture>
  ) -> Float {
    let reach: Float
    switch pair {
    case .polygons where isRectangle(a): reach = 0
    case .edgePolygon: reach = Tolerances.edgeReachSkins * a.pointee.radius
    case .polygons, .polygonCircle, .edgeCircle, .circles: return .infinity
    }
    if !isRectangle(b) { return .infinity }
    return 1.5 * reach + Tolerances.clearance
      + Tolerances.clearanceGrowth * (extent(of: a) + extent(of: b))
  }

  /// Four corners at right angles, and no skin.
  private func isRectangle(_ fixture: UnsafeMutablePointer<Fixture>) -> Bool {
    guard fixture.pointee.vertexCount == 4 && fixture.pointee.radius == 0 else { return false }
    let normals = vertices.normals(at: fixture.pointee.firstVertex)
    return (0..<3).allSatisfy { normals[$0].dot(normals[$0 + 1]).magnitude < 0.01 }
  }

  /// How far its corners lie from the origin of its body, at most, summed over both axes.
  private func extent(of fixture: UnsafeMutablePointer<Fixture>) -> Float {
    let points = vertices.vertices(at: fixture.pointee.firstVertex)
    return (0..<Int(fixture.pointee.vertexCount)).reduce(0) {
      larger($0, points[$1].x.magnitude + points[$1].y.magnitude)
    }
  }

  /// Whether the boxes of a contact say that its fixtures do not touch.
  @inline(__always) mutating func isClear(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let a = tightBoxes[contact.pointee.fixtureA].corners
    let b = tightBoxes[contact.pointee.fixtureB].corners
    let lower = SIMD4(lowHalf: b.lowHalf, highHalf: a.lowHalf)
    let gaps = lower - SIMD4(lowHalf: a.highHalf, highHalf: b.highHalf)
    let isNear = lower .< Tolerances.clearanceRange .& (lower .> -Tolerances.clearanceRange)
    return any(gaps .> contact.pointee.clearance) && all(isNear)
  }
}
