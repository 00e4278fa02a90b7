// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Gestures", .timeLimit(.minutes(30)))
struct GestureTests {
  private func scene(_ times: [Double], ends: SceneGesture.State? = .ended) -> Scene {
    var scene = Scene(centers: [(100, 100)], [])
    let touches = times.map { time in
      SceneGesture.Touch(
        time: time, location: CGPoint(x: 100 * time, y: 7),
        velocity: CGVector(dx: time == times[0] ? 0 : 100, dy: 0))
    }
    scene.gestures = [SceneGesture(id: "pan", touches: touches, ends: ends)]
    for state in SceneGesture.State.allCases {
      scene.on(
        .gesture(0, state),
        .emit(
          "seen",
          with: [
            SceneMember(key: "state", value: scene.operand("touch.state"))
          ]))
    }
    return scene
  }

  private func states(_ recording: Recording) -> [String] {
    recording.values(of: "seen").compactMap {
      if case .string(let state) = $0.value { "\($0.tick) \(state)" } else { nil }
    }
  }

  @Test("A finger moves between touches, is reported every tick, and lifts at its last position")
  func states() throws {
    let recording = try Recording(scene([0, 0.1, 0.1 + 1.0 / 120, 0.2]))
    #expect(
      states(recording) == ["1 began"] + (2...13).map { "\($0) changed" } + ["13 ended"])
    let positions = recording.events.filter { $0.kind == .gesture }.map { $0.point?.x ?? -1 }
    var expected = (0...12).map { 100 * Double($0) / 60 } + [20]
    expected[7] += 100.0 / 120 - 100.0 / 60
    #expect(positions.count == expected.count)
    for (found, position) in zip(positions, expected) {
      #expect(abs(Double(found) - position) < 1e-5)
    }
  }

  @Test("A gesture without an end state never ends")
  func held() throws {
    #expect(
      try states(Recording(scene([0, 0.05], ends: nil))) == [
        "1 began", "2 changed", "3 changed", "4 changed",
      ])
  }

  @Test(
    "A gesture with a single touch begins and ends with it",
    arguments: [
      SceneGesture.State.ended, .cancelled, .failed,
    ])
  func single(ends: SceneGesture.State) throws {
    let recording = try Recording(scene([0.05], ends: ends))
    #expect(states(recording) == ["4 began", "4 \(ends.rawValue)"])
  }

  @Test("A touch is recorded with its location and velocity")
  func record() throws {
    let recording = try Recording(scene([0, 0.1]))
    let gestures = recording.events.filter { $0.kind == .gesture }
    #expect(
      [gestures.first, gestures.last] == [
        EventRecord(
          tick: 1, time: 1.0 / 60, kind: .gesture, point: .init(x: 0, y: 7), name: "pan.began",
          data: .object([RecordMember("velocity", .numbers([0, 0]))])),
        EventRecord(
          tick: 7, time: 7.0 / 60, kind: .gesture, point: .init(x: 10, y: 7), name: "pan.ended",
          data: .object([RecordMember("velocity", .numbers([100, 0]))])),
      ])
  }

  @Test(
    "The last touch stays available; before the first, the state is \"possible\"")
  func known() throws {
    var scene = scene([0.05])
    scene.events = []
    scene.on(
      .at([0, 0.1]), scene.tell("state", "touch.state"), scene.tell("place", "touch.location"),
      scene.tell("speed", "touch.velocity"))
    let recording = try Recording(scene)
    #expect(recording.values(of: "state").map(\.value) == [.string("possible"), .string("ended")])
    #expect(recording.values(of: "place").map(\.value) == [.numbers([0, 0]), .numbers([5, 7])])
    #expect(recording.values(of: "speed").map(\.value) == [.numbers([0, 0]), .numbers([0, 0])])
  }

  @Test("An attachment whose anchor follows the finger drags a view along")
  func drag() throws {
    var scene = Scene(
      centers: [(100, 100)],
      [
        SceneBehavior(
          id: "drag", kind: .attachment(.anchor(offsetFromCenter: .zero)),
          [.anchorPoint: .vector(CGVector(dx: 100, dy: 100))], items: [0], isAdded: false)
      ])
    let touches = (0...60).map { tick in
      SceneGesture.Touch(
        time: Double(tick) / 60, location: CGPoint(x: 100 + Double(tick), y: 100),
        velocity: CGVector(dx: 60, dy: 0))
    }
    scene.gestures = [SceneGesture(id: "pan", touches: touches)]
    scene.on(.gesture(0, .began), .addBehavior([0]))
    scene.on(
      .gesture(0, .changed), .set(.behavior(0, .anchorPoint), to: scene.operand("touch.location")))
    scene.on(.gesture(0, .ended), .removeBehavior([0]))
    let recording = try Recording(scene)
    // A hinge through the center makes the view follow the finger within the linear slop.
    let state = try recording.state("a", at: 60)
    #expect(abs(state.x - 159) < 1)
    #expect(recording.outcome.frame.tick == 61)
    #expect(try recording.state("a", at: 61).body == nil)
  }
}
