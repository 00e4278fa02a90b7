// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("RowFilter", .timeLimit(.minutes(30)))
struct RowFilterTests {
  private func ticks(_ filter: RowFilter) -> [Int] {
    (0...12).filter { filter.admits(tick: $0, time: Double($0) / 60) }
  }

  @Test("Without limits, every tick passes")
  func everything() {
    #expect(ticks(RowFilter()) == Array(0...12))
  }

  @Test("`every` keeps multiples, including tick 0")
  func every() {
    #expect(ticks(RowFilter(every: 5)) == [0, 5, 10])
  }

  @Test("Time ranges include their ends, with a tolerance of 0.1 ms")
  func range() {
    #expect(ticks(RowFilter(from: 3.0 / 60, to: 5.0 / 60)) == [3, 4, 5])
    #expect(ticks(RowFilter(from: 0.0501, to: 0.0832334)) == [3, 4, 5])
    #expect(ticks(RowFilter(from: 0.0502, to: 0.0831)) == [4])
  }

  @Test("Multiples are counted from the start of the run, not of the range")
  func everyWithinRange() {
    #expect(ticks(RowFilter(every: 4, from: 0.1)) == [8, 12])
  }
}

@Suite("ItemState", .timeLimit(.minutes(30)))
struct ItemStateTests {
  @Test("Speed is the length of the velocity, without overflow")
  func speed() {
    var state = ItemState(x: 0, y: 0, angle: 0, width: 1, height: 1)
    (state.vx, state.vy) = (3, -4)
    #expect(state.speed == 5)
    (state.vx, state.vy) = (3e30, 4e30)
    #expect(state.speed == 5e30)
  }

  @Test("The first column that is not finite is reported")
  func nonFinite() {
    var state = ItemState(x: 0, y: 0, angle: 0, width: 1, height: 1)
    #expect(state.nonFiniteColumn == nil)
    state.omega = .nan
    #expect(state.nonFiniteColumn == .omega)
    state.y = -.infinity
    #expect(state.nonFiniteColumn == .y)
  }
}

@Suite("Column", .timeLimit(.minutes(30)))
struct ColumnTests {
  @Test("The standard columns come first")
  func order() {
    #expect(Array(Column.allCases.prefix(11)) == Column.defaultColumns)
    #expect(
      Column.allCases.dropFirst(11).map(\.rawValue) == [
        "awake", "speed", "minX", "minY", "maxX", "maxY", "bodyX", "bodyY", "bodyAngle",
        "alpha",
      ])
  }
}
