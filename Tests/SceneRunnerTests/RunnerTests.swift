// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Runner", .timeLimit(.minutes(30)))
struct RunnerTests {
  private static let properties = SceneBehavior(
    id: "p", kind: .dynamicItem(SceneDynamicItem()), items: [0])

  @Test("A motionless item ends the run at tick 31, after half a second at rest")
  func stasis() throws {
    let recording = try Recording(Scene(centers: [(100, 100)], [Self.properties]))
    #expect(recording.outcome.ending == .stasis)
    #expect(recording.frames.map(\.tick) == Array(0...31))
    #expect(recording.outcome.items.measures.map { $0.settleTime } == [31.0 / 60])
    expectClose(recording.outcome.times.elapsed, 31.0 / 60, within: 1e-12)
  }

  @Test("Until the time limit, rows continue at rest while the animator's time stays constant")
  func outlastsRest() throws {
    let run = RunSettings(timeLimit: 1, until: .timeLimit)
    let recording = try Recording(Scene(centers: [(100, 100)], [Self.properties], run: run))
    #expect(recording.outcome.ending == .timeLimit(1))
    #expect(recording.frames.map(\.tick) == Array(0...60))
    #expect(recording.frames.last?.time == 1)
    expectClose(recording.outcome.times.elapsed, 31.0 / 60, within: 1e-12)
    #expect(recording.events.map(\.tick) == [0, 31])
  }

  @Test(
    "The first tick at or after the time limit is the last one",
    arguments: [(0.1, 60.0, 6), (0.101, 60, 7), (0.001, 60, 1), (1.1, 60, 66), (0.3, 10, 3)])
  func timeLimit(limit: Double, ticksPerSecond: Double, last: Int) throws {
    let run = RunSettings(timeLimit: limit, ticksPerSecond: ticksPerSecond, until: .timeLimit)
    let recording = try Recording(Scene(centers: [(1, 1)], [], run: run))
    #expect(recording.frames.map(\.tick) == Array(0...last))
    #expect(recording.frames.last?.time == Double(last) / ticksPerSecond)
  }

  @Test("A requested end takes effect before the next step")
  func stopped() throws {
    let recording = try Recording(
      Scene(centers: [(100, 100)], [Self.properties]), stoppedAfter: 3)
    #expect(recording.outcome.ending == .stopped)
    #expect(recording.frames.map(\.tick) == [0, 1, 2])
    #expect(recording.outcome.frame == recording.frames.last)
  }

  @Test("Without event recording, the outcome is the same and no events are delivered")
  func withoutEvents() throws {
    let text = """
      { "referenceView": { "size": [100, 90] }, "views": [ { "id": "a", "frame": [30, 50, 20, 20] } ],
        "behaviors": [
          { "type": "gravity", "items": ["a"] },
          { "type": "collision", "items": ["a"], "translatesReferenceBoundsIntoBoundary": true } ],
        "events": [ { "on": "contactBegan", "do": [ { "emit": "hit" } ] } ],
        "expect": [ { "event": "hit", "count": [1, 9] } ] }
      """
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "fall").scene)
    var count = 0
    let outcome = try Runner(scene, includesEvents: false).run { count += $1.count }
    #expect(outcome == (try Recording(scene).outcome))
    #expect(outcome.contacts.began > 0 && count == 0)
  }

  @Test("Without a behavior, the animator never runs and tick 0 is the last")
  func nothingToDo() throws {
    let recording = try Recording(Scene(centers: [(100, 100)], []))
    #expect(recording.outcome.ending == .stasis)
    #expect(recording.frames.map(\.tick) == [0])
    #expect(recording.events.isEmpty)
    #expect(recording.outcome.items.measures.map { $0.settleTime } == [nil])
  }

  @Test("Tick 0 shows the state of the engine, including initial velocities")
  func tickZero() throws {
    let start = SceneDynamicItem(
      linearVelocity: [.init(item: 0, value: CGVector(dx: 100, dy: -200))],
      angularVelocity: [.init(item: 0, value: 0.5)])
    let behavior = SceneBehavior(
      id: "p", kind: .dynamicItem(start), [.resistance: .number(0)], items: [0])
    let recording = try Recording(
      Scene(centers: [(160, 60.1), (160, 60.1)], [behavior], run: RunSettings(timeLimit: 0.05)))
    let controlled = try recording.state("a", at: 0)
    // 160 pt are 1.6 m, and 1.6 as a `Float` is 159.999985 pt.
    #expect(controlled.x == 159.999985)
    #expect((controlled.vx, controlled.vy, controlled.omega) == (100, -200, 0.5))
    #expect(controlled.isAwake)
    #expect(controlled.body == .init(x: controlled.x, y: controlled.y, angle: 0))
    let free = try recording.state("b", at: 0)
    #expect((free.x, free.y, free.vx, free.isAwake) == (160, 60.1, 0, false))
    #expect(free.body == nil)
  }

  @Test("A nested view's center is relative to its superview, and its body to the reference view")
  func nested() throws {
    var scene = Scene(centers: [(100, 100), (15, 25)], [])
    scene.views[1].superview = 0
    scene.behaviors = [
      SceneBehavior(id: "g", kind: .gravity, items: [1])
    ]
    scene.run.timeLimit = 0.5
    let recording = try Recording(scene)
    for tick in [0, 1, 30] {
      let state = try recording.state("b", at: tick)
      let body = try #require(state.body)
      expectClose(body.x, 95, within: 1e-4, "body x at tick \(tick)")
      expectClose(state.x, Double(body.x) - 80, within: 1e-4, "x at tick \(tick)")
      expectClose(state.y, Double(body.y) - 80, within: 1e-4, "y at tick \(tick)")
    }
    // A quarter of a second of free fall is 1000/2 · t², less the resistance and the first half tick.
    #expect(try recording.state("b", at: 15).y > 25 + 25)
  }

  @Test("The extent is the upright rectangle around a rotated view")
  func extent() throws {
    var scene = Scene(centers: [(100, 100)], [])
    scene.views[0].angle = .pi / 4
    let recording = try Recording(scene, includesExtent: true)
    let extent = try recording.state("a", at: 0).extent
    let reach = 20 * 2.0.squareRoot()
    expectClose(extent.minX, 100 - reach, within: 1e-5, "minX")
    expectClose(extent.minY, 100 - reach, within: 1e-5, "minY")
    expectClose(extent.maxX, 100 + reach, within: 1e-5, "maxX")
    expectClose(extent.maxY, 100 + reach, within: 1e-5, "maxY")
    #expect(try recording.state("a", at: 0).angle == Float(Double.pi / 4))
    #expect(try Recording(scene).state("a", at: 0).extent == .init())
  }

  @Test("A value that is not finite stops the run before it becomes a row")
  func nonFinite() throws {
    let recording = try Recording(Scene(centers: [(1, 1), (1, 1e39)], []))
    #expect(recording.outcome.ending == .nonFinite(item: "b", column: .y, tick: 0))
    #expect(recording.outcome.ending.status == .guard)
    #expect(recording.outcome.ending.reason == "y of b is not a finite number at tick 0")
    #expect(recording.frames.isEmpty)
  }

  @Test("An object that cannot be created is an error and does not end the process")
  func stageFault() {
    var scene = Scene(centers: [(1, 1)], [Self.properties])
    scene.views[0].size = .zero
    #expect(throws: StageFault.self) { try Recording(scene) }
    let line = SceneBoundary(id: "dot", outline: .line(from: .zero, to: .zero))
    scene = Scene(
      centers: [(1, 1)],
      [SceneBehavior(id: "c", kind: .collision(SceneCollision(boundaries: [line])), items: [0])])
    #expect(throws: StageFault.self) { try Recording(scene) }
  }

  @Test("A second run of the same scene ends in the same state")
  func repeatable() throws {
    let gravity = SceneBehavior(id: "g", kind: .gravity, items: [0, 1])
    let walls = SceneBehavior(
      id: "c", kind: .collision(SceneCollision()),
      [.translatesReferenceBoundsIntoBoundary: .boolean(true)], items: [0, 1])
    let scene = Scene(
      centers: [(100, 100), (110, 200)],
      [gravity, walls])
    let (first, second) = (try Recording(scene), try Recording(scene))
    #expect(first.frames == second.frames)
    #expect(first.events == second.events)
    #expect(first.outcome == second.outcome)
    #expect(first.outcome.stateHash != 0)
  }
}
