// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Members of a group", .timeLimit(.minutes(30)))
struct GroupMotionTests {
  private func recording(_ text: String) throws -> Recording {
    let loading = SceneLoader.load(Array(text.utf8), name: "group.json")
    return try Recording(try #require(loading.scene, "\(loading.diagnostics.map(\.message))"))
  }

  /// A group whose areas have a ratio of 2 to 1, so `heavy` is (18.333, −20) pt from the center of mass.
  private func lopsided(spin: Double) throws -> Recording {
    try recording(
      """
      { "referenceView": { "size": [600, 600] },
        "views": [ { "id": "heavy", "center": [200, 200], "size": [120, 20] },
          { "id": "light", "center": [145, 260], "size": [20, 60] } ],
        "items": [ { "id": "g", "group": ["heavy", "light"] } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["g"], "resistance": 0, "angularResistance": 0,
          "linearVelocity": { "g": [30, -12] }, "angularVelocity": { "g": \(spin) } } ],
        "events": [ { "at": 0.1, "do": [ { "emit": "speed", "with": { "x": "=heavy.speed" } },
          { "emit": "vy", "with": { "x": "=light.linearVelocity.dy" } } ] } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """)
  }

  @Test(
    "Members of a group move at v + ω × r, with r from the center of mass, and the group at v",
    arguments: [2.0, -2])
  func velocity(spin: Double) throws {
    let recording = try lopsided(spin: spin)
    let heavy = try recording.state("heavy", at: 0)
    expectClose(Double(heavy.vx), 30 + spin * 20, within: 1e-3, "heavy.vx")
    expectClose(Double(heavy.vy), -12 + spin * 55 / 3, within: 1e-3, "heavy.vy")
    let light = try recording.state("light", at: 0)
    expectClose(Double(light.vx), 30 - spin * 40, within: 1e-3, "light.vx")
    expectClose(Double(light.vy), -12 - spin * 110 / 3, within: 1e-3, "light.vy")
    let now = try recording.state("heavy", at: 6)
    expectClose(
      try #require(recording.numbers(of: "speed").first),
      (Double(now.vx) * Double(now.vx) + Double(now.vy) * Double(now.vy)).squareRoot(),
      within: 1e-3, "heavy.speed")
    expectClose(
      try #require(recording.numbers(of: "vy").first),
      Double(try recording.state("light", at: 6).vy), within: 1e-3, "light.linearVelocity.dy")
    for tick in 0...30 {
      let group = try recording.state("g", at: tick)
      expectClose(Double(group.vx), 30, within: 1e-3, "g.vx at \(tick)")
      expectClose(Double(group.vy), -12, within: 1e-3, "g.vy at \(tick)")
    }
  }

  // Over two ticks, the third derivative, ω³·r of at most 8·55 pt/s³, adds 0.02 pt/s; the first tick has only
  // one sub-step.
  @Test(
    "Members of a group have the velocities at which their positions change", arguments: [2.0, -2])
  func differences(spin: Double) throws {
    let recording = try lopsided(spin: spin)
    for id in ["heavy", "light"] {
      for tick in 2..<30 {
        let (before, now) = (
          try recording.state(id, at: tick - 1), try recording.state(id, at: tick)
        )
        let after = try recording.state(id, at: tick + 1)
        expectClose(
          Double(now.vx), 30 * Double(after.x - before.x), within: 0.03, "\(id).vx at \(tick)")
        expectClose(
          Double(now.vy), 30 * Double(after.y - before.y), within: 0.03, "\(id).vy at \(tick)")
      }
    }
  }

  /// UIKit's group algebra uses only centers, so superviews do not affect the values of members.
  @Test(
    "Members of a group show the same numbers in every superview, from the first row on",
    arguments: [#""frame": [100, 200, 150, 150]"#, #""frame": [100, 200, 150, 150], "angle": 0.5"#])
  func superview(box: String) throws {
    func recording(in superview: String) throws -> Recording {
      try self.recording(
        """
        { "referenceView": { "size": [400, 400] },
          "views": [ { "id": "box", \(box) },
            { "id": "a", "frame": [20, 30, 40, 20] \(superview) },
            { "id": "b", "frame": [60, 30, 20, 40] \(superview) } ],
          "items": [ { "id": "g", "group": ["a", "b"] } ],
          "behaviors": [ { "type": "gravity", "items": ["g"] },
            { "type": "collision", "items": ["g"], "translatesReferenceBoundsIntoBoundary": true } ] }
        """)
    }
    let (plain, nested) = (
      try recording(in: ""), try recording(in: #", "superview": "box""#)
    )
    let start = try nested.state("a", at: 0)
    #expect(start.x == 40 && start.y == 40, "came (\(start.x), \(start.y)) at tick 0")
    #expect(nested.frames.count == plain.frames.count)
    for tick in plain.frames.indices {
      for id in ["a", "b", "g"] {
        let (expected, came) = (try plain.state(id, at: tick), try nested.state(id, at: tick))
        #expect(came == expected, "\(id) at \(tick): expected \(expected), came \(came)")
      }
    }
  }
}
