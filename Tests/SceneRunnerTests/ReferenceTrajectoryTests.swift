// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

/// A scene with the trajectory of Box2D 2.3.0 in Apple's configuration.
private struct Reference: CustomTestStringConvertible {
  let name: String
  /// The tick of rest; `nil` for a scene that ends at its time limit.
  let pause: Int?
  var end: Int?

  var testDescription: String { name }

  static let all = [
    Reference(name: "free-fall-no-resistance", pause: nil, end: 60),
    Reference(name: "free-fall-default-resistance", pause: nil, end: 60),
    Reference(name: "landing-on-line", pause: 79),
    Reference(name: "low-drop-on-line", pause: 47),
    Reference(name: "bounds-elasticity-02", pause: 96),
    Reference(name: "bounds-elasticity-05", pause: 153),
    Reference(name: "bounds-elasticity-08", pause: 388),
    Reference(name: "head-on-e05", pause: nil, end: 90),
    Reference(name: "slide-with-friction", pause: 88),
    Reference(name: "stack-of-five", pause: 47),
    Reference(name: "falling-square", pause: 100),
  ]

  func data(_ ending: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Data(
      contentsOf: tests.appendingPathComponent("Fixtures/reference/\(name).\(ending)"))
  }

  func rows() throws -> [[Substring]] {
    String(decoding: try data("csv"), as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",") }
  }
}

@Suite("Reference trajectories", .timeLimit(.minutes(30)))
struct ReferenceTrajectoryTests {
  @Test("Every number is the reference engine's, to the last bit", arguments: Reference.all)
  private func exact(reference: Reference) throws {
    let loading = SceneLoader.load(Array(try reference.data("json")), name: reference.name)
    let recording = try Recording(try #require(loading.scene))
    let states = recording.frames.flatMap { frame in
      zip(recording.outcome.items.ids, frame.states).map { (frame.tick, $0, $1) }
    }
    // The reference continues for five ticks after the pause.
    let rows = try reference.rows()
    #expect(rows.count >= states.count)
    for (row, (tick, id, state)) in zip(rows, states) {
      try #require(row[0] == "\(tick)" && row[1] == id)
      let numbers = [state.x, state.y, state.angle, state.vx, state.vy, state.omega]
      for ((name, text), number) in zip(zip(Self.columns, row[2...]), numbers)
      where Float(text) != number {
        Issue.record(
          "tick \(tick), \(id).\(name): got \(number), expected \(text), off by \(number - (Float(text) ?? .nan))"
        )
        // Later differences follow from the first.
        return
      }
    }
  }

  private static let columns = ["x", "y", "angle", "vx", "vy", "omega"]

  @Test("The run ends with the tick of the pause, or at the time limit", arguments: Reference.all)
  private func ending(reference: Reference) throws {
    let loading = SceneLoader.load(Array(try reference.data("json")), name: reference.name)
    let recording = try Recording(try #require(loading.scene))
    #expect(recording.frames.map(\.tick) == Array(0...(reference.pause ?? reference.end ?? 0)))
    #expect(recording.outcome.ending.status == (reference.pause == nil ? .timeLimit : .stasis))
  }
}
