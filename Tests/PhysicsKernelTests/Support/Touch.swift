// SPDX-License-Identifier: MIT

@testable import PhysicsKernel

/// One contact of a disc with something, and what the solver makes of it; nil when they are apart.
struct Touch {
  let manifold: Manifold
  private let world: WorldManifold

  /// From A to B, length 1.
  var normal: Vector { world.normal }
  /// Half-way between the surfaces.
  var point: Vector { world.points.0 }
  var feature: FeatureID { manifold.first.feature }

  init?(_ manifold: Manifold, _ poseA: Pose, _ radiusA: Float, _ poseB: Pose, _ radiusB: Float) {
    if manifold.count == 0 { return nil }
    self.manifold = manifold
    world = WorldManifold(
      manifold, poseA: poseA, radiusA: radiusA, poseB: poseB, radiusB: radiusB)
  }

  init?(_ a: CircleView, _ poseA: Pose, _ b: CircleView, _ poseB: Pose) {
    self.init(collideCircles(a, poseA, b, poseB), poseA, a.radius, poseB, b.radius)
  }

  init?(_ a: ConvexShape, _ poseA: Pose, _ b: CircleView, _ poseB: Pose) {
    self.init(
      collidePolygonCircle(a.polygon, poseA, b, poseB), poseA, a.radius, poseB, b.radius)
  }
}

/// An edge that owns its vertices.
final class ChainEdge {
  private let vertices: UnsafeMutablePointer<Vector>
  let view: EdgeView

  init(
    _ start: Vector, _ end: Vector, previous: Vector? = nil, next: Vector? = nil,
    radius: Float = Tolerances.polygonSkin
  ) {
    vertices = .allocate(capacity: 4)
    for (i, vertex) in [start, end, previous ?? start, next ?? end].enumerated() {
      (vertices + i).initialize(to: vertex)
    }
    view = EdgeView(
      vertices: vertices, hasPrevious: previous != nil, hasNext: next != nil, radius: radius)
  }

  deinit { vertices.deallocate() }

  func touch(_ circle: CircleView, at position: Vector = .zero) -> Touch? {
    Touch(
      collideEdgeCircle(view, Pose(.zero), circle, Pose(position)), Pose(.zero), view.radius,
      Pose(position), circle.radius)
  }
}
