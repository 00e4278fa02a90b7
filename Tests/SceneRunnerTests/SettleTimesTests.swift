// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsSceneRunner

@Suite("Settle times", .timeLimit(.minutes(30)))
struct SettleTimesTests {
  /// One item with a body: awake at `1`, asleep at `0`; without a body at `-`.
  private func settleTick(_ history: String) -> Int? {
    var times = SettleTimes(itemCount: 1)
    for (tick, mark) in history.enumerated() {
      var state = ItemState(x: 0, y: 0, angle: 0, width: 1, height: 1)
      state.isAwake = mark == "1"
      state.body = mark == "-" ? nil : .init(x: 0, y: 0, angle: 0)
      times.observe(Frame(tick: tick, time: Double(tick), states: [state]), isRunning: true)
    }
    return times.ticks[0] < 0 ? nil : times.ticks[0]
  }

  @Test("The last falling asleep counts")
  func history() {
    #expect(settleTick("1111") == nil)
    #expect(settleTick("1100") == 2)
    #expect(settleTick("110010") == 5)
    #expect(settleTick("11001") == nil)
    #expect(settleTick("0000") == 0)
    #expect(settleTick("----") == nil)
  }
}
