// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Outlines of items", .timeLimit(.minutes(30)))
struct CollisionBoundsTests {
  @Test("An ellipse in a 100 × 100 pt square is a circle with a mass of π/4 kg")
  func circle() {
    let item = OutlinedItem(ellipse: CGSize(width: 100, height: 100))
    expectClose(mass(of: item), .pi / 4, within: 1e-6)
  }

  /// A regular polygon of 24 vertices fills sin(2π/24)·24/2π = 0.9886 of its circle.
  @Test("A 100 × 50 ellipse is a polygon of 24 vertices")
  func ellipse() {
    let oval = UIBezierPath(ovalIn: CGRect(x: -50, y: -25, width: 100, height: 50))
    #expect(oval.outline().count == 24)
    let area = oval.outline().shoelaceArea
    let item = OutlinedItem(ellipse: CGSize(width: 100, height: 50))
    expectClose(mass(of: item), area / 1e4, within: 1e-6)
    expectClose(mass(of: item), .pi / 8 * 0.9886, within: 0.002, "against the regular one")
  }

  @Test("A path item's mass is that of the path's area, in either direction, not of the bounds")
  func path() {
    let triangle = [(-30.0, 20.0), (30, 20), (0, -40)]
    expectClose(mass(of: OutlinedItem(triangle)), 0.18, within: 1e-6)
    expectClose(mass(of: OutlinedItem(triangle.reversed())), 0.18, within: 1e-6, "reversed")
  }

  @Test("Only the first subpath is used")
  func firstPart() {
    let item = OutlinedItem([(-10, -10), (10, -10), (10, 10), (-10, 10)])
    item.collisionBoundingPath.append(
      UIBezierPath(rect: CGRect(x: 30, y: 30, width: 50, height: 50)))
    expectClose(mass(of: item), 0.04, within: 1e-7)
  }

  /// A circle rolls down a slope with ⅔ g sin θ, because its moment of inertia is ½ m r².
  @Test("A circle rolling down a slope has two thirds of the acceleration of a frictionless slide")
  func rolling() {
    let (stage, angle) = (TestStage(width: 4000, height: 2000), 0.2)
    let (sine, cosine) = (0.198669331, 0.980066578)
    // The center's distance from the line through (0, 500) is the radius plus the line's skin of 0.9 pt.
    let height = 50.9
    let ball = OutlinedItem(
      ellipse: CGSize(width: 100, height: 100),
      at: CGPoint(x: 200 + height * sine, y: 500 + 200 * sine / cosine - height * cosine))
    stage.gravity(ball)
    stage.collide(ball) {
      $0.addBoundary(
        withIdentifier: "slope", from: CGPoint(x: 0, y: 500),
        to: CGPoint(x: 4000, y: 500 + 4000 * sine / cosine))
    }
    stage.properties(ball) { ($0.friction, $0.resistance, $0.angularResistance) = (5, 0, 0) }
    let start = stage.motion(ball)
    stage.tick(120)
    let end = stage.motion(ball)
    let distance = Double(end.x - start.x) / cosine
    let seconds = 239 * Predict.subStep
    let expected = 2 / 3.0 * 1000 * sine * seconds * seconds / 2
    expectClose(distance, expected, within: 0.02 * expected, "way down a slope of \(angle) rad")
    expectClose(Double(end.angle), distance / 50, within: 0.02 * distance / 50, "angle")
  }

  @Test("A path item rests on its own outline, with a skin of 0.9 pt on each side")
  func restingPath() throws {
    let stage = TestStage()
    let item = OutlinedItem(
      [(-20, -30), (20, -30), (20, 10), (-20, 10)], at: CGPoint(x: 100, y: 300))
    stage.gravity(item)
    stage.collide(item) { stage.floor(y: 340, under: $0) }
    _ = try #require(stage.tickUntilPaused())
    let gap = 340 - (Double(stage.motion(item).y) + 10)
    #expect((1.3...1.85).contains(gap), "gap \(gap)")
  }

  @Test("Type and path are read once, when the item gets its body")
  func readOnce() {
    let item = OutlinedItem(ellipse: CGSize(width: 100, height: 100))
    let field = UIFieldBehavior.springField()
    var weights: [Double] = []
    let scale = UIFieldBehavior.field { _, _, _, mass, _, _ in
      weights.append(mass)
      return .zero
    }
    field.addItem(item)
    scale.addItem(item)
    let animator = UIDynamicAnimator()
    animator.addBehavior(field)
    item.collisionBoundsType = .path
    #expect(throws: Never.self) { try animator.validate(scale) }
    animator.addBehavior(scale)
    animator.advance(by: 1 / 60.0)
    expectClose(weights.first ?? .nan, .pi / 4, within: 1e-6, "still a circle")
  }

  static let badPaths: [(points: [(Double, Double)], sentence: String)] = [
    ([], "The outline has 0 distinct points; a polygon needs at least 3."),
    ([(0, 0), (50, 0)], "The outline has 2 distinct points; a polygon needs at least 3."),
    ([(0, 0), (50, 0), (100, 0)], "All points of the outline are on one line"),
    ([(-40, -40), (40, 40), (40, -40), (-40, 40)], "The outline crosses itself"),
    (
      [(-40, -40), (0, 0), (40, -40), (40, 40), (-40, 40)],
      "The outline must be convex, but bends inward at point 1"
    ),
    ([(-40, -40), (40, .nan), (40, 40)], "Point 1 of the outline is not finite."),
  ]

  @Test("A path that is not a convex outline is reported", arguments: 0..<badPaths.count)
  func badPath(index: Int) {
    let (points, sentence) = Self.badPaths[index]
    let item = OutlinedItem(points)
    do {
      try UIDynamicAnimator().validate(item)
      Issue.record("no fault, expected \(sentence)")
    } catch {
      #expect(error.kind == .invalidPath)
      #expect(error.description.contains("provided an invalid bounding path. \(sentence)"))
      #expect(error.description.hasSuffix("in points relative to the center."))
    }
  }

  @Test("An invalid path ends the process when the item gets its body")
  func badPathStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [OutlinedItem([(0, 0), (50, 0)])]))
    }
    expectSentence("provided an invalid bounding path. The outline has 2 distinct", in: result)
  }
}

extension [CGPoint] {
  fileprivate var shoelaceArea: Double {
    let sides = zip(self, dropFirst() + prefix(1))
    return abs(sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }) / 2
  }
}
