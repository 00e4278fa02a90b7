// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("Measures of items", .timeLimit(.minutes(30)))
struct MotionMeterTests {
  /// Returns the measures of an item that is at these positions in ticks of 0.1 s, then rests.
  private func measures(
    _ positions: [(Float, Float)], isStasis: Bool = true,
    edit: (Int, inout ItemState) -> Void = { _, _ in }
  ) -> ItemMeasures {
    var meter = MotionMeter(itemCount: 2)
    for (tick, (x, y)) in positions.enumerated() {
      let still = ItemState(x: 7, y: 9, angle: 0, width: 1, height: 1)
      var state = ItemState(x: x, y: y, angle: 0, width: 1, height: 1)
      edit(tick, &state)
      let frame = Frame(tick: tick, time: Double(tick) / 10, states: [still, state])
      meter.observe(frame, isRunning: false)
    }
    return meter.measures(isStasis: isStasis)[1]
  }

  private func overshoot(_ positions: [(Float, Float)]) -> [Float?] {
    let found = measures(positions)
    return [found.overshootX, found.overshootY]
  }

  @Test("Overshoot is measured past the end, away from the start, for each axis")
  func directions() {
    #expect(overshoot([(0, 50), (130, 3), (95, 22), (100, 10)]) == [30, 7])
    #expect(overshoot([(0, -50), (-130, -3), (-95, -22), (-100, -10)]) == [30, 7])
  }

  @Test("There is no overshoot before the start or between start and end")
  func none() {
    #expect(overshoot([(0, 5), (50, 4), (100, 1)]) == [0, 0])
    #expect(overshoot([(0, 0), (-40, 9), (100, 10)]) == [0, 0])
    #expect(overshoot([(3, 4)]) == [0, 0])
  }

  @Test("If the end is within 0.5 pt of the start, the overshoot is the larger of both sides")
  func back() {
    for end in [Float(5), 5.001, 4.999, 5.499, 4.501] {
      let found = overshoot([(5, 5), (35, -4), (-4, 35), (end, end)])
      for axis in found { #expect(abs((axis ?? 0) - 30) < 0.51, "\(end)") }
    }
    #expect(overshoot([(5, 5), (35, -4), (-4, 35), (5.5, 4.5)]) == [29.5, 8.5])
  }

  @Test("An item that is still moving has extremes but no end measures", arguments: [true, false])
  func cutOff(isAwake: Bool) {
    let found = measures([(0, 0), (30, 1), (20, 2)], isStasis: false) { _, state in
      state.isAwake = isAwake
      state.vx = 3
      state.vy = 4
    }
    #expect(found.restTime == nil && found.within5PercentTime == nil)
    #expect(found.overshootX == nil && found.overshootY == nil)
    #expect(found.peakSpeed == 5 && found.xRange == 0...30 && found.yRange == 0...2)
  }

  @Test("An item hidden at the end has no end measures, and one never shown has none at all")
  func hidden() {
    let gone = measures([(0, 0), (30, 0), (20, 0)]) { tick, state in state.isShown = tick < 2 }
    #expect(gone.overshootX == nil && gone.restTime == nil && gone.xRange == 0...30)
    #expect(measures([(0, 0), (30, 0)]) { _, state in state.isShown = false } == ItemMeasures())
  }

  @Test("The last motion is the last one faster than 1 pt/s or 2°/s")
  func restTime() {
    #expect(measures([(0, 0), (0, 0), (0, 0)]).restTime == 0)
    #expect(measures([(0, 0), (5, 0), (5.09, 0), (5.17, 0)]).restTime == 0.1)
    #expect(measures([(0, 0), (5, 0), (5.11, 0), (5.17, 0)]).restTime == 0.2)
    #expect(measures([(0, 0), (0, -5), (0, -5.11), (0, -5.17)]).restTime == 0.2)
    let turned = measures([(0, 0), (0, 0), (0, 0)]) { $1.angle = [0, 0.0036, 0.007][$0] }
    #expect(turned.restTime == 0.1)
    let grown = measures([(0, 0), (0, 0), (0, 0)]) { $1.height = [1, 1, 1.11][$0] }
    #expect(grown.restTime == 0.2)
  }

  @Test("An item that appears later counts as unmoved until then")
  func appears() {
    let found = measures([(0, 0), (50, 50), (50, 50)]) { tick, state in state.isShown = tick > 0 }
    #expect(found.restTime == 0 && found.xRange == 50...50 && found.within5PercentTime == 0)
  }

  @Test("The 5 % time is the first tick from which the item stays near its end, on either axis")
  func within5Percent() {
    let path: [Float] = [0, 90, 110, 104.9, 95.1, 101, 100]
    for sign in [Float(1), -1] {
      #expect(measures(path.map { (sign * $0, 0) }).within5PercentTime == 0.3)
      #expect(measures(path.map { (3, sign * $0) }).within5PercentTime == 0.3)
    }
    // The item returns to its start, so the limit is 5 % of its largest distance from there.
    #expect(measures([0, 40, -30, 2.1, 1.9, 0].map { (0, $0) }).within5PercentTime == 0.4)
    #expect(measures([(1, 1), (1, 1)]).within5PercentTime == 0)
  }

  /// Returns the settle time of an item that, in each tick, is awake (`1`), is asleep (`0`) or has no body (`-`).
  private func settleTime(_ history: String) -> Double? {
    measures(history.map { _ in (0, 0) }) { tick, state in
      let mark = Array(history)[tick]
      state.isAwake = mark == "1"
      state.body = mark == "-" ? nil : .init(x: 0, y: 0, angle: 0)
    }.settleTime
  }

  @Test("The last time an item falls asleep counts as settling")
  func settling() {
    #expect(settleTime("1111") == nil)
    #expect(settleTime("1100") == 0.2)
    #expect(settleTime("110010") == 0.5)
    #expect(settleTime("11001") == nil)
    #expect(settleTime("0000") == 0)
    #expect(settleTime("----") == nil)
  }

  @Test("A run with very many moves omits only the 5 % time")
  func manyMoves() {
    var meter = MotionMeter(itemCount: 1)
    for tick in 0...250_001 {
      let state = ItemState(x: Float(tick % 100), y: 0, angle: 0, width: 1, height: 1)
      meter.observe(Frame(tick: tick, time: Double(tick), states: [state]), isRunning: false)
    }
    let found = meter.measures(isStasis: true)[0]
    #expect(found.within5PercentTime == nil && found.xRange == 0...99 && found.overshootX == 98)
  }
}
