// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Compares results with the distances between all vertices and all sides, computed in `Double`.
@Suite(.timeLimit(.minutes(30))) struct ClosestPointsTests {
  @Test("The distance between random convex polygons matches brute force")
  func polygons() {
    withEverySeed(0..<20) { generator in
      for _ in 0..<100 {
        let pair = Pair(.random(&generator), .random(&generator), &generator)
        expectClose(pair.distance(), pair.expected, within: 2e-6, "\(pair)")
      }
    }
  }

  @Test("The distance between a segment and a polygon matches brute force")
  func segments() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<100 {
        let segment = ConvexShape.segment(
          generator.vector(in: -2..<2), generator.vector(in: -2..<2))
        let pair = Pair(segment, .random(&generator), &generator)
        expectClose(pair.distance(), pair.expected, within: 2e-6, "\(pair)")
      }
    }
  }

  @Test("The distance between polygons with 244 and 100 vertices matches brute force")
  func manyVertices() {
    withEverySeed(0..<20) { generator in
      let pair = Pair(round(244), round(100), &generator)
      expectClose(pair.distance(), pair.expected, within: 2e-6, "\(pair)")
    }
  }

  @Test("Parallel sides, touching corners and equal shapes have the expected distances")
  func specialPoses() {
    let box = ConvexShape.box(1, 0.5)
    for (offset, angle, expected) in [
      (Vector(0, -2), Float(0), 1.0), (Vector(0.5, -1.25), 0, 0.25), (Vector(2, 1), 0, 0),
      (Vector(3, 2), 0, Double(2).squareRoot()), (Vector(4, 0), .pi / 2, 2.5), (.zero, 0, 0),
      (Vector(0, -0.5), 0, 0),
    ] {
      let pair = Pair(box, box, poseA: (.zero, 0), poseB: (offset, angle))
      expectClose(pair.distance(), expected, within: 1e-6, "offset \(offset), angle \(angle)")
    }
  }

  @Test("A query that starts from a cached simplex finds the same distance")
  func warmStart() {
    withEverySeed(0..<10) { generator in
      var cache = SimplexCache()
      let (a, b) = (ConvexShape.random(&generator), ConvexShape.random(&generator))
      for _ in 0..<100 {
        let pair = Pair(a, b, &generator)
        expectClose(pair.distance(&cache), pair.expected, within: 2e-6, "\(pair)")
      }
    }
  }

  private func round(_ count: Int) -> ConvexShape {
    ConvexShape(
      (0..<count).map {
        let angle = 2 * Double.pi * Double($0) / Double(count)
        return Vector(Float(cos(angle)), Float(sin(angle)))
      })
  }

  private struct Pair: CustomStringConvertible {
    var a: ConvexShape
    var b: ConvexShape
    var poseA: (position: Vector, angle: Float)
    var poseB: (position: Vector, angle: Float)

    init(
      _ a: ConvexShape, _ b: ConvexShape, poseA: (Vector, Float), poseB: (Vector, Float)
    ) {
      (self.a, self.b, self.poseA, self.poseB) = (a, b, poseA, poseB)
    }

    init(_ a: ConvexShape, _ b: ConvexShape, _ generator: inout SplitMix64) {
      self.init(
        a, b, poseA: (generator.vector(in: -2..<2), generator.float(in: -4..<4)),
        poseB: (generator.vector(in: -2..<2), generator.float(in: -4..<4)))
    }

    func distance() -> Float {
      var cache = SimplexCache()
      return distance(&cache)
    }

    func distance(_ cache: inout SimplexCache) -> Float {
      ConvexPair(
        a: a.convexPoints, poseA: Pose(poseA.position, angle: poseA.angle), b: b.convexPoints,
        poseB: Pose(poseB.position, angle: poseB.angle)
      ).distance(cache: &cache)
    }

    var expected: Double {
      BruteForce.distance(
        a.placed(at: DoubleVector(poseA.position), angle: Double(poseA.angle)),
        b.placed(at: DoubleVector(poseB.position), angle: Double(poseB.angle)))
    }

    var description: String { "\(a.vertices) at \(poseA), \(b.vertices) at \(poseB)" }
  }
}
