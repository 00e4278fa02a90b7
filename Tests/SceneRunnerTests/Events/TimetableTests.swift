// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Timetable", .timeLimit(.minutes(30)))
struct TimetableTests {
  @Test(
    "A time belongs to the first tick at or behind it; 0.1 ms behind a tick still counts as it",
    arguments: [
      (0.0, 60.0, 0), (-1, 60, 0), (0.0001, 60, 0), (0.000101, 60, 1), (0.0167, 60, 1),
      (0.01, 60, 1), (1.0 / 60, 60, 1), (0.5, 60, 30), (0.5001, 60, 30), (0.50011, 60, 31),
      (1, 60, 60), (2, 60, 120), (0.1, 1_000, 100), (0.3, 10, 3), (3_600, 1_000, 3_600_000),
    ] as [(Double, Double, Int)])
  func tick(time: Double, rate: Double, tick: Int) {
    #expect(Timetable.tick(of: time, rate) == tick)
  }

  @Test("Every tick's own time belongs to it, however large")
  func ownTime() {
    for rate in [2.0, 24, 30, 59.94, 60, 90, 120, 1_000] {
      for tick in stride(from: 0, through: 1_000_000, by: 7_919) {
        #expect(Timetable.tick(of: Double(tick) / rate, rate) == tick)
      }
    }
  }

  @Test("In a tick times decide, then touches come before events, then the order of the scene")
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
    func due(_ tick: Int) -> [Timetable.Entry] {
      var entries: [Timetable.Entry] = []
      while let entry = timetable.takeEntry(dueAt: tick) { entries.append(entry) }
      return entries
    }
    #expect(due(0) == [.touch(gesture: 0, 0)])
    #expect(due(1) == [])
    #expect(due(2) == [])
    #expect(!timetable.isQuiet)
    #expect(
      due(3) == [
        .event(1), .touch(gesture: 0, 1), .event(2), .touch(gesture: 0, 2),
        .touch(gesture: 1, 0), .event(0), .event(1), .event(2),
      ])
    #expect(timetable.isQuiet)
  }
}
