// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Whether one run goes the way of the other, only some ticks later or earlier.
struct ShiftSearch {
  private static let farthest = 3
  /// Numbers this close count as the same place; steps of 32 bits at 1,000 pt.
  private static let closeness = 1e-3

  private struct Rows {
    var tick: Int
    var values: [Double]
  }

  private var expected: [Rows] = []
  private var actual: [Rows] = []
  /// Later by 1, 2, 3 ticks, then earlier by 1, 2, 3.
  private var isPossible = [Bool](repeating: true, count: 2 * farthest)
  private var compared = 0

  /// Looks at a tick behind the first difference; the values are those of the shared columns.
  mutating func note(tick: Int, expected: [Double], actual: [Double], since first: Int) {
    Self.keep(Rows(tick: tick, values: expected), in: &self.expected)
    Self.keep(Rows(tick: tick, values: actual), in: &self.actual)
    guard tick >= first + Self.farthest else { return }
    compared += 1
    for shift in 1...Self.farthest {
      if !Self.isAlike(actual, self.expected, tick - shift) { isPossible[shift - 1] = false }
      if !Self.isAlike(expected, self.actual, tick - shift) {
        isPossible[Self.farthest + shift - 1] = false
      }
    }
  }

  private static func keep(_ rows: Rows, in list: inout [Rows]) {
    list.append(rows)
    if list.count > farthest + 1 { list.removeFirst() }
  }

  private static func isAlike(_ values: [Double], _ list: [Rows], _ tick: Int) -> Bool {
    guard let rows = list.first(where: { $0.tick == tick }), rows.values.count == values.count
    else { return false }
    return zip(rows.values, values).allSatisfy { a, b in
      a == b || a.isNaN && b.isNaN || (a - b).magnitude <= closeness
    }
  }

  /// By how many ticks the actual run is later; negative for earlier, nil for not at all.
  var shift: Int? {
    guard compared > Self.farthest else { return nil }
    for shift in 1...Self.farthest {
      if isPossible[shift - 1] { return shift }
      if isPossible[Self.farthest + shift - 1] { return -shift }
    }
    return nil
  }
}
