// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@Suite("Overshoots", .timeLimit(.minutes(30)))
struct OvershootTests {
  private func overshoot(_ places: [(Float, Float)]) -> (x: Float, y: Float)? {
    var overshoots = Overshoots()
    var frame = Frame()
    for (x, y) in places {
      let still = ItemState(x: 7, y: 9, angle: 0, width: 1, height: 1)
      frame.states = [still, ItemState(x: x, y: y, angle: 0, width: 1, height: 1)]
      overshoots.observe(frame)
    }
    return overshoots.overshoot(of: 1, at: frame)
  }

  @Test("Counted beyond the end in the direction of the way, for each axis")
  func directions() throws {
    let found = try #require(overshoot([(0, 50), (130, 3), (95, 22), (100, 10)]))
    #expect(found == (30, 7))
    let mirrored = try #require(overshoot([(0, -50), (-130, -3), (-95, -22), (-100, -10)]))
    #expect(mirrored == (30, 7))
  }

  @Test("What lies on the way is none, the start neither")
  func none() throws {
    #expect(try #require(overshoot([(0, 5), (50, 4), (100, 1)])) == (0, 0))
    #expect(try #require(overshoot([(0, 0), (-40, 9), (100, 10)])) == (0, 0))
    #expect(try #require(overshoot([(3, 4)])) == (0, 0))
  }

  @Test("Who ends where it began has the larger of both sides")
  func back() throws {
    #expect(try #require(overshoot([(5, 5), (11, 4), (2, 1), (5, 5)])) == (6, 4))
  }

  @Test("Without a tick there is none")
  func empty() { #expect(Overshoots().overshoot(of: 0, at: Frame()) == nil) }
}
