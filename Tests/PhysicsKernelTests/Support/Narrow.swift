// SPDX-License-Identifier: MIT

@testable import UIDynamicsPhysicsKernel

/// Returns the manifold of two shapes without reusing a known face.
func collide(_ a: ConvexShape, _ poseA: Pose, _ b: ConvexShape, _ poseB: Pose) -> Manifold {
  var known = DecidingFace.unknown
  return collidePolygons(a.polygon, poseA, b.polygon, poseB, known: &known)
}

/// An edge, including the far ends of its neighbors if there are any.
final class EdgeShape {
  let start: Vector
  let end: Vector
  private let vertices: UnsafeMutablePointer<Vector>
  private let hasPrevious: Bool
  private let hasNext: Bool

  init(_ start: Vector, _ end: Vector, previous: Vector? = nil, next: Vector? = nil) {
    (self.start, self.end) = (start, end)
    (hasPrevious, hasNext) = (previous != nil, next != nil)
    vertices = .allocate(capacity: 4)
    for (i, vertex) in [start, end, previous ?? start, next ?? end].enumerated() {
      (vertices + i).initialize(to: vertex)
    }
  }

  deinit { vertices.deallocate() }

  var view: EdgeView {
    EdgeView(
      vertices: vertices, hasPrevious: hasPrevious, hasNext: hasNext,
      radius: Conventions().skin)
  }

  func side(of centroid: Vector) -> EdgeSide { EdgeSide(view, centroid: centroid) }

  /// Returns the manifold of the edge and a polygon; the edge is A.
  func collide(_ pose: Pose = .identity, with polygon: ConvexShape, at poseB: Pose) -> Manifold {
    let scratch = UnsafeMutablePointer<Vector>.allocate(capacity: 2 * polygon.vertices.count)
    defer { scratch.deallocate() }
    return collideEdgePolygon(
      view, pose, polygon.polygon, poseB, centroid: .zero, scratch: scratch)
  }
}

extension Manifold {
  var points: [ManifoldPoint] { Array([first, second].prefix(Int(count))) }

  var features: [FeatureID] { points.map(\.feature) }
}
