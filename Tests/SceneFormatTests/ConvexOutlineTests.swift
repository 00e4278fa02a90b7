// SPDX-License-Identifier: MIT

import Geometry
import Testing

@testable import SceneFormat

@Suite("Collision bounds", .timeLimit(.minutes(5)))
struct ConvexOutlineTests {
  private func fault(_ path: ScenePath) -> String? {
    ConvexOutline(path.bezierPath.outline(mergingWithin: 0.01)).fault?.message
  }

  @Test(
    "can be every convex path",
    arguments: [
      .rect(CGRect(x: -5, y: -5, width: 10, height: 10)),
      .oval(CGRect(x: -300, y: -20, width: 600, height: 40)),
      .roundedRect(CGRect(x: -50, y: -20, width: 100, height: 40), cornerRadius: 12),
      .arc(center: .zero, radius: 40, startAngle: 0, endAngle: 2, clockwise: true),
      .arc(center: .zero, radius: 40, startAngle: 0, endAngle: 5, clockwise: true),
      .points([(0, 0), (10, 0), (20, 0), (20, 20), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) }),
      .points([(0, 20), (20, 20), (20, 0), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) }),
    ] as [ScenePath])
  func convex(path: ScenePath) {
    #expect(fault(path) == nil)
  }

  @Test("cannot go around twice")
  func pentagram() {
    let points = (0..<5).map { i in
      CGPoint(x: [0, 6, -9, 9, -6][i], y: [-10, 8, -3, -3, 8][i])
    }
    #expect(fault(.points(points)) == "the path goes around more than once")
  }
}
