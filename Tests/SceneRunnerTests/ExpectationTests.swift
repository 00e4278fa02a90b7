// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Expectations", .timeLimit(.minutes(30)))
struct ExpectationTests {
  /// The verdict on one expectation about a square that falls for a third of a second.
  private func verdict(
    _ kind: (Scene) -> SceneExpectation.Kind, prepare: (inout Scene) -> Void = { _ in }
  ) throws -> RunSummary.Expectation {
    var scene = Scene(
      centers: [(100, 100)],
      [SceneBehavior(id: "pull", kind: .gravity, items: [0])],
      run: RunSettings(timeLimit: 1.0 / 3))
    prepare(&scene)
    scene.expectations = [
      SceneExpectation(
        kind(scene),
        at: SceneLocation(
          file: "s.json", position: SourcePosition(line: 1, column: 2), pointer: "/expect/0"))
    ]
    return try #require(try Recording(scene).outcome.expectations.first)
  }

  @Test("\"at\" checks the first tick at or after the time")
  func atTime() throws {
    let good = try verdict { .at(0.1, $0.expression("tick == 6")) }
    #expect(good.passed && good.tick == 6 && good.detail == nil)
    #expect(good.text == "at 0.1: tick == 6")
    let bad = try verdict { .at(0.0999, $0.expression("tick == 7 && a.center.x < a.center.x")) }
    #expect(!bad.passed && bad.tick == 6)
    #expect(bad.detail?.hasPrefix("tick is 6, a.center is [100, ") == true)
    #expect((bad.location, bad.pointer) == ("s.json:1:2", "/expect/0"))
  }

  @Test("\"at\" after the end checks the final state if the run is at rest, and otherwise fails")
  func behindTheEnd() throws {
    let late = try verdict { .at(2, $0.expression("true")) }
    #expect(!late.passed && late.tick == 20)
    #expect(late.detail == "the run ended earlier, at 0.3333333333333333 s")
    let resting = try verdict({ .at(2, $0.expression("a.center.y == 100")) }) { $0.behaviors = [] }
    #expect(resting.passed && resting.tick == 0)
  }

  @Test("\"at end\" checks the final state")
  func atEnd() throws {
    #expect(try verdict { .at(nil, $0.expression("tick == 20")) }.passed)
    let bad = try verdict { .at(nil, $0.expression("animator.isRunning == false")) }
    #expect(!bad.passed && bad.tick == 20 && bad.text == "at end: animator.isRunning == false")
    #expect(bad.detail == "animator.isRunning is true")
  }

  @Test("\"always\" and \"never\" are checked at every tick from 0 on, and the first miss counts")
  func alwaysAndNever() throws {
    #expect(try verdict { .always($0.expression("a.center.y >= 100")) }.passed)
    let always = try verdict { .always($0.expression("tick < 4")) }
    #expect(!always.passed && always.tick == 4 && always.detail == "tick is 4")
    let never = try verdict { .never($0.expression("tick == 0 || tick == 9")) }
    #expect(!never.passed && never.tick == 0)
    #expect(try verdict { .never($0.expression("a.center.y < 100")) }.passed)
  }

  @Test("Events and emitted names are counted")
  func counts() throws {
    func count(_ name: String, _ range: ClosedRange<Int>) throws -> RunSummary.Expectation {
      try verdict({ _ in .count(of: SceneOccurrence(name), range) }) { scene in
        scene.on(.at([0, 0.1]), scene.emit("beep"))
        scene.gestures = [
          SceneGesture(id: "pan", touches: [.init(time: 0, location: .zero, velocity: .zero)])
        ]
      }
    }
    #expect(try count("beep", 2...2).passed)
    #expect(try count("resume", 1...1).passed)
    #expect(try count("tick", 20...20).passed)
    #expect(try count("start", 1...1).passed)
    #expect(try count("pan.began", 1...1).passed)
    #expect(try count("pan.ended", 1...3).passed)
    #expect(try count("pan.changed", 0...0).passed)
    #expect(try count("contactBegan", 0...0).passed)
    let missing = try count("pause", 1...2)
    #expect(!missing.passed && missing.tick == 20)
    #expect(missing.text == "event: pause, count: [1, 2]")
    #expect(missing.detail == "it occurred 0 times")
  }

  @Test("A run has settled when it pauses and does not resume")
  func settles() throws {
    let falling = try verdict { _ in .settlesWithin(1) }
    #expect(!falling.passed && falling.detail == "the animator is still running")
    func rest(_ limit: Double, wakes: Bool = false) throws -> RunSummary.Expectation {
      try verdict({ _ in .settlesWithin(limit) }) { scene in
        scene.behaviors[0].kind = .dynamicItem(SceneDynamicItem())
        scene.run.timeLimit = 5
        if wakes { scene.on(.at([1]), .updateItem(0)) }
      }
    }
    #expect(try rest(31.0 / 60).passed)
    let late = try rest(0.5)
    #expect(
      !late.passed
        && late.detail == "the animator paused at 0.517 s; the last motion ended at 0 s")
    #expect(try !rest(1, wakes: true).passed)
  }

  @Test(
    "An expectation that was never checked fails, and a fault in an expectation ends the run"
  )
  func faults() throws {
    let open = try verdict({ .at(nil, $0.expression("true")) }) { scene in
      scene.on(.at([0.1]), scene.tell("x", "1 / (tick - 6)"))
    }
    #expect(!open.passed && open.detail == "the run stopped before this was checked")
    var scene = Scene(centers: [(100, 100)], [])
    scene.expectations = [
      SceneExpectation(
        .at(nil, scene.expression("1 / tick > 0")),
        at: SceneLocation(
          file: "s.json", position: SourcePosition(line: 1, column: 2), pointer: "/expect/0"))
    ]
    let recording = try Recording(scene)
    #expect(recording.outcome.ending.status == .guard)
    #expect(recording.reason.hasPrefix("at tick 0, /expect/0: cannot evaluate \"1 / tick > 0\""))
  }
}
