// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollidePolygonCircleTests {
  private let box = ConvexShape.box(1, 0.5)
  private let disc = CircleView(center: .zero, radius: 0.25)

  @Test("Above a face, the normal is the face's, and the point is below the center")
  func face() throws {
    let touch = try #require(meet(at: Vector(0.3, -0.7)))
    #expect(touch.normal == Vector(0, -1))
    expectClose(touch.point.x, 0.3, within: 1e-6)
    // The point is halfway between the face at −0.5 and the disk's lowest point at −0.45.
    expectClose(touch.point.y, -0.475, within: 1e-6)
    #expect(touch.manifold.kind == .faceOfA)
  }

  @Test("At a corner, the normal points from the corner to the center")
  func corner() throws {
    let touch = try #require(meet(at: Vector(1.1, -0.6)))
    let half = Double(0.5).squareRoot()
    expectClose(touch.normal.x, half, within: 1e-6)
    expectClose(touch.normal.y, -half, within: 1e-6)
    // The disk is next to the corner; judging by the box's sides alone, it would touch.
    #expect(meet(at: Vector(1.2, -0.7)) == nil)
  }

  @Test("A disk with its center inside is pushed out through the nearest face")
  func inside() throws {
    for (position, normal) in [
      (Vector(0.2, -0.4), Vector(0, -1)), (Vector(0.9, 0.1), Vector(1, 0)),
      (Vector(-0.9, -0.1), Vector(-1, 0)), (Vector(0, 0.01), Vector(0, 1)),
    ] {
      let touch = try #require(meet(at: position))
      #expect(touch.normal == normal, "center at \(position)")
    }
  }

  @Test("A disk with its center on a face or corner has a normal of length 1")
  func onTheBoundary() throws {
    for position in [Vector(0.5, -0.5), Vector(1, -0.5), Vector(1, 0), Vector(-1, 0.5)] {
      let touch = try #require(meet(at: position))
      expectClose(touch.normal.length, 1, within: 1e-6, "center at \(position)")
    }
  }

  @Test("A disk touches exactly when its center is within its radius plus the polygon's skin")
  func distance() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<100 {
        let shape = ConvexShape(ConvexShape.random(&generator).vertices, radius: 0.009)
        let pose = Pose(generator.vector(in: -0.2..<0.2), angle: generator.float(in: -4..<4))
        let center = generator.vector(in: -1.2..<1.2)
        let local = DoubleVector(pose.applyInverse(center))
        let gap = distance(of: local, to: shape.vertices.map { DoubleVector($0) }) - 0.259
        if gap.magnitude < 1e-5 { continue }
        let touch = Touch(shape, pose, disc, Pose(center))
        #expect((touch != nil) == (gap < 0), comment("gap \(gap)"))
      }
    }
  }

  @Test("If the disk's center is outside, the normal points to it along the shortest path")
  func shortestWay() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<100 {
        let shape = ConvexShape.random(&generator)
        let center = generator.vector(in: -1.2..<1.2)
        let corners = shape.vertices.map { DoubleVector($0) }
        let gap = distance(of: DoubleVector(center), to: corners)
        guard gap > 1e-4, let touch = Touch(shape, Pose(.zero), disc, Pose(center)) else {
          continue
        }
        let nearest = DoubleVector(center) - gap * DoubleVector(touch.normal)
        expectClose(distance(of: nearest, to: corners), 0, within: 1e-5)
      }
    }
  }

  @Test("The feature is the same on every face and corner")
  func feature() {
    let features = [Vector(0.3, -0.7), Vector(1.1, -0.6), Vector(1.2, 0), Vector(0, 0.1)].map {
      meet(at: $0)?.feature
    }
    #expect(features.allSatisfy { $0 == .vertexOnVertex(0) })
  }

  private func meet(at position: Vector) -> Touch? {
    Touch(box, Pose(.zero), disc, Pose(position))
  }

  /// Returns the distance, which is 0 for a point inside.
  private func distance(of point: DoubleVector, to corners: [DoubleVector]) -> Double {
    let sides = Outlines.sides(of: corners)
    if sides.allSatisfy({ ($1 - $0).cross(point - $0) >= 0 }) { return 0 }
    return sides.map { point.distance(from: $0, to: $1) }.min() ?? 0
  }
}
