// SPDX-License-Identifier: MIT

@testable import UIDynamicsPhysicsKernel

/// The contact of a disk as the solver sees it; `nil` if the shapes are apart.
struct Touch {
  let manifold: Manifold
  private let world: WorldPoints

  /// The unit normal, which points from A to B.
  var normal: Vector { world.normal }
  /// The point halfway between the surfaces.
  var point: Vector { world.points.0 }
  var feature: FeatureID { manifold.first.feature }

  init?(_ manifold: Manifold, _ poseA: Pose, _ radiusA: Float, _ poseB: Pose, _ radiusB: Float) {
    if manifold.count == 0 { return nil }
    self.manifold = manifold
    world = WorldPoints(
      [manifold], poseA: poseA, radiusA: radiusA, poseB: poseB, radiusB: radiusB)
  }

  init?(_ a: CircleView, _ poseA: Pose, _ b: CircleView, _ poseB: Pose) {
    self.init(collideCircles(a, poseA, b, poseB), poseA, a.radius, poseB, b.radius)
  }

  init?(_ a: ConvexShape, _ poseA: Pose, _ b: CircleView, _ poseB: Pose) {
    self.init(
      collidePolygonCircle(a.polygon, poseA, b, poseB), poseA, a.radius, poseB, b.radius)
  }
}

extension EdgeShape {
  func touch(_ circle: CircleView, at position: Vector = .zero) -> Touch? {
    Touch(
      collideEdgeCircle(view, Pose(.zero), circle, Pose(position)), Pose(.zero), view.radius,
      Pose(position), circle.radius)
  }
}

extension WorldPoints {
  var points: (Vector, Vector) { (Vector(x.x, y.x), Vector(x.y, y.y)) }
}
