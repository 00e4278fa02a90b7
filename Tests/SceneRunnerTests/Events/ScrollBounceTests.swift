// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

/// Content beyond its edges: 320 × 200 of 700 × 1,600 pt are visible, so offsets end at (380, 1,400).
@Suite("Bouncing", .timeLimit(.minutes(30)))
struct ScrollBounceTests {
  private let last = (x: 380.0, y: 1_400.0)

  private func play(
    from offset: (x: Double, y: Double) = (0, 0), content: String = "[700, 1600]",
    view: String = "",
    _ rest: String
  ) throws -> Recording {
    let text = """
      { "collectionViewLayout": { "contentSize": \(content),
          "collectionView": { "bounds": [\(offset.x), \(offset.y), 320, 200] \(view) } },
        "views": [ { "id": "cell", "frame": [10, 10, 300, 40] } ],
        "acknowledges": ["view-without-behavior"], \(rest) }
      """
    return try Recording(SceneLoader.load(Array(text.utf8), name: "scene.json"))
  }

  /// A finger that touches down in tick 6, moves in tick 9, and is lifted in tick 12 with a velocity.
  private func finger(
    by distance: (x: Double, y: Double), velocity: (x: Double, y: Double) = (0, 0),
    keys: String = ""
  ) -> String {
    """
    "gestures": [ { "id": "g", "type": "scroll" \(keys), "touches": [[0.1, 150, 100],
      [0.15, \(150 + distance.x), \(100 + distance.y)], [0.2, \(150 + distance.x), \(100 + distance.y), \(velocity.x), \(velocity.y)]] } ]
    """
  }

  private let reports = #"""
    "events": [ { "on": "tick", "do": [ { "emit": "x", "with": { "x": "=collectionView.contentOffset.x" } },
        { "emit": "y", "with": { "y": "=collectionView.contentOffset.y" } } ] },
      { "on": "didEndDecelerating", "do": [ { "emit": "x", "with": { "x": "=collectionView.contentOffset.x" } },
        { "emit": "y", "with": { "y": "=collectionView.contentOffset.y" } }, { "emit": "still" } ] } ]
    """#

  /// The offsets by the tick of the row that shows them; row 13 is the first one after tick 12.
  private func offsets(_ recording: Recording, _ name: String) -> [Int: Double] {
    var found: [Int: Double] = [:]
    for (tick, value) in recording.values(of: name) {
      if case .number(let number)? = value { found[tick] = number }
    }
    return found
  }

  private func pulled(_ distance: Double, _ extent: Double) -> Double {
    distance * 0.55 * extent / (extent + 0.55 * distance)
  }

  @Test(
    "Past an edge, content follows the finger less and less, separately in each direction"
  )
  func pull() throws {
    let first = try play(finger(by: (40, 120)) + ", " + reports)
    #expect(abs(try #require(offsets(first, "x")[11]) + pulled(40, 320)) < 1e-12)
    #expect(abs(try #require(offsets(first, "y")[11]) + pulled(120, 200)) < 1e-12)
    let second = try play(from: (370, 1_400), finger(by: (-90, -300)) + ", " + reports)
    #expect(abs(try #require(offsets(second, "x")[11]) - 380 - pulled(80, 320)) < 1e-12)
    #expect(abs(try #require(offsets(second, "y")[11]) - 1_400 - pulled(300, 200)) < 1e-12)
  }

  @Test("Content released past the edge returns exactly to it like a critically damped spring")
  func spring() throws {
    let recording = try play(from: (380, 0), finger(by: (-90, 120)) + ", " + reports)
    let (x, y) = (offsets(recording, "x"), offsets(recording, "y"))
    for row in [13, 14, 20, 31, 45] {
      let t = Double(row - 13) / 60
      let left = (1 + 10 * t) * exp(-10 * t)
      #expect(abs(try #require(x[row]) - 380 - left * pulled(90, 320)) < 1e-9, "row \(row)")
      #expect(abs(try #require(y[row]) + left * pulled(120, 200)) < 1e-9, "row \(row)")
    }
    let still = recording.values(of: "still").map(\.tick)
    #expect(still.count == 1)
    #expect(x[still.first ?? 0] == 380 && y[still.first ?? 0] == 0)
    #expect(recording.outcome.frame.tick == still.first)
  }

  /// Computes the offset in small steps: content slows down inside its edges and is pulled back outside.
  private func stepped(
    from offset: Double, speed: Double, to last: Double, rate: Double, _ time: Double
  ) -> Double {
    var (x, v) = (offset, speed)
    let step = 1e-5
    let slower = pow(rate, 1_000 * step)
    for _ in 0..<Int((time / step).rounded()) {
      let excess = x - max(0, min(x, last))
      v = excess == 0 ? v * slower : v - step * (20 * v + 100 * excess)
      x += step * v
    }
    return x
  }

  /// The initial offset and the finger's path and velocity, in both directions.
  struct Fling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let offset: (x: Double, y: Double)
    let distance: (x: Double, y: Double)
    let velocity: (x: Double, y: Double)
    var keys = ""
    var rate = 0.998
  }

  static let flings = [
    Fling(
      testDescription: "into the last edges", offset: (250, 1_200), distance: (-20, -50),
      velocity: (-900, -2_000)),
    Fling(
      testDescription: "into the first edges, fast", offset: (80, 30), distance: (20, 10),
      velocity: (9_000, 4_000), keys: #", "decelerationRate": "fast""#, rate: 0.99),
    Fling(
      testDescription: "back inside from beyond", offset: (0, 1_400), distance: (100, -90),
      velocity: (-1_500, 2_500)),
    Fling(
      testDescription: "back inside and out on the other side", offset: (380, 0),
      distance: (-100, 20),
      velocity: (6_000, -8_000)),
    Fling(
      testDescription: "outwards from beyond", offset: (380, 0), distance: (-60, 60),
      velocity: (-700, 1_100)),
  ]

  @Test("Coasting and pulled-back content moves as calculated in small steps", arguments: flings)
  func course(_ fling: Fling) throws {
    let recording = try play(
      from: fling.offset,
      finger(by: fling.distance, velocity: fling.velocity, keys: fling.keys) + ", " + reports)
    let (x, y) = (offsets(recording, "x"), offsets(recording, "y"))
    for row in [13, 15, 18, 24, 33, 60] {
      let time = Double(row - 13) / 60
      func expected(_ start: Double, _ velocity: Double, _ last: Double, _ extent: Double) -> Double
      {
        let excess = (start - max(0, min(start, last))).magnitude
        // The derivative of the pull with respect to the finger's distance, expressed by the excess.
        let part = 1 - excess / extent
        let speed = -velocity * (excess == 0 ? 1 : 0.55 * part * part)
        return stepped(from: start, speed: speed, to: last, rate: fling.rate, time)
      }
      let (startX, startY) = (try #require(x[13]), try #require(y[13]))
      guard let hereX = x[row], let hereY = y[row] else { continue }
      expectClose(hereX, expected(startX, fling.velocity.x, last.x, 320), within: 1.5)
      expectClose(hereY, expected(startY, fling.velocity.y, last.y, 200), within: 1.5)
    }
    #expect(recording.values(of: "still").count == 1)
    let (endX, endY) = (
      try #require(x[recording.outcome.frame.tick]), try #require(y[recording.outcome.frame.tick])
    )
    #expect((0...last.x).contains(endX) && (0...last.y).contains(endY))
  }

  @Test("Content that fits does not move unless the view always bounces")
  func always() throws {
    let pan = finger(by: (60, 50)) + ", " + reports
    for (view, moves) in [
      ("", (false, false)), (#", "alwaysBounceVertical": true"#, (false, true)),
      (#", "alwaysBounceHorizontal": true"#, (true, false)),
      (#", "alwaysBounceHorizontal": true, "bounces": false"#, (false, false)),
    ] {
      let recording = try play(content: "[320, 150]", view: view, pan)
      #expect((try #require(offsets(recording, "x")[11]) < -20) == moves.0, "\(view)")
      #expect((try #require(offsets(recording, "y")[11]) < -20) == moves.1, "\(view)")
      #expect(offsets(recording, "y")[recording.outcome.frame.tick] == 0, "\(view)")
    }
  }

  @Test("A finger that touches returning content stops it and pulls it further")
  func caught() throws {
    let recording = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "strokes": [ [[0.1, 150, 50], [0.15, 150, 170], [0.2, 150, 170]],
        [[0.25, 150, 20], [0.3, 150, 20], [0.35, 150, 50], [0.4, 150, 50]] ] } ], \#(reports)
      """#)
    let y = offsets(recording, "y")
    let held = try #require(y[16])
    #expect(held < -20)
    #expect(abs(try #require(y[19]) - held) < 1e-12)
    // The finger's distance for this pull, plus 30 pt.
    let pull = held.magnitude * 200 / (0.55 * (200 - held.magnitude))
    #expect(abs(try #require(y[22]) + pulled(pull + 30, 200)) < 1e-9)
  }

  @Test(
    "A canceled or disabled gesture lets content spring back; disabling another has no effect"
  )
  func cancelled() throws {
    let keys = finger(by: (0, 120), velocity: (0, 4_000), keys: #", "ends": "cancelled""#)
    let recording = try play(keys + ", " + reports)
    let y = offsets(recording, "y")
    let t = 5.0 / 60
    let left = (1 + 10 * t) * exp(-10 * t)
    #expect(abs(try #require(y[18]) + left * pulled(120, 200)) < 1e-9)
    let other = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "touches": [[0.1, 150, 150], [0.2, 150, 120, 0, -900]] },
        { "id": "pan", "touches": [[0.1, 9, 9], [0.9, 9, 90]] } ],
      "events": [ { "at": 0.3, "do": [ { "set": "pan.isEnabled", "to": false } ] } ],
      "expect": [ { "at": "end", "that": "near(collectionView.contentOffset.y, 30 + 0.9 * 499, 0.001)" } ]
      """#)
    #expect(other.outcome.expectations.map(\.passed) == [true])
    let taken = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "touches": [[0.1, 150, 50], [0.2, 150, 170], [0.9, 150, 190]] } ],
      "events": [ { "at": 0.3, "do": [ { "set": "g.isEnabled", "to": false } ] } ],
      "expect": [ { "at": 0.28, "that": "collectionView.contentOffset.y < -40" },
        { "at": 0.8, "that": "abs(collectionView.contentOffset.y) < 3" },
        { "at": "end", "that": "collectionView.contentOffset.y == 0" } ]
      """#)
    #expect(taken.outcome.expectations.map(\.passed) == [true, true, true])
  }

  @Test("Content that shrinks while coasting stops at the new edge")
  func smaller() throws {
    let recording = try play(
      #"""
      "gestures": [ { "id": "g", "type": "scroll", "touches": [[0.1, 150, 150], [0.2, 150, 120, 0, -2000]] } ],
      "events": [ { "at": 0.5, "do": [ { "set": "collectionViewLayout.contentSize", "to": [700, 500] } ] } ],
      "expect": [ { "at": 0.5, "that": "collectionView.contentOffset.y > 300" },
        { "always": "collectionView.contentOffset.y < 520" },
        { "at": "end", "that": "collectionView.contentOffset.y == 300" } ]
      """#)
    #expect(recording.outcome.expectations.map(\.passed) == [true, true, true])
  }
}
