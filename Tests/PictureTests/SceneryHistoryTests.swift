// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("Scenery over time", .timeLimit(.minutes(30)))
struct SceneryHistoryTests {
  private func wall(_ id: String, _ x: Double) -> SceneryPart {
    SceneryPart(id, .boundary([Spot(x, 0), Spot(x, 10)], isClosed: false))
  }

  @Test("A part is stored once for as long as it does not change")
  func lifetimes() {
    var history = SceneryHistory()
    let (a, b, moved) = (wall("a", 0), wall("b", 5), wall("b", 6))
    for (tick, parts) in [[a], [a, b], [a, b], [a, moved], [moved], [moved, a]].enumerated() {
      history.observe(parts, tick: tick)
    }
    #expect(
      history.parts == [
        TimedPart(a, from: 0, to: 4), TimedPart(b, from: 1, to: 3), TimedPart(moved, from: 3),
        TimedPart(a, from: 5),
      ])
  }

  @Test("The scenery of every tick can be restored, whatever changes", arguments: 0..<50)
  func replay(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func roll(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    var (history, seen) = (SceneryHistory(), [[SceneryPart]]())
    for tick in 0..<30 {
      let parts = (0..<roll(5)).map { wall("w\($0)", Double(roll(3))) }
      seen.append(parts)
      history.observe(parts, tick: tick)
    }
    for (tick, parts) in seen.enumerated() {
      let standing = history.parts.filter { $0.from <= tick && tick < $0.to ?? .max }.map(\.part)
      #expect(standing.count == parts.count && parts.allSatisfy(standing.contains), "tick \(tick)")
    }
  }
}
