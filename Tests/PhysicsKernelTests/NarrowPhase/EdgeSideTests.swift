// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// An edge from (0, 0) to (1, 0), with its front above it.
///
/// Each neighbor bends by an angle, which is positive if the corner is convex from the front, and negative if it is concave.
@Suite(.timeLimit(.minutes(30))) struct EdgeSideTests {
  struct Case: CustomStringConvertible {
    var atStart: Double?
    var atEnd: Double?

    var edge: EdgeShape {
      EdgeShape(
        .zero, Vector(1, 0),
        previous: atStart.map { Vector(Float(-cos($0)), Float(sin($0))) },
        next: atEnd.map { Vector(Float(1 + cos($0)), Float(sin($0))) })
    }

    var description: String { "\(atStart ?? .nan) at the start, \(atEnd ?? .nan) at the end" }

    static let bends: [Double?] = [nil, 0, 0.3, 1.2, -0.3, -1.2]
    static let all = bends.flatMap { start in bends.map { Case(atStart: start, atEnd: $0) } }
  }

  /// Returns the angle by which the normal may lean toward a corner.
  ///
  /// At a convex corner, it may lean up to the neighbor's normal; at a concave or straight one, not at all; and without a
  /// neighbor, in any direction. From behind, convex and concave are exchanged.
  private func leanAllowed(_ bend: Double?, isFront: Bool) -> Double {
    guard let bend else { return .pi }
    return max(isFront ? bend : -bend, 0)
  }

  @Test("An edge's range of normals ends where its neighbors' ranges begin", arguments: Case.all)
  func range(corner: Case) {
    for isFront in [true, false] {
      let centroid = Vector(0.5, isFront ? -0.01 : 0.01)
      let side = corner.edge.side(of: centroid)
      #expect(side.isFront == isFront, "\(corner)")
      #expect(side.normal == Vector(0, isFront ? -1 : 1), "\(corner)")
      for step in -179...179 {
        // A positive value leans toward the end of the edge.
        let lean = Double(step) / 180 * .pi
        let limit = leanAllowed(lean >= 0 ? corner.atEnd : corner.atStart, isFront: isFront)
        // The tolerance applies to cosines.
        let excess = cos(limit) - cos(lean) - Double(Tolerances.angularSlop)
        if excess.magnitude < 1e-4 { continue }
        let normal = Vector(Float(sin(lean)), Float(isFront ? -cos(lean) : cos(lean)))
        #expect(side.allows(normal) == (excess < 0), "\(corner), front \(isFront), \(step)°")
      }
    }
  }

  @Test(
    "At a convex corner, a polygon is in front if it is ahead of either edge",
    arguments: [(-0.2, 0.1, true), (0.5, -0.1, true), (-0.2, 0.3, false), (0.5, 0.1, false)])
  func convexStart(x: Double, y: Double, isFront: Bool) {
    // The previous edge rises from the left at 45°, so the front is above y = −x.
    let edge = Case(atStart: .pi / 4, atEnd: nil).edge
    let side = edge.side(of: Vector(Float(x), Float(y)))
    #expect(side.isFront == isFront)
  }

  @Test(
    "At a concave corner, a polygon is in front only if it is ahead of both edges",
    arguments: [(0.5, -0.1, true), (0.5, 0.1, false), (-0.3, -0.1, false), (-0.05, -0.1, true)])
  func concaveStart(x: Double, y: Double, isFront: Bool) {
    // The previous edge descends from the left at 45°, so the front is above y = x.
    let edge = Case(atStart: -.pi / 4, atEnd: nil).edge
    let side = edge.side(of: Vector(Float(x), Float(y)))
    #expect(side.isFront == isFront)
  }

  @Test("A polygon exactly on the line is in front")
  func onTheLine() {
    #expect(Case().edge.side(of: Vector(0.5, 0)).isFront)
  }
}
