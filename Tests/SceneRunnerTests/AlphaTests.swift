// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Opacity", .timeLimit(.minutes(30)))
struct AlphaTests {
  private func record(_ events: String, alpha: Double = 1, more: String = "") throws -> Recording {
    let text = """
      { "referenceView": { "size": [100, 100] },
        "views": [{ "id": "a", "frame": [0, 0, 50, 50], "alpha": \(alpha) }],
        "events": [\(events)] \(more), "run": { "timeLimit": 1, "until": "timeLimit" } }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "s.json")
    return try Recording(try #require(loading.scene, "\(loading.diagnostics)"))
  }

  private func alphas(_ recording: Recording) -> [Float] {
    recording.frames.map { $0.states[0].alpha }
  }

  @Test("Opacity starts with the scene's value and can be set")
  func set() throws {
    let found = alphas(
      try record(#"{ "at": 0.5, "do": [{ "set": "a.alpha", "to": "=a.alpha / 2" }] }"#, alpha: 0.8))
    // An event at 0.5 s takes effect after the row of tick 30.
    #expect(found[30] == 0.8 && found[31] == 0.4 && found[60] == 0.4)
  }

  @Test("A linear animation of opacity interpolates between the values")
  func animated() throws {
    let found = alphas(
      try record(
        #"{ "at": 0, "do": [{ "animate": { "set": "a.alpha", "to": 0, "duration": 1, "curve": "linear" } }] }"#
      ))
    for tick in stride(from: 0, through: 60, by: 6) {
      #expect((Double(found[tick]) - (1 - Double(tick) / 60)).magnitude < 1e-6, "tick \(tick)")
    }
  }

  @Test("Opacity stays between 0 and 1, even if a spring overshoots")
  func overshoot() throws {
    for end in [0, 1] {
      let found = alphas(
        try record(
          """
          { "at": 0, "do": [{ "animate": { "set": "a.alpha", "to": \(end), "duration": 0.8,
            "spring": { "damping": 0.3 } } }] }
          """, alpha: 0.5))
      #expect(found.allSatisfy { 0...1 ~= $0 } && found.contains(Float(end)))
    }
  }

  @Test("Opacity defaults to 1 in every row and does not affect a tick's digest")
  func digest() throws {
    let plain = try record("")
    #expect(alphas(plain).allSatisfy { $0 == 1 })
    let faded = try record("", alpha: 0.3)
    #expect(zip(plain.frames, faded.frames).allSatisfy { $0.digest == $1.digest })
  }

  @Test(
    "A view with opacity below 0.01 receives no touches",
    arguments: [(0.0, 0), (0.009, 0), (0.02, 1)])
  func touches(alpha: Double, count: Int) throws {
    let gestures =
      #", "gestures": [{ "id": "tap", "type": "tap", "view": "a", "touches": [[0.1, 20, 20], [0.15, 20, 20]] }]"#
    let recording = try record(
      #"{ "on": "tap", "do": [{ "emit": "hit" }] }"#, alpha: alpha, more: gestures)
    #expect(recording.events.count { $0.name == "hit" } == count)
  }

  @Test("Only views have opacity; setting it on an item is an error")
  func items() throws {
    let text = """
      { "items": [{ "id": "a", "center": [0, 0], "size": [5, 5] }],
        "events": [{ "at": 0, "do": [{ "set": "a.alpha", "to": 0 }] }] }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "s.json")
    #expect(loading.diagnostics.contains { $0.severity == .error && $0.message.contains("alpha") })
  }

  @Test("A view brought to the front is drawn in front from the next tick on")
  func stacking() throws {
    let text = """
      { "referenceView": { "size": [100, 100] },
        "views": [{ "id": "a", "frame": [0, 0, 50, 50] }, { "id": "b", "frame": [0, 0, 50, 50] },
          { "id": "c", "frame": [0, 0, 5, 5], "superview": "a" }],
        "events": [{ "at": 0.1, "do": [{ "addSubview": "a" }] }],
        "run": { "timeLimit": 0.2, "until": "timeLimit" } }
      """
    let scene = try #require(SceneLoader.load(Array(text.utf8), name: "s.json").scene)
    var orders: [[Int]?] = []
    let runner = try Runner(scene, includesScenery: true)
    _ = runner.run { frame, _ in
      orders.append(
        frame.scenery.lazy.compactMap { part in
          if case .order(let items) = part.kind { items } else { nil }
        }.first)
    }
    // In the scene, b is in front of a and its subviews; the event takes effect after the row of tick 6.
    #expect(orders[6] == [0, 2, 1] && orders[7] == [1, 0, 2], "\(orders)")
  }
}
