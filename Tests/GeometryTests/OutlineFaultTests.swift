// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsGeometry

@Suite("Invalid outlines", .timeLimit(.minutes(30)))
struct OutlineFaultTests {
  @Test("Every invalid outline is reported with its fault", arguments: faulty)
  func faults(name: String, points: [(Double, Double)], fault: OutlineFault) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    #expect(ConvexOutline.fault(of: points) == fault, "\(name)")
    // Reversing the direction changes only the indices of points.
    #expect(ConvexOutline.fault(of: points.reversed()) != nil, "\(name) reversed")
  }

  static let faulty: [(String, [(Double, Double)], OutlineFault)] = [
    ("nothing", [], .tooFewPoints(distinct: 0)),
    ("a point", [(0, 0)], .tooFewPoints(distinct: 1)),
    ("a line", [(0, 0), (100, 0)], .tooFewPoints(distinct: 2)),
    (
      "a line there and back", [(0, 0), (100, 0), (0, 0.1), (100, 0.1)],
      .tooFewPoints(distinct: 2)
    ),
    ("in line", [(0, 0), (100, 100), (200, 200), (30, 30)], .collinear),
    ("a sliver", [(0, 0), (300, 0), (150, 0.2)], .collinear),
    ("a sliver far away", [(999_000, 0), (999_000, 500), (999_000.4, 250)], .collinear),
    ("a bow tie", [(0, 0), (100, 100), (100, 0), (0, 100)], crossing(0, 2)),
    ("a pentagram", pentagram, crossing(0, 2)),
    ("two rounds", square + square.map { ($0.0 + 1, $0.1) }, crossing(0, 3)),
    ("a spike", [(0, 0), (200, 0), (100, 0), (100, 100), (0, 100)], crossing(0, 1)),
    (
      "a loop through a corner", square + [(0, 0), (-100, 0), (-100, -100)], crossing(0, 3)
    ),
    ("an arrow head", [(0, 0), (100, 50), (0, 100), (50, 50)], .concave(point: 3)),
    (
      "a notch in a side", [(0, 0), (40, 0), (50, 0.3), (60, 0), (100, 0), (50, 100)],
      .concave(point: 2)
    ),
    (
      "a slot to the far side", square + [(0, 60), (99.9, 50), (0, 40)], .concave(point: 5)
    ),
    ("no number", [(0, 0), (.nan, 0), (0, 100)], .notFinite(point: 1)),
    ("infinite", [(0, 0), (100, 0), (0, -.infinity)], .notFinite(point: 2)),
    ("far away", [(0, 0), (100, 0), (0, 2_000_000)], .outOfReach(point: 2)),
    ("4,097 points", ellipse(1e5, 1e5, count: 4097), .tooManyPoints(count: 4097)),
  ]

  @Test("An outline that bends inward gently is concave, even if each bend is tiny")
  func gentleConcavity() {
    // Over 200 pt, an arc of radius 5,000 pt is 1 pt deep, but each bend is far smaller than 0.225 pt.
    let arc = (0...100).map { i in
      let x = Double(i) * 2 - 100
      return CGPoint(x: x, y: 5000 - (25e6 - x * x).squareRoot())
    }
    let box = [CGPoint(x: 100, y: 100), CGPoint(x: -100, y: 100)]
    let inwards = arc.map { CGPoint(x: $0.x, y: -$0.y) }
    #expect(ConvexOutline.fault(of: inwards + box) == .concave(point: 50))
    #expect(ConvexOutline.fault(of: arc + box) == nil)
  }

  @Test("A star of 1,000 points is concave, and it crosses itself if two points are swapped")
  func largeStar() {
    let wide = points(Self.ellipse(2000, 2000, count: 1000))
    var star = wide.indices.map { i in
      CGPoint(x: wide[i].x * (i % 2 == 0 ? 1 : 0.8), y: wide[i].y * (i % 2 == 0 ? 1 : 0.8))
    }
    let fault = ConvexOutline.fault(of: star)
    guard case .concave(let point) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(point % 2 == 1)
    star.swapAt(100, 500)
    guard case .selfCrossing = ConvexOutline.fault(of: star) else {
      Issue.record("\(String(describing: ConvexOutline.fault(of: star)))")
      return
    }
  }

  @Test("Every fault is described in a sentence")
  func sentences() {
    for (name, _, fault) in Self.faulty {
      #expect(fault.description.hasSuffix("."), "\(name)")
      #expect(fault.description.first?.isUppercase == true, "\(name)")
    }
    #expect(
      OutlineFault.concave(point: 3).description
        == "The outline must be convex, but bends inward at point 3.")
    #expect(
      OutlineFault.outOfReach(point: 7).description
        == "Point 7 of the outline is more than 1000000 pt from the center.")
  }

  @Test("Repeated points, a closing point and points on the sides are valid")
  func harmless() {
    let square = points(Self.square)
    let thrice = square.flatMap { [$0, $0, CGPoint(x: $0.x + 0.01, y: $0.y + 0.01)] }
    #expect(ConvexOutline.fault(of: thrice + [.zero]) == nil)
    let middles = [CGPoint(x: 50, y: 0), CGPoint(x: 75, y: 0)]
    #expect(ConvexOutline.fault(of: [.zero] + middles + square[1...]) == nil)
  }

  @Test("Large enough ellipses, ovals and rounded rectangles are valid from any starting point")
  func curves() {
    withEverySeed(0..<300, atMost: 60) { generator in
      let size = CGSize(
        width: exp(generator.double(in: -1..<8)), height: exp(generator.double(in: -1..<8)))
      // On a small ellipse, the four corners are the ends of its axes.
      if min(size.width, size.height) < 0.6 { return }
      let radius = generator.double(in: 0..<0.5) * min(size.width, size.height)
      let rect = CGRect(
        x: generator.double(in: -100..<100), y: generator.double(in: -100..<100),
        width: size.width, height: size.height)
      for path in [
        .ellipse(of: size), UIBezierPath(ovalIn: rect),
        UIBezierPath(roundedRect: rect, cornerRadius: radius),
      ] {
        let points = path.outline()
        if points.count > 4096 { continue }
        let first = generator.integer(in: 0...(points.count - 1))
        let turned = Array(points[first...] + points[..<first])
        #expect(ConvexOutline.fault(of: turned) == nil, Seed.label)
        #expect(ConvexOutline.fault(of: turned.reversed()) == nil, Seed.label)
      }
    }
  }

  private func points(_ pairs: [(Double, Double)]) -> [CGPoint] {
    pairs.map { CGPoint(x: $0.0, y: $0.1) }
  }

  private static func crossing(_ side: Int, _ otherSide: Int) -> OutlineFault {
    .selfCrossing(side: side, otherSide: otherSide)
  }

  private static let square: [(Double, Double)] = [(0, 0), (100, 0), (100, 100), (0, 100)]

  private static func ellipse(_ a: Double, _ b: Double, count: Int) -> [(Double, Double)] {
    (0..<count).map { i in
      let angle = 2 * Double.pi * Double(i) / Double(count)
      return (a * cos(angle), b * sin(angle))
    }
  }

  private static var pentagram: [(Double, Double)] {
    let corners = ellipse(100, 100, count: 5)
    return (0..<5).map { corners[2 * $0 % 5] }
  }
}
