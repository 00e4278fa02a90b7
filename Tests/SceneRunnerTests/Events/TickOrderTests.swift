// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Order of a tick", .timeLimit(.minutes(30)))
struct TickOrderTests {
  private static let gravity = SceneBehavior(
    id: "pull", kind: .gravity, items: [0])

  /// A square 30 pt above a floor, which it touches around tick 15.
  private static func falling() -> Scene {
    let floor = SceneBoundary(
      id: "floor", outline: .line(from: CGPoint(x: 0, y: 380), to: CGPoint(x: 300, y: 380)))
    return Scene(
      centers: [(150, 330)],
      [
        gravity,
        SceneBehavior(
          id: "ground", kind: .collision(SceneCollision(boundaries: [floor])), items: [0]),
      ])
  }

  @Test("A tick runs start and due entries, callbacks of the step, tick events, then conditions")
  func wholeTick() throws {
    var scene = Self.falling()
    scene.gestures = [
      SceneGesture(
        id: "pan",
        touches: [0, 0.1].map {
          .init(time: $0, location: CGPoint(x: 1, y: 2), velocity: .zero)
        })
    ]
    scene.behaviors[0].actions = scene.emit("action pull")
    scene.behaviors[1].actions = scene.emit("action ground")
    // In reverse order in the scene, so that only the rules determine the order.
    scene.on(.when(scene.expression("a.center.y > 330")), scene.emit("when"))
    scene.on(.tick, scene.emit("tick"))
    scene.on(.contactBegan(SceneContactFilter()), scene.emit("began"))
    scene.on(.at([0]), scene.emit("at"))
    scene.on(.gesture(0, .began), scene.emit("touch"))
    scene.on(.resume, scene.emit("resumed"))
    scene.on(.start, scene.emit("start"))
    let recording = try Recording(scene)
    let history = recording.history
    #expect(
      Array(history.prefix(10)) == [
        "0 resume", "0 resumed", "1 start", "1 pan.began", "1 touch", "1 at", "1 action pull",
        "1 action ground", "1 tick", "1 when",
      ])
    let contact = try #require(history.firstIndex { $0.hasSuffix("contactBegan a floor") })
    let tick = recording.events[contact].tick
    #expect(
      Array(history[contact..<(contact + 5)]) == [
        "\(tick) contactBegan a floor", "\(tick) began", "\(tick) action pull",
        "\(tick) action ground", "\(tick) tick",
      ])
  }

  @Test("A pause follows the actions and precedes tick events")
  func pause() throws {
    var scene = Self.falling()
    scene.behaviors[0].actions = scene.emit("action")
    scene.on(.pause, scene.emit("paused"))
    scene.on(.tick, scene.emit("tick"))
    let recording = try Recording(scene)
    let last = recording.outcome.frame.tick
    #expect(recording.outcome.ending == .stasis)
    #expect(
      recording.history.suffix(4)
        == ["\(last) action", "\(last) pause", "\(last) paused", "\(last) tick"])
  }

  @Test("Timed events use the time of the row before the step, and tick events of the row after it")
  func times() throws {
    var scene = Scene(
      centers: [(100, 100)], [Self.gravity], run: RunSettings(timeLimit: 0.1))
    scene.on(.at([0, 0.05]), scene.tell("at", "tick"), scene.tell("time", "time"))
    scene.on(.tick, if: "tick == 3", scene.tell("tick", "tick"), scene.tell("time", "time"))
    let recording = try Recording(scene)
    #expect(recording.outcome.ending == .timeLimit(0.1))
    #expect(recording.numbers(of: "at") == [0, 3])
    #expect(recording.numbers(of: "tick") == [3])
    #expect(recording.numbers(of: "time") == [0, 3.0 / 60, 3.0 / 60] as [Double])
    // The record has the tick of the row that first shows the result.
    #expect(recording.values(of: "at").map(\.tick) == [1, 4])
    #expect(recording.values(of: "tick").map(\.tick) == [3])
  }

  @Test("Events with the same trigger run in file order, one after another")
  func fileOrder() throws {
    var scene = Scene(centers: [(100, 100)], [])
    scene.on(.at([0]), scene.emit("first", "ping", "second"))
    scene.on(.emit("ping"), scene.emit("pong"))
    scene.on(.at([0]), scene.emit("third"))
    scene.on(.emit("ping"), scene.emit("pang"))
    #expect(
      try Recording(scene).history
        == ["1 first", "1 ping", "1 pong", "1 pang", "1 second", "1 third"])
  }

  @Test("A guard is evaluated when the trigger fires, and \"once\" counts only runs that pass it")
  func guards() throws {
    var scene = Scene(centers: [(100, 100)], [])
    scene.variables = [SceneVariable(name: "n", initial: .number(0))]
    scene.on(.at([0, 0.1, 0.2]), .set(.variable(0), to: scene.operand("n + 1")))
    scene.on(.at([0, 0.1, 0.2]), if: "n == 2", scene.emit("two"))
    scene.on(.at([0, 0.1, 0.2]), if: "n >= 2", once: true, scene.emit("once"))
    #expect(try Recording(scene).history == ["7 two", "7 once"])
  }

  @Test("A condition fires when it becomes true, not while it stays true or if it always was")
  func conditions() throws {
    var scene = Scene(
      centers: [(100, 100)], [], run: RunSettings(timeLimit: 0.2, until: .timeLimit))
    scene.on(.when(scene.expression("tick % 4 >= 2")), scene.emit("edge"))
    scene.on(.when(scene.expression("a.center.x == 100")), scene.emit("never"))
    scene.on(.when(scene.expression("1 / tick < 0.4")), scene.emit("once"))
    #expect(
      try Recording(scene).history == ["2 edge", "3 once", "6 edge", "10 edge"])
  }

  @Test("A \"once\" condition that has fired may refer to a removed view")
  func spentConditions() throws {
    var scene = Scene(
      centers: [(100, 100)], [], run: RunSettings(timeLimit: 0.1, until: .timeLimit))
    scene.on(
      .when(scene.expression("a.center.y > 50 && tick >= 2")), once: true,
      .emit("gone", with: []), .removeFromSuperview(0))
    #expect(try Recording(scene).history == ["2 gone"])
  }

  @Test("A resume event runs inside the action that starts the animator")
  func resume() throws {
    var scene = Self.falling()
    scene.behaviors[0].isAdded = false
    scene.behaviors[1].isAdded = false
    scene.on(.at([0]), [.emit("before", with: []), .addBehavior([0]), .emit("after", with: [])])
    scene.on(.resume, scene.emit("resumed"))
    #expect(
      try Recording(scene).history.prefix(4)
        == ["1 before", "1 resume", "1 resumed", "1 after"])
  }

  @Test("A run at rest continues only for start and timed events, not for tick events")
  func waiting() throws {
    var scene = Scene(centers: [(100, 100)], [])
    #expect(try Recording(scene).frames.map(\.tick) == [0])
    scene.on(.start, scene.emit("start"))
    #expect(try Recording(scene).frames.map(\.tick) == [0, 1])
    scene.on(.tick, scene.emit("tick"))
    scene.on(.at([0.05]), scene.emit("at"))
    let recording = try Recording(scene)
    #expect(recording.frames.map(\.tick) == [0, 1, 2, 3, 4])
    #expect(recording.history == ["1 start", "1 tick", "2 tick", "3 tick", "4 at", "4 tick"])
    scene.run.until = .timeLimit
    scene.run.timeLimit = 0.1
    #expect(try Recording(scene).frames.count == 7)
  }

  @Test("\"stop\" ends the run after its tick")
  func stop() throws {
    var scene = Scene(
      centers: [(100, 100)], [Self.gravity], run: RunSettings(timeLimit: 1))
    scene.on(
      .at([0.1]), [.stop(scene.expression("'enough'"))] + scene.emit("still"))
    scene.on(.tick, if: "tick == 7", scene.emit("tick"))
    let recording = try Recording(scene)
    #expect(recording.outcome.ending == .stoppedByScene("enough"))
    #expect(recording.outcome.ending.status == .stopped)
    #expect(recording.reason == "enough")
    #expect(recording.frames.map(\.tick) == Array(0...7))
    #expect(recording.history == ["0 resume", "7 stop", "7 still", "7 tick"])
    #expect(
      recording.events[1].data == .object([RecordMember("reason", .string("enough"))]))
  }
}
