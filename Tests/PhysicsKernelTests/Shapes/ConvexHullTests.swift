// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ConvexHullTests {
  @Test("Corners run clockwise from the rightmost one (of several, the one with the least y)")
  func order() {
    let points = [Vector(-1, 1), Vector(1, 1), Vector(0, 0.5), Vector(-1, -1), Vector(1, -1)]
    let corners = ConvexHull(of: points).corners
    #expect(corners == [Vector(1, -1), Vector(1, 1), Vector(-1, 1), Vector(-1, -1)])
  }

  @Test("The order of the given points does not matter")
  func permutations() {
    withEverySeed(0..<50) { generator in
      let points = Cloud.scattered.points(&generator)
      let corners = ConvexHull(of: points).corners
      #expect(
        ConvexHull(of: points.shuffled(using: &generator)).corners == corners, comment("order"))
    }
  }

  @Test("Points less than 10⁻⁶ pt apart are merged into the first one")
  func welding() {
    for offset: Float in [0, 0.99, 1.01] {
      let twin = Vector(1, offset * Tolerances.weldingDistance)
      let corners = ConvexHull(of: Outlines.triangle + [Vector(1, 1), twin]).corners
      let expected = [Vector(1, 0), Vector(1, 1), Vector(0, 1), .zero]
      #expect(corners == expected, "a twin \(offset) welding distances away, on a side")
      let beside = Vector(-offset * Tolerances.weldingDistance, 1)
      let triangle = ConvexHull(of: Outlines.triangle + [beside]).corners
      let twins = offset < 1 ? [Vector(0, 1)] : [Vector(0, 1), beside]
      #expect(triangle == [Vector(1, 0)] + twins + [.zero], "\(offset) beside a corner")
    }
  }

  @Test("A point on a straight side is not a corner")
  func straightSides() {
    let middles = [Vector(0.5, 0), Vector(1, 0.25), Vector(1, 0.5), Vector(0, 0.75)]
    #expect(Set(ConvexHull(of: middles + Outlines.square).corners.map(\.x)) == [0, 1])
    #expect(ConvexHull(of: middles + Outlines.square).corners.count == 4)
  }

  @Test("The hull encloses all points, and extreme points are corners", arguments: Cloud.allCases)
  func bruteForce(cloud: Cloud) {
    withEverySeed(0..<40, atMost: 20) { generator in
      let points = cloud.points(&generator)
      let corners = ConvexHull(of: points).corners
      let kept = points.map { DoubleVector($0) }
      for (start, end) in Outlines.sides(of: corners.map { DoubleVector($0) }) {
        let worst = kept.map { ($0 - start).dot((end - start).outward) }.max() ?? 0
        #expect(worst <= Double(Tolerances.hullTolerance), comment("outside by \(worst) m"))
      }
      // Except for rounding, a corner is a point that is not between two others.
      for point in kept where isClearlyExtreme(point, kept) {
        #expect(corners.contains { DoubleVector($0) == point }, comment("\(point) is missing"))
      }
    }
  }

  @Test("Zero, one, two or equal points span no area")
  func degenerate() {
    for points in [
      [], [Vector(1, 2)], [.zero, Vector(1, 0)], [Vector](repeating: .zero, count: 9),
    ] {
      #expect(ConvexHull(of: points).corners.count < 3, "\(points)")
    }
  }

  @Test("All 1,024 points on a large circle are corners")
  func manyPoints() {
    let points = Outlines.ellipse(10, 10, count: 1024)
    #expect(ConvexHull(of: points).corners.count == points.count)
  }

  @Test("Points in order around a convex outline give the same corners as gift wrapping")
  func inOrder() {
    var short = 0
    let seeds = Seeds.isPart ? 40 : 400
    withEverySeed(0..<UInt64(seeds)) { generator in
      let count = generator.integer(in: 3...200)
      let (width, height) = (generator.double(in: 0.01..<50), generator.double(in: 0.01..<50))
      let center = 100 * generator.vector(in: -1..<1)
      // The noise ranges from almost none to so much that the shape is not convex.
      let noise = Float(1e-6 * exp(generator.double(in: 0..<14)))
      var points = Outlines.ellipse(width, height, count: count).map {
        center + $0 + noise * generator.vector(in: -1..<1)
      }
      if generator.bool() { points.reverse() }
      let start = generator.integer(in: 0...count - 1)
      points = Array(points[start...] + points[..<start])
      let wrapped = ConvexHull.wrapped(points)
      if let inOrder = ConvexHull.inOrder(points) {
        short += 1
        #expect(inOrder == wrapped, comment("\(count) points"))
      }
      #expect(ConvexHull(of: points).corners == wrapped, comment("\(count) points"))
    }
    #expect((seeds / 5...4 * seeds / 5).contains(short), "\(short) of \(seeds)")
  }

  @Test("A double loop, a star and a sliver do not count as points in order")
  func notInOrder() {
    let circle = Outlines.ellipse(1, 1, count: 9)
    let star = (0..<9).map { circle[$0 * 2 % 9] }
    for points in [
      circle + circle.map { 1.01 * $0 }, star, [.zero, Vector(1, 0), Vector(2, 1e-6)],
    ] {
      #expect(ConvexHull.inOrder(points) == nil)
      #expect(ConvexHull.inOrder(points.reversed()) == nil)
    }
  }

  /// Returns `true` if the point is farthest in some direction by much more than a rounding error.
  private func isClearlyExtreme(_ point: DoubleVector, _ points: [DoubleVector]) -> Bool {
    (0..<180).contains { step in
      let direction = DoubleVector(1, 0).turned(by: Double(step) * .pi / 90)
      return points.allSatisfy { $0 == point || direction.dot(point - $0) > 1e-4 }
    }
  }
}

/// Kinds of point sets, some of which can mislead a search that rounds.
enum Cloud: CaseIterable {
  case scattered, repeated, lattice, onSidesOfATriangle, onASlantedLine

  func points(_ generator: inout SplitMix64) -> [Vector] {
    let count = generator.integer(in: 5...40)
    switch self {
    case .scattered:
      return (0..<count).map { _ in generator.vector(in: -3..<3) }
    case .repeated:
      let few = (0..<6).map { _ in generator.vector(in: -3..<3) }
      return (0..<count).map { few[$0 % 6] + generator.vector(in: 0..<1e-4) }
    case .lattice:
      let side = Outlines.square.map { 0.5 * $0 }
      return side
        + (0..<count).map { _ in
          Vector(
            Float(generator.integer(in: -3...3)) / 4, Float(generator.integer(in: -3...3)) / 4)
        }
    case .onSidesOfATriangle:
      let corners = [Vector(-2, -1.7), Vector(2.3, -0.4), Vector(0.1, 2.9)]
      return corners
        + (0..<count).map { i in
          let (from, to) = (corners[i % 3], corners[(i + 1) % 3])
          return from + generator.float(in: 0..<1) * (to - from)
        }
    case .onASlantedLine:
      let slope = generator.float(in: -1e-6..<1e-6)
      return [Vector(-2, 0)]
        + (0..<count).map { i in
          Vector(1 + slope * Float(i), 2 * Float(i) / Float(count) - 1)
        }
    }
  }
}
