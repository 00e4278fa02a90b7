// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ConvexPolygonTests {
  @Test("A box has its corners in hull order and the axes as normals")
  func box() {
    let box = ConvexPolygon(halfWidth: 0.5, halfHeight: 0.25, center: Vector(2, 1))
    #expect(
      box.vertices == [
        Vector(2.5, 0.75), Vector(2.5, 1.25), Vector(1.5, 1.25), Vector(1.5, 0.75),
      ])
    #expect(box.normals == [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)])
    expectClose(box.centroid.x, 2, within: 1e-6)
    expectClose(box.centroid.y, 1, within: 1e-6)
  }

  @Test("A box equals the hull of its corners, bit for bit")
  func boxAsHull() {
    withEverySeed(0..<200) { generator in
      let (x, y) = (generator.float(in: 0.01..<5), generator.float(in: 0.01..<5))
      let corners = [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
      let box = ConvexPolygon(halfWidth: x, halfHeight: y, center: .zero)
      let hull = try #require(ConvexPolygon(hullOf: corners))
      #expect(box.vertices == hull.vertices, comment("\(x) × \(y)"))
      #expect(box.normals == hull.normals, comment("\(x) × \(y)"))
      #expect(box.centroid == hull.centroid, comment("\(x) × \(y)"))
    }
  }

  @Test("Extremely small or large boxes still have normals", arguments: [1e-30, 1e-8, 1e30])
  func extremeBoxes(size: Float) {
    let box = ConvexPolygon(halfWidth: size, halfHeight: size, center: .zero)
    #expect(box.normals == [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)])
    #expect(box.centroid.isFinite)
  }

  @Test("Normals have length 1, and no vertex is outside any side")
  func normals() {
    withEverySeed(0..<50) { generator in
      let points = Cloud.scattered.points(&generator)
      let polygon = try #require(ConvexPolygon(hullOf: points))
      for (vertex, normal) in zip(polygon.vertices, polygon.normals) {
        expectClose(normal.length, 1, within: 2e-7)
        let outermost = polygon.vertices.map { normal.dot($0 - vertex) }.max() ?? 0
        #expect(outermost <= 2e-6, comment("\(outermost) m outside"))
      }
    }
  }

  @Test("The centroid of a triangle is the mean of its corners")
  func centroid() {
    withEverySeed(0..<50) { generator in
      let corners = (0..<3).map { _ in generator.vector(in: -2..<2) }
      let doubled = (corners[1] - corners[0]).cross(corners[2] - corners[0])
      if doubled.magnitude < 0.5 { return }
      let centroid = try #require(ConvexPolygon(hullOf: corners)).centroid
      let mean = (1 / 3 as Float) * (corners[0] + corners[1] + corners[2])
      expectClose(centroid.x, Double(mean.x), within: 1e-5)
      expectClose(centroid.y, Double(mean.y), within: 1e-5)
    }
  }
}
