// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct OvalTests {
  @Test(
    "Ovals become polygons with the same number of vertices as on Apple's frameworks",
    arguments: [(20, 10, 4), (100, 50, 24), (60, 200, 44), (200, 60, 44), (1000, 500, 244)])
  func ovals(width: Double, height: Double, count: Int) throws {
    let points = Outlines.oval(width: width, height: height)
    let polygon = try #require(ConvexPolygon(hullOf: points))
    #expect(polygon.vertices.count == count)
    #expect(polygon.vertices.first?.x == Float(width) / 200)
    // Some sides are only 10⁻⁵ pt long, but their normals must still follow the oval.
    for (index, normal) in polygon.normals.enumerated() {
      let next = polygon.normals[(index + 1) % count]
      expectClose(normal.length, 1, within: 1e-6, "normal \(index)")
      let turn = atan2(normal.cross(next), normal.dot(next))
      #expect(turn > 0 && turn < (count == 4 ? 2.3 : 0.6), "side \(index) turns by \(turn)")
    }
  }

  @Test("Points that go around a square twice become the square")
  func twice() throws {
    let polygon = try #require(ConvexPolygon(hullOf: Outlines.square + Outlines.square))
    #expect(polygon.vertices.count == 4)
  }
}
