// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct WorldPointsTests {
  private let wide = ConvexShape.box(1, 0.5)
  private let small = ConvexShape.box(0.5, 0.5)

  @Test("Contact points are halfway between the surfaces, and the normal points from A to B")
  func halfWay() {
    let (poseA, poseB) = (Pose(.zero), Pose(Vector(0.25, -0.98)))
    let world = WorldPoints(
      [collide(wide, poseA, small, poseB)], poseA: poseA, radiusA: 0, poseB: poseB, radiusB: 0)
    #expect(world.normal == Vector(0, -1))
    expectClose(world.points.0.x, 0.75, within: 1e-6)
    expectClose(world.points.0.y, -0.49, within: 1e-6)
    expectClose(world.points.1.x, -0.25, within: 1e-6)
    expectClose(world.points.1.y, -0.49, within: 1e-6)
  }

  @Test("If the face is on B, the normal still points from A to B")
  func faceOfB() {
    let poseA = Pose(Vector(0, -1.2), angle: .pi / 4)
    let manifold = collide(small, poseA, wide, .identity)
    #expect(manifold.kind == .faceOfB)
    let world = WorldPoints(
      [manifold], poseA: poseA, radiusA: 0, poseB: .identity, radiusB: 0)
    #expect(world.normal == Vector(0, 1))
  }

  @Test("Each shape's skin moves its surface outward")
  func skins() {
    let (poseA, poseB) = (Pose(.zero), Pose(Vector(0, -1.02)))
    let a = ConvexShape(wide.vertices, radius: 0.01)
    let b = ConvexShape(small.vertices, radius: 0.03)
    let world = WorldPoints(
      [collide(a, poseA, b, poseB)], poseA: poseA, radiusA: 0.01, poseB: poseB, radiusB: 0.03)
    // The surfaces are at −0.51 and −0.52 + 0.03.
    expectClose(world.points.0.y, -0.5, within: 1e-6)
  }
}
