// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Margins of expectations", .timeLimit(.minutes(30)))
struct ExpectationMarginTests {
  /// Records a square that falls from y = 100 for a third of a second.
  private func recording(
    _ kind: (Scene) -> SceneExpectation.Kind, prepare: (inout Scene) -> Void = { _ in }
  ) throws -> Recording {
    try recording(all: { [kind($0)] }, prepare: prepare)
  }

  private func recording(
    all kinds: (Scene) -> [SceneExpectation.Kind], prepare: (inout Scene) -> Void
  ) throws -> Recording {
    var scene = Scene(
      centers: [(100, 100)],
      [SceneBehavior(id: "pull", kind: .gravity, items: [0])],
      run: RunSettings(timeLimit: 1.0 / 3))
    prepare(&scene)
    scene.expectations = kinds(scene).map {
      SceneExpectation(
        $0,
        at: SceneLocation(
          file: "s.json", position: SourcePosition(line: 1, column: 2), pointer: "/expect/0"))
    }
    return try Recording(scene)
  }

  @Test(
    "Conditions at tick 6 have the expected margins",
    arguments: [
      ("tick < 8", 2), ("tick <= 6", 0), ("tick > 8", -2), ("tick >= 2", 4), ("tick == 9", -3),
      ("tick == 6", 0), ("tick != 9", 3), ("!(tick < 8)", -2), ("tick < 8 && tick > 5", 1),
      ("tick > 5 && tick < 8", 1), ("tick < 8 || tick > 5", 2), ("tick > 8 || tick > 9", -2),
      ("tick > 9 && tick > 8", -3), ("near(tick, 8, 0.5)", -1.5), ("near(tick, 8, 2)", 0),
      ("point(tick, 4) == point(9, 8)", -5), ("near(point(tick, 4), point(9, 8), 7)", 2),
      ("point(tick, 4) != point(9, 8)", 5),
    ])
  func condition(_ text: String, _ margin: Double) throws {
    let found = try verdict { .at(0.1, $0.expression(text)) }
    let seen = found.margin
    #expect(seen?.value == margin && seen?.sense == .amount && seen?.tick == 6, "\(text)")
    #expect(found.passed == (margin >= 0))
  }

  @Test(
    "The margin of a Boolean condition is only a sign",
    arguments: [
      ("animator.isRunning", 1.0), ("!animator.isRunning", -1),
      ("random(0, 1) < 2", 1), ("animator.isRunning == false", -1),
    ])
  func sign(_ text: String, _ margin: Double) throws {
    let found = try verdict { .at(0.1, $0.expression(text)) }
    #expect(found.margin == ExpectationMargin(margin, .sign, tick: 6), "\(text)")
    #expect(found.passed == (margin > 0) && found.miss == nil)
  }

  @Test("A fault on the side of \"&&\" or \"||\" that does not decide is ignored")
  func otherSide() throws {
    let both = try verdict { .at(0.1, $0.expression("tick > 8 && 1 / (tick - 6) > 0")) }
    #expect(!both.passed && both.margin?.value == -2)
    let either = try verdict { .at(0.1, $0.expression("tick > 5 || 1 / (tick - 6) > 0")) }
    #expect(either.passed && either.margin?.value == 1)
  }

  @Test("\"always\" and \"never\" report the worst of all ticks, even after the failure")
  func worst() throws {
    let always = try recording { .always($0.expression("a.center.y < 120")) }
    let lowest = Double(always.frames.map { $0.states[0].y }.max() ?? 0)
    let found = try #require(always.outcome.expectations.first)
    #expect(lowest > 150 && found.margin == ExpectationMargin(120 - lowest, .amount, tick: 20))
    #expect(!found.passed && found.tick < 20)
    #expect(found.miss == "missed by \(NumberText.thousandths(lowest - 120)) at tick 20")
    let never = try verdict { .never($0.expression("a.center.y > 120")) }
    #expect(never.margin == found.margin && never.tick == found.tick)
    let met = try verdict { .always($0.expression("a.center.y < 1000")) }
    #expect(met.passed && met.miss == nil && met.margin?.value == 1000 - lowest)
    let highest = try verdict { .always($0.expression("a.center.y >= 90")) }
    #expect(highest.margin == ExpectationMargin(10, .amount, tick: 0))
  }

  @Test("An expectation draws random numbers separately from the motion, until it fails")
  func random() throws {
    func run(_ texts: String...) throws -> Recording {
      let kinds = { (scene: Scene) in
        texts.map { SceneExpectation.Kind.always(scene.expression($0)) }
      }
      return try recording(all: kinds) { scene in
        scene.on(.tick, scene.tell("drawn", "random(0, 1)"))
      }
    }
    func drawn(_ text: String) throws -> [RecordValue?] {
      try run(text).values(of: "drawn").map { $0.value }
    }
    let plain = try drawn("tick < 90")
    #expect(plain.count == 20)
    #expect(try drawn("random(0, 1) < 2") == plain)
    #expect(try drawn("random(0, 1) > 2") == plain)
    // The condition is first evaluated after tick 0, and fails where the largest number is drawn.
    var judge = SceneRandom(judging: 0)
    let numbers = (0...20).map { _ in judge.number(from: 0, to: 1) }
    let largest = try #require(numbers.max())
    let place = try #require(numbers.firstIndex(of: largest))
    #expect(place > 2)
    let most = "random(0, 1) < \(largest)"
    #expect(try run(most).outcome.expectations.map { $0.tick } == [place])
    // An expectation that fails at tick 0 draws a number there, but none later.
    let both = try run("random(0, 1) > 2", most).outcome.expectations
    #expect(both.map { $0.tick } == [0, place - 1])
  }

  @Test("The margin of a count is the distance to the nearer limit")
  func counts() throws {
    func margin(_ range: ClosedRange<Int>) throws -> Double? {
      try verdict({ _ in .count(of: SceneOccurrence("beep"), range) }) { scene in
        scene.on(.at([0, 0.1, 0.2]), scene.emit("beep"))
      }.margin?.value
    }
    #expect(try margin(3...3) == 0)
    #expect(try margin(1...10) == 2)
    #expect(try margin(0...4) == 1)
    #expect(try margin(5...9) == -2)
    #expect(try margin(0...1) == -2)
  }

  @Test("The margin of settling is the spare time, or a substitute if the run never settles")
  func settles() throws {
    func rest(_ limit: Double) throws -> RunSummary.Expectation {
      try verdict({ _ in .settlesWithin(limit) }) { scene in
        scene.behaviors[0].kind = .dynamicItem(SceneDynamicItem())
        scene.run.timeLimit = 5
      }
    }
    #expect(try rest(2).margin?.value == 2 - 31.0 / 60)
    #expect(try rest(31.0 / 60 - 0.00005).margin?.value == 0)
    #expect(try rest(0.25).miss == "missed by \(NumberText.thousandths(31.0 / 60 - 0.25))")
    let falling = try recording { _ in .settlesWithin(1) }
    let last = try #require(falling.frames.last?.states.first)
    let found = try #require(falling.outcome.expectations.first)
    #expect(found.margin?.sense == .substitute && found.miss == nil)
    expectEqual(found.margin?.value, -1.0 / 3 - Double(last.vy.magnitude))
  }

  @Test("An expectation that was never checked has no margin")
  func unseen() throws {
    #expect(try verdict { .at(2, $0.expression("tick < 4")) }.margin == nil)
    let open = try verdict({ .always($0.expression("tick < 90")) }) { scene in
      scene.on(.at([0.1]), scene.tell("x", "1 / (tick - 6)"))
    }
    #expect(!open.passed && open.margin == nil)
  }

  private func verdict(
    _ kind: (Scene) -> SceneExpectation.Kind, prepare: (inout Scene) -> Void = { _ in }
  ) throws -> RunSummary.Expectation {
    try #require(try recording(kind, prepare: prepare).outcome.expectations.first)
  }

  private func expectEqual(_ actual: Double?, _ expected: Double) {
    #expect(actual == expected, "expected \(expected), got \(String(describing: actual))")
  }
}
