// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

/// Checks the margins of lists, rectangles and branches in a scene at rest at tick 6.
@Suite("Graded margins", .timeLimit(.minutes(30)))
struct GradedMarginTests {
  private func verdict(_ text: String) throws -> (
    RunSummary.Expectation, [Double]
  ) {
    let scene = """
      { "views": [ { "id": "a", "center": [100, 50], "size": [40, 20] },
                   { "id": "b", "center": [300, 50], "size": [40, 20] },
                   { "id": "tilted", "center": [200, 200], "size": [60, 20], "angle": 1.5707963267948966 } ],
        "referenceView": { "size": [400, 400] },
        "expect": [ { "at": 0.1, "that": "\(text)" } ], "run": { "timeLimit": 0.2, "until": "timeLimit" } }
      """
    let loaded = try #require(SceneLoader.load(Array(scene.utf8), name: "s.json").scene, "\(text)")
    let runner = try Runner(loaded, includesMisses: true)
    let outcome = runner.run { _, _ in }
    let misses = try #require(outcome.distances.misses.first).map { $0.amount }
    return (try #require(outcome.expectations.first), misses)
  }

  @Test(
    "Lists, branches and rectangles have graded margins",
    arguments: [
      ("all([a, b], each.center.x > 90)", 10.0), ("all([a, b], each.center.x < 250)", -50),
      ("any([a, b], each.center.x > 290)", 10), ("any([a, b], each.center.x > 320)", -20),
      ("any([b, a], each.center.x < 250)", 150), ("!all([a, b], each.center.x < 250)", 50),
      ("all([a, b], near(each.center.x, 200, 120))", 20),
      ("tick > 7 ? tick > 90 : tick < 8", 2), ("tick > 5 ? tick > 9 : tick < 8", -3),
      ("contains(a, point(90, 52))", 8), ("contains(a, point(70, 50))", -10),
      ("contains(a, point(130, 50))", -10), ("contains(a, point(76, 37))", -5),
      ("contains(a, point(124, 63))", -5), ("contains(rect(10, 20, 30, 40), point(12, 30))", 2),
      ("intersects(a, b)", -160), ("intersects(rect(0, 0, 90, 100), a)", 10),
      ("intersects(rect(0, 0, 77, 36), a)", -5),
    ])
  func margin(_ text: String, _ margin: Double) throws {
    let (found, _) = try verdict(text)
    let seen = try #require(found.margin)
    #expect(abs(seen.value - margin) < 1e-9 && seen.sense == .amount, "\(text): \(seen)")
    #expect(found.passed == (margin >= 0), "\(text)")
  }

  @Test("The margin of \"contains\" follows the view's rotation")
  func turned() throws {
    let (inside, _) = try verdict("contains(tilted, point(203, 210))")
    #expect(abs((inside.margin?.value ?? 0) - 7) < 1e-9 && inside.passed)
    let (beside, _) = try verdict("contains(tilted, point(225, 200))")
    #expect(abs((beside.margin?.value ?? 0) + 15) < 1e-9 && !beside.passed)
  }

  @Test("Faults after the deciding item of a list are ignored")
  func faults() throws {
    let (any, _) = try verdict("any([a, b], 1 / (300 - each.center.x) > 0)")
    #expect(any.passed && any.margin?.value == 0.005)
  }

  @Test(
    "A condition reports the same number of missing amounts whether it holds or not",
    arguments: [
      ("near(a.center, point(104, 47), 2)", [-2.0, 1.5]), ("near(tick, 6, 2)", [0]),
      ("tick > 8 && tick < 90", [2, -84]), ("tick < 8 && tick > 90", [-2, 84]),
      ("tick == 9 && a.center == point(100, 40)", [-3, 0, 10]),
      ("tick > 8 || tick > 9", [2]), ("contains(a, point(70, 50))", [10]),
      ("!animator.isRunning && animator.isRunning", [-1, 1]),
    ])
  func misses(_ text: String, _ parts: [Double]) throws {
    #expect(try verdict(text).1 == parts, "\(text)")
  }

  /// From 100 pt/s with resistance 2, the speed falls to 30 pt/s after 0.607 s, and to 1 pt/s after 2.32 s.
  ///
  /// The first time is ln(100 / 30) / (120 ln(1 + 2 / 120)).
  @Test(
    "\"settlesWithin\" reports a sign and how many ticks after the limit the items rest",
    arguments: [(1.0, 100.0, 1.0), (1, -100, 1), (3, 100, -1), (3, -100, -1)])
  func rest(limit: Double, speed: Double, late: Double) throws {
    let scene = """
      { "views": [ { "id": "a", "center": [200, 200], "size": [40, 40] } ],
        "referenceView": { "size": [400, 400] },
        "behaviors": [ { "type": "dynamicItem", "items": ["a"], "resistance": 2,
          "linearVelocity": { "a": [0, \(speed)] } } ],
        "expect": [ { "settlesWithin": \(limit) } ], "run": { "timeLimit": 4 } }
      """
    let loaded = try #require(SceneLoader.load(Array(scene.utf8), name: "s.json").scene)
    let runner = try Runner(loaded, includesMisses: true)
    let outcome = runner.run { _, _ in }
    let misses = try #require(outcome.distances.misses.first).map { $0.amount }
    #expect(misses.count == 2 && misses.first == late, "\(misses)")
    #expect(abs(misses[1] - 60 * (0.607 + 0.5 - limit)) < 1.5, "\(misses)")
    #expect(outcome.expectations.first?.passed == (late < 0))
  }
}
