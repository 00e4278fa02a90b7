// SPDX-License-Identifier: MIT

import Geometry
import Glibc
import TestSupport
import Testing

@testable import PhysicsKernel

@Suite(.timeLimit(.minutes(5))) struct PolygonFaultTests {
  @Test("An outline is named for what is wrong with it", arguments: faulty)
  func faults(name: String, points: [Vector], fault: PolygonFault) {
    #expect(World.validatePolygon(points) == fault, "\(name)")
    // Except for the names of points, the direction changes nothing.
    #expect(World.validatePolygon(points.reversed()) != nil, "\(name) reversed")
  }

  static let faulty: [(String, [Vector], PolygonFault)] = [
    ("nothing", [], .tooFewPoints(distinct: 0)),
    ("a point", [.zero], .tooFewPoints(distinct: 1)),
    ("a line", [.zero, Vector(1, 0)], .tooFewPoints(distinct: 2)),
    (
      "a line there and back", [.zero, Vector(1, 0), Vector(0, 0.001), Vector(1, 0.001)],
      .tooFewPoints(distinct: 2)
    ),
    ("in line", [.zero, Vector(1, 1), Vector(2, 2), Vector(0.3, 0.3)], .collinear),
    ("a sliver", [.zero, Vector(3, 0), Vector(1.5, 0.002)], .collinear),
    ("a bow tie", [.zero, Vector(1, 1), Vector(1, 0), Vector(0, 1)], crossing(0, 2)),
    ("a pentagram", pentagram, crossing(0, 2)),
    (
      "two rounds", Outlines.square + Outlines.square.map { Vector($0.x + 0.01, $0.y) },
      crossing(0, 3)
    ),
    (
      "a spike", [.zero, Vector(2, 0), Vector(1, 0), Vector(1, 1), Vector(0, 1)], crossing(0, 1)
    ),
    (
      "a loop through a corner",
      Outlines.square + [.zero, Vector(-1, 0), Vector(-1, -1)], crossing(0, 3)
    ),
    (
      "an arrow head", [.zero, Vector(1, 0.5), Vector(0, 1), Vector(0.5, 0.5)], .concave(point: 3)
    ),
    (
      "a notch in a side",
      [.zero, Vector(0.4, 0), Vector(0.5, 0.003), Vector(0.6, 0), Vector(1, 0), Vector(0.5, 1)],
      .concave(point: 2)
    ),
    (
      "a slot to the far side",
      Outlines.square + [Vector(0, 0.6), Vector(0.999, 0.5), Vector(0, 0.4)], .concave(point: 5)
    ),
    ("no number", [.zero, Vector(.nan, 0), Vector(0, 1)], .notFinite(point: 1)),
    ("infinite", [.zero, Vector(1, 0), Vector(0, -.infinity)], .notFinite(point: 2)),
    ("far away", [.zero, Vector(1, 0), Vector(0, 20_000)], .outOfRange(point: 2)),
    (
      "1,025 points", Outlines.ellipse(10, 10, count: 1025), .tooManyPoints(count: 1025)
    ),
  ]

  @Test("An outline that winds inwards gently is concave although each bend is tiny")
  func gentleConcavity() {
    // An arc of radius 50 m is 10 mm deep over 2 m, each of its bends far less than half a slop.
    let arc = (0...100).map { i in
      let x = Float(i) / 50 - 1
      return Vector(x, 50 - (2500 - x * x).squareRoot())
    }
    let box = [Vector(1, 1), Vector(-1, 1)]
    #expect(World.validatePolygon(arc.map { Vector($0.x, -$0.y) } + box) == .concave(point: 50))
    #expect(World.validatePolygon(arc + box) == nil)
  }

  @Test("A star of 1,000 points is found concave, and crossing when two points are exchanged")
  func largeStar() {
    let wide = Outlines.ellipse(20, 20, count: 1000)
    var star = wide.indices.map { ($0 % 2 == 0 ? 1 : 0.8) * wide[$0] }
    let fault = World.validatePolygon(star)
    guard case .concave(let point) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(point % 2 == 1)
    star.swapAt(100, 500)
    guard case .selfCrossing = World.validatePolygon(star) else {
      Issue.record("\(String(describing: World.validatePolygon(star)))")
      return
    }
  }

  @Test("A fault says what it is in a sentence")
  func sentences() {
    for (name, _, fault) in Self.faulty {
      #expect(fault.description.hasSuffix("."), "\(name)")
      #expect(fault.description.first?.isUppercase == true, "\(name)")
    }
    #expect(
      PolygonFault.concave(point: 3).description
        == "The outline bends inwards at point 3; only convex outlines are possible.")
  }

  private static func crossing(_ side: Int, _ otherSide: Int) -> PolygonFault {
    .selfCrossing(side: side, otherSide: otherSide)
  }

  private static var pentagram: [Vector] {
    let corners = Outlines.ellipse(1, 1, count: 5)
    return (0..<5).map { corners[2 * $0 % 5] }
  }
}

@Suite(.timeLimit(.minutes(5))) struct ConvexOutlineTests {
  @Test("The hull of any points is accepted, in either direction and from any corner")
  func hulls() {
    withEverySeed(0..<60) { generator in
      let cloud = Cloud.allCases[Int(generator.next() % 5)]
      let corners = ConvexHull(of: cloud.points(&generator)).corners
      let first = generator.integer(in: 0...(corners.count - 1))
      let turned = Array(corners[first...] + corners[..<first])
      #expect(World.validatePolygon(turned) == nil, place("\(cloud)"))
      #expect(World.validatePolygon(turned.reversed()) == nil, place("\(cloud) reversed"))
    }
  }

  @Test("Repeated points, a closing point and points on sides do no harm")
  func harmless() {
    let square = Outlines.square.flatMap { [$0, $0, $0 + Vector(1e-4, 1e-4)] } + [.zero]
    #expect(World.validatePolygon(square) == nil)
    let middles = [Vector(0.5, 0), Vector(0.75, 0)]
    #expect(World.validatePolygon([.zero] + middles + Outlines.square[1...]) == nil)
    #expect(ConvexPolygon(hullOf: Outlines.square + Outlines.square).vertices.count == 4)
  }

  @Test(
    "Ovals become polygons with as many vertices as on Apple's frameworks",
    arguments: [(20, 10, 4), (100, 50, 24), (60, 200, 44), (200, 60, 44), (1000, 500, 244)])
  func ovals(width: CGFloat, height: CGFloat, count: Int) {
    let points = Outlines.oval(width: width, height: height)
    #expect(World.validatePolygon(points) == nil)
    let polygon = ConvexPolygon(hullOf: points)
    #expect(polygon.vertices.count == count)
    #expect(polygon.vertices.first?.x == Float(width) / 200)
    // Some sides are but 10⁻⁵ pt long; their normals still turn as those of the oval do.
    for (index, normal) in polygon.normals.enumerated() {
      let next = polygon.normals[(index + 1) % count]
      expectClose(normal.length, 1, within: 1e-6, "normal \(index)")
      let turn = atan2(normal.cross(next), normal.dot(next))
      #expect(turn > 0 && turn < (count == 4 ? 2.3 : 0.6), "side \(index) turns by \(turn)")
    }
  }

  @Test("An outline that a Float rounds off its convex shape is accepted")
  func rounded() {
    withEverySeed(0..<40) { generator in
      let (x, y) = (generator.float(in: -30..<30), generator.float(in: -30..<30))
      let count = generator.integer(in: 3...60)
      let points = Outlines.ellipse(1, 0.6, count: count).map { $0 + Vector(x, y) }
      #expect(World.validatePolygon(points) == nil, place("\(count) points at (\(x), \(y))"))
    }
  }
}
