// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Ghosts and trails", .timeLimit(.minutes(30)))
struct GhostMomentsTests {
  @Test("Ghosts are spaced by distance, so fast motion gets more of them")
  func density() {
    // The item moves ten times as fast in the second half.
    let motion = TestMotion.of(
      [("a", { tick in (Double(tick) + 9 * max(0, Double(tick) - 50), 0, 0) })], ticks: 101)
    let ghosts = GhostMoments(motion, from: 0).frames(before: 100, count: 11)
    #expect(ghosts.first == 0 && ghosts.count == 11)
    let (slow, fast) = (ghosts.count { $0 <= 50 }, ghosts.count { $0 > 50 })
    #expect(slow <= 2 && fast >= 9, "\(ghosts)")
    #expect(!ghosts.contains(100), "the last frame is drawn in full")
  }

  @Test("A still item has no ghosts, and a rotating one does")
  func turning() {
    let still = TestMotion.of([("a", { _ in (5, 5, 1) })], ticks: 50)
    #expect(GhostMoments(still, from: 0).frames(before: 49, count: 8) == [])
    let turning = TestMotion.of([("a", { (5, 5, Double($0) / 10) })], ticks: 50)
    #expect(GhostMoments(turning, from: 0).frames(before: 49, count: 8).count == 8)
    #expect(GhostMoments(turning, from: 0).frames(before: 49, count: 0) == [])
  }

  @Test("A trail keeps its ends and stays within the tolerance of the path")
  func trails() {
    let way = (0...500).map { Spot(Double($0) / 5, 40 * (Double($0 % 167) / 167)) }
    let line = Trail.simplified(way, within: 0.3)
    #expect(line.first == way.first && line.last == way.last && line.count < way.count / 10)
    for spot in Seeds.some(way) {
      let distance =
        zip(line, line.dropFirst()).map { Self.distance(spot, $0, $1) }.min() ?? .infinity
      #expect(distance <= 0.3 + 1e-9, "\(spot) lies \(distance) pt from the trail")
    }
  }

  /// Returns the distance to a line segment, computed from dense samples instead of a formula.
  private static func distance(_ spot: Spot, _ a: Spot, _ b: Spot) -> Double {
    (0...2000).map { (a + Double($0) / 2000 * (b - a) - spot).length }.min() ?? .infinity
  }
}
