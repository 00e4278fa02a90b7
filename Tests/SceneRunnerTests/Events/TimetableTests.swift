// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Timetable", .timeLimit(.minutes(30)))
struct TimetableTests {
  @Test(
    "A time belongs to the first tick at or after it, with a tolerance of 0.1 ms",
    arguments: [
      (0.0, 60.0, 0), (-1, 60, 0), (0.0001, 60, 0), (0.000101, 60, 1), (0.0167, 60, 1),
      (0.01, 60, 1), (1.0 / 60, 60, 1), (0.5, 60, 30), (0.5001, 60, 30), (0.50011, 60, 31),
      (1, 60, 60), (2, 60, 120), (0.1, 1_000, 100), (0.3, 10, 3), (3_600, 1_000, 3_600_000),
    ] as [(Double, Double, Int)])
  func tick(time: Double, rate: Double, tick: Int) {
    #expect(RunSettings(ticksPerSecond: rate).tick(dueAt: time) == tick)
  }

  @Test("Every tick's own time belongs to that tick, however large it is")
  func ownTime() {
    for rate in [2.0, 24, 30, 59.94, 60, 90, 120, 1_000] {
      let run = RunSettings(ticksPerSecond: rate)
      for tick in stride(from: 0, through: 1_000_000, by: 7_919) {
        #expect(run.tick(dueAt: Double(tick) / rate) == tick)
      }
    }
  }

  @Test("Entries of a tick are sorted by time, then touches before events, then scene order")
  func order() {
    var scene = Scene()
    let touches = [0.0, 0.04, 0.05].map {
      SceneGesture.Touch(time: $0, location: .zero, velocity: .zero)
    }
    scene.gestures = [
      SceneGesture(id: "pan", touches: touches), SceneGesture(id: "tap", touches: [touches[2]]),
    ]
    scene.on(.at([0.05]))
    scene.on(.at([0.0501, 0.035]))
    scene.on(.at([0.05, 0.045]))
    var timetable = Timetable(scene)
    #expect(due(0, &timetable) == ["touch of 0 at 0.0"])
    #expect(due(1, &timetable) == [])
    #expect(due(2, &timetable) == [])
    #expect(!timetable.isQuiet)
    #expect(
      due(3, &timetable) == [
        "event 1", "touch of 0 at 0.04", "event 2", "touch of 0 at 0.05", "touch of 1 at 0.05",
        "event 0", "event 1", "event 2",
      ])
    #expect(timetable.isQuiet)
  }

  private func due(_ tick: Int, _ timetable: inout Timetable) -> [String] {
    var entries: [String] = []
    while let entry = timetable.takeEntry(dueAt: tick) {
      switch entry {
      case .touch(let gesture, let touch): entries.append("touch of \(gesture) at \(touch.time)")
      case .deadline(let gesture, let time): entries.append("deadline of \(gesture) at \(time)")
      case .event(let event): entries.append("event \(event)")
      case .delayed(let number): entries.append("delayed \(number)")
      }
    }
    return entries
  }

  @Test("A gesture has at most one deadline, which precedes a touch at the same time")
  func deadlines() {
    var scene = Scene()
    scene.gestures = [
      SceneGesture(
        id: "press", touches: [SceneGesture.Touch(time: 0.05, location: .zero, velocity: .zero)])
    ]
    var timetable = Timetable(scene)
    timetable.wait(until: 0.02, ofGesture: 0)
    timetable.wait(until: 0.05, ofGesture: 0)
    #expect(due(2, &timetable) == [])
    #expect(due(3, &timetable) == ["deadline of 0 at 0.05", "touch of 0 at 0.05"])
    #expect(timetable.isQuiet)
    timetable.wait(until: 0.1, ofGesture: 0)
    #expect(!timetable.isQuiet)
    timetable.wait(until: nil, ofGesture: 0)
    #expect(timetable.isQuiet)
    #expect(due(9, &timetable) == [])
  }
}
