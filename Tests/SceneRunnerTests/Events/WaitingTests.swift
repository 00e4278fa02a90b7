// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Waiting for a time", .timeLimit(.minutes(30)))
struct WaitingTests {
  /// A view at rest, so its animator never runs.
  private func scene(_ limit: Double = 5) -> Scene {
    Scene(centers: [(100, 100)], [], run: RunSettings(timeLimit: limit))
  }

  private func run(_ scene: Scene) throws -> (tick: Int, reason: String) {
    let outcome = try Recording(scene).outcome
    return (outcome.frame.tick, outcome.reason)
  }

  @Test("A run waits for a condition about the time to become true")
  func condition() throws {
    var scene = scene()
    scene.on(.when(scene.expression("time > 1 && a.center.x > 0")), scene.emit("late"))
    let recording = try Recording(scene)
    #expect(recording.history == ["61 late"])
    #expect(recording.outcome.ending == .stasis)
    #expect(recording.outcome.frame.tick == 61)
    #expect(
      recording.outcome.reason
        == "everything is at rest; at rest, the run was waiting for"
        + " /events/0 (when time > 1 && a.center.x > 0)")
  }

  @Test("A run waits for a condition that stays false until the limit, and the reason names it")
  func limit() throws {
    var scene = scene(0.5)
    scene.on(.when(scene.expression("tick == 99")), scene.emit("never"))
    scene.events[0].id = "late"
    #expect(
      try run(scene)
        == (
          30,
          "the time limit of 0.5 s is reached; at rest, the run was waiting for the event late"
        ))
  }

  @Test("A run also waits for a tick event whose guard depends on the time")
  func guards() throws {
    var scene = scene()
    scene.on(.tick, if: "time >= 0.5", once: true, scene.emit("x"))
    #expect(try Recording(scene).history == ["30 x"])
    scene.events = []
    scene.on(.tick, if: "tick >= 12", scene.emit("x"))
    #expect(try run(scene).tick == 12)
  }

  @Test("A run does not wait for conditions that are decided, spent or independent of time")
  func decided() throws {
    var scene = scene()
    scene.on(.when(scene.expression("time < 9")), scene.emit("x"))
    scene.on(.when(scene.expression("a.center.x > 200")), scene.emit("x"))
    scene.on(.tick, if: "a.center.x > 200", scene.emit("x"))
    scene.on(.tick, scene.emit("x"))
    scene.on(.start, [])
    #expect(try run(scene) == (1, "everything is at rest"))
    scene.events = []
    // The run ends at rest: the condition is true from tick 1 to tick 4, and false afterward.
    scene.on(.tick, if: "tick < 5", scene.emit("x"))
    scene.on(.at([0.2]), scene.emit("y"))
    #expect(try run(scene) == (13, "everything is at rest"))
  }

  @Test("A run that is stopped, or always lasts to its limit, does not report waiting")
  func others() throws {
    var scene = scene()
    scene.on(.when(scene.expression("time > 1")), .stop(scene.expression("'enough'")))
    #expect(try run(scene) == (61, "enough"))
    scene.run.until = .timeLimit
    scene.run.timeLimit = 0.1
    #expect(try run(scene).tick == 6)
  }
}
