// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneAdvice
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Scrolling", .timeLimit(.minutes(30)))
struct ScrollTests {
  /// Thirty cells of 40 pt at intervals of 50 pt; 200 pt are visible.
  private func load(_ rest: String) -> SceneLoading {
    let text = """
      { "collectionViewLayout": { "contentSize": [320, 1600], "collectionView": { "bounds": [0, 0, 320, 200], "bounces": false } },
        "views": [ { "id": "cell", "frame": [10, 10, 300, 40], "repeat": { "count": 30, "offset": [0, 50] } } ],
        "acknowledges": ["view-without-behavior"], \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func play(_ rest: String) throws -> Recording {
    try Recording(load(rest))
  }

  /// A finger that moves up 80 pt in 0.1 s, 50 of them in the second half, and is lifted at that speed.
  private func finger(_ keys: String = "") -> String {
    #""gestures": [ { "id": "g", "type": "scroll"\#(keys), "touches": [[0.1, 50, 180], [0.15, 57, 150], [0.2, 60, 100, 60, -1000]] } ]"#
  }

  /// Emits the offset after each tick.
  private let reports =
    #"{ "on": "tick", "do": [ { "emit": "y", "with": { "y": "=collectionView.contentOffset.y" } } ] }"#

  private func offsets(_ recording: Recording) -> [Int: Double] {
    var found: [Int: Double] = [:]
    for (tick, value) in recording.values(of: "y") {
      if case .number(let number)? = value { found[tick] = number }
    }
    return found
  }

  @Test(
    "Content follows the finger, and scrolls only along axes on which it is larger than the view")
  func drag() throws {
    let recording = try play(
      finger()
        + #", "events": [ \#(reports) ], "run": { "timeLimit": 0.21 }, "expect": [ { "always": "collectionView.contentOffset.x == 0" } ]"#
    )
    let offsets = offsets(recording)
    #expect([6, 7, 10, 13].map { offsets[$0] } == [0, 0, 30, 80])
    #expect(recording.outcome.expectations.map(\.passed) == [true])
  }

  @Test(
    "Released content loses a fixed fraction of its speed per millisecond and ends as projected",
    arguments: [("", 0.998), (#", "decelerationRate": "fast""#, 0.99)])
  func deceleration(keys: String, rate: Double) throws {
    let recording = try play(
      finger(keys)
        + #", "events": [ \#(reports), { "on": "didEndDecelerating", "do": [ { "emit": "still" } ] } ]"#
    )
    let offsets = offsets(recording)
    // 1,000 pt/s, summed millisecond by millisecond.
    func distance(_ milliseconds: Int) -> Double {
      (0..<milliseconds).reduce(into: (distance: 0.0, speed: 1.0)) { sum, _ in
        sum.speed *= rate
        sum.distance += sum.speed
      }.distance
    }
    for tick in [18, 24, 42, 60] where offsets[tick] != nil {
      // Row 13 is the first one after the touch of tick 12.
      let milliseconds = Int((Double(tick - 13) / 60 * 1_000).rounded())
      let expected = 80 + distance(milliseconds)
      let slack = 1_000 / 60.0 * pow(rate, Double(milliseconds)) * 0.06
      #expect(abs((offsets[tick] ?? 0) - expected) < max(slack, 0.2), "tick \(tick)")
    }
    let end = 80 + rate / (1 - rate)
    let last = try #require(recording.values(of: "still").first?.tick)
    #expect(abs((offsets[last] ?? 0) - end) < 1e-9)
    #expect(abs((offsets[last - 1] ?? 0) - end) < 1)
    #expect(recording.outcome.frame.tick == last)
    #expect(recording.events.contains { $0.kind == .didEndDecelerating })
  }

  @Test(
    "Without bounces, content stops at the edge; a finger at rest releases it in place"
  )
  func ends() throws {
    let edge = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "touches": [[0, 50, 180], [0.05, 50, 100], [0.1, 50, -100]] } ],
      "events": [ { "on": "didEndDecelerating", "do": [ { "emit": "y", "with": { "y": "=collectionView.contentOffset.y" } } ] } ]
      """#)
    #expect(edge.numbers(of: "y") == [1_400])
    let rest = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "touches": [[0, 50, 100], [0.05, 50, 160], [0.1, 50, 60], [0.2, 50, 60]] } ],
      "events": [ { "on": "g", "do": [ { "emit": "y", "with": { "y": "=collectionView.contentOffset.y" } } ] } ]
      """#)
    // The content cannot be pulled down past its top edge.
    let positions = rest.numbers(of: "y")
    #expect(positions.count == 8 && positions.prefix(5).allSatisfy { $0 == 0 })
    #expect(positions.suffix(2) == [40, 40])
    #expect(!rest.events.contains { $0.kind == .didEndDecelerating })
  }

  @Test("A new touch or setting the offset stops coasting")
  func stopped() throws {
    let recording = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll",
        "strokes": [[[0, 50, 180], [0.05, 50, 130]], [[0.3, 50, 100], [0.5, 50, 100]]] } ],
      "events": [ \#(reports), { "at": 0.6, "do": [ { "set": "collectionView.contentOffset", "to": [3, 333] } ] } ],
      "run": { "timeLimit": 0.7, "until": "timeLimit" }
      """#)
    let offsets = offsets(recording)
    #expect(try #require(offsets[18]) > 100)
    #expect(offsets[19] == offsets[30])
    #expect(offsets[36] == offsets[19] && offsets[37] == 333)
    #expect(!recording.events.contains { $0.kind == .didEndDecelerating })
  }

  @Test("Cells are reported when they enter the visible part and after they leave it")
  func cells() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "collectionView.contentOffset", "to": [0, 55] } ] },
        { "on": "willDisplay", "do": [ { "emit": "show", "with": { "x": "=each + (each.index + 1 == each.count ? '!' : '')" } } ] },
        { "on": ["didEndDisplaying"], "if": "each.frame.maxY < 55", "do": [ { "emit": "hide", "with": { "x": "=each" } } ] },
        { "on": "didScroll", "do": [ { "emit": "moved" } ] } ]
      """#)
    // Cell 4 starts at 160 pt and cell 5 at 210 pt; 200 pt are visible.
    #expect(
      recording.history == [
        "1 willDisplay cell-1", "1 show", "1 willDisplay cell-2", "1 show", "1 willDisplay cell-3",
        "1 show", "1 willDisplay cell-4", "1 show", "7 moved", "7 willDisplay cell-5", "7 show",
        "7 didEndDisplaying cell-1", "7 hide",
      ])
    #expect(
      recording.values(of: "show").map(\.value) == [
        .string("cell-1"), .string("cell-2"), .string("cell-3"), .string("cell-4!"),
        .string("cell-5!"),
      ])
    #expect(recording.values(of: "hide").map(\.value) == [.string("cell-1")])
  }

  @Test("Touches are given in screen coordinates, and \"touch.location\" in content coordinates")
  func screen() throws {
    let touches = "[[0.1, 50, 70], [0.15, 57, 40], [0.2, 60, 10]]"
    func strokes(_ keys: String, _ touches: String) throws -> Recording {
      try play(
        #"""
        "gestures": [ { "id": "g", \#(keys), "touches": \#(touches) } ],
        "events": [ { "at": 0.05, "do": [ { "set": "collectionView.contentOffset", "to": [0, 300] } ] },
          { "on": "g", "do": [ { "emit": "y", "with": { "y": "=touch.location.y" } },
            { "emit": "own", "with": { "y": "=touch.location(in: `cell-8`).y" } },
            { "emit": "way", "with": { "y": "=touch.translation.y" } } ] } ], "run": { "timeLimit": 0.3 }
        """#)
    }
    // The finger is 70 pt below the visible top, at 370 pt in the content; cell 8 starts at 360 pt.
    let scroll = try strokes(#""type": "scroll", "view": "cell-8""#, touches)
    // The content moves with the finger, whose position in the content stays the same.
    for (found, expected) in zip(scroll.numbers(of: "y"), Array(repeating: 370.0, count: 8)) {
      #expect(abs(found - expected) < 1e-9)
    }
    for (found, step) in zip(scroll.numbers(of: "way"), [0.0, 1, 2, 3, 4, 5, 6, 6]) {
      #expect(abs(found + 10 * step) < 1e-9)
    }
    #expect(scroll.numbers(of: "own").allSatisfy { abs($0 - 10) < 1e-9 })
    let spots = scroll.events.filter { $0.kind == .gesture }.map { $0.point?.y }
    #expect(spots == Array(repeating: 370, count: 8))
    let pan = try strokes(#""type": "pan", "view": "cell-8""#, touches)
    #expect(pan.numbers(of: "y").map { $0.rounded() } == [370, 360, 350, 340, 330, 320, 310, 310])
    // Without scrolling, a different cell would be under the finger.
    for kind in ["scroll", "pan"] {
      let other = try strokes(#""type": "\#(kind)", "view": "cell-2""#, touches)
      #expect(other.numbers(of: "y") == [], "\(kind)")
    }
    // Cell 12 starts at 560 pt, 60 pt below the visible part, so no finger hits it.
    let below = try strokes(
      #""type": "tap", "view": "cell-12""#, "[[0.1, 50, 270], [0.15, 50, 270]]")
    #expect(below.numbers(of: "y") == [])
    let seen = try strokes(
      #""type": "tap", "view": "cell-10""#, "[[0.1, 50, 165], [0.15, 50, 165]]")
    #expect(seen.numbers(of: "y") == [465])
  }

  @Test("Thousands of nested scroll events end at a limit, not in a stack overflow")
  func circle() throws {
    let loading = load(
      #"""
      "events": [ { "at": 0, "do": [ { "set": "collectionView.contentOffset", "to": [0, 1] } ] },
        { "on": "didScroll", "do": [ { "set": "collectionView.contentOffset", "to": "=collectionView.contentOffset + point(0, 1)" } ] } ]
      """#)
    var scene = try #require(loading.scene)
    scene.limits[.depth] = 50_000
    scene.limits[.firings] = 20_000
    #expect(try Recording(scene).reason.contains("one event triggered more than 20,000 events"))
  }

  @Test("A cell that the animator moves out of view is also reported")
  func moved() throws {
    let recording = try play(
      #""behaviors": [ { "type": "gravity", "items": ["cell-4"] } ], "run": { "timeLimit": 1 }"#)
    let gone = recording.events.filter { $0.kind == .didEndDisplaying }
    #expect(gone.map(\.item) == ["cell-4"])
    // 180 pt + 500 t² reaches 220 pt after 0.28 s.
    #expect(gone.map(\.tick) == [17] || gone.map(\.tick) == [18])
  }

  @Test("Properties of the collection view can be read, and invalid uses are reported")
  func names() throws {
    let recording = try play(
      #"""
      "events": [ { "at": 0.1, "do": [ { "set": "collectionView.contentOffset", "to": [5, 70] },
        { "emit": "x", "with": { "x": "=collectionView.bounds.maxX" } }, { "emit": "x", "with": { "x": "=collectionView.bounds.midY" } },
        { "emit": "x", "with": { "x": "=collectionView.contentSize.y" } } ] } ]
      """#)
    #expect(recording.numbers(of: "x") == [325, 170, 1_600])
    func errors(_ text: String) -> [String] {
      SceneLoader.load(Array(text.utf8), name: "scene.json").diagnostics
        .filter { $0.severity == .error }.map(\.message)
    }
    #expect(
      errors(#"{ "gestures": [ { "id": "g", "type": "scroll", "touches": [[0, 1, 1]] } ] }"#)
        == ["the scene has nothing that scrolls"])
    #expect(
      load(#""events": [ { "at": 0, "do": [ { "set": "collectionView.bounds", "to": 1 } ] } ]"#)
        .diagnostics.map(\.message) == [#""collectionView" has no property "bounds""#])
    #expect(
      errors(
        #"{ "events": [ { "at": 0, "if": "collectionView.contentOffset.y > 1", "do": [] } ] }"#)
        == [
          #""collectionView" is available only while a scene with a collection view runs"#
        ])
    #expect(
      SceneLoader.load(
        Array(#"{ "events": [ { "on": "didScroll", "do": [] } ] }"#.utf8), name: "s",
        adviser: SceneAdvice.adviser
      ).diagnostics.map(\.message) == ["the scene has no collection view, so this never happens"])
  }
}
