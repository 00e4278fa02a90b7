// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Detects a constant delay, in ticks, between two runs that are otherwise equal.
struct ShiftSearch {
  private static let farthest = 12
  /// The number of ticks that must confirm a shift, which is one more than a parabola has coefficients.
  private static let fewest = 4
  /// The distance below which positions are equal, which is a few 32-bit steps at 1,000 pt.
  private static let closeness = 1e-3

  private struct Rows {
    var tick: Int
    var values: [Double]
  }

  private struct Verdict {
    var isPossible = true
    /// The number of ticks that match only when shifted.
    var witnesses = 0

    mutating func count(_ isAlike: Bool, _ isTelling: Bool) {
      if !isAlike { isPossible = false }
      if isAlike && isTelling { witnesses += 1 }
    }

    var isProven: Bool { isPossible && witnesses >= fewest }
  }

  private let tolerance: Tolerance
  private let forgetsTurns: Bool
  private var expected: [Rows] = []
  private var actual: [Rows] = []
  private var later = [Verdict](repeating: Verdict(), count: farthest)
  private var earlier = [Verdict](repeating: Verdict(), count: farthest)

  init(_ tolerance: Tolerance, forgetsTurns: Bool) {
    (self.tolerance, self.forgetsTurns) = (tolerance, forgetsTurns)
  }

  /// Examines a tick after the first difference.
  ///
  /// Both sides must list the same items and columns. Earlier ticks match, and items at rest match with any shift.
  mutating func examine(
    tick: Int, expected: [Double], actual: [Double], in columns: [Column], since first: Int
  ) {
    Self.keep(Rows(tick: tick, values: expected), in: &self.expected)
    Self.keep(Rows(tick: tick, values: actual), in: &self.actual)
    let isTelling = !isAlike(actual, expected, columns)
    for shift in 1...Self.farthest where tick >= first + shift {
      if later[shift - 1].isPossible, let rows = Self.rows(of: tick - shift, in: self.expected) {
        later[shift - 1].count(isAlike(actual, rows, columns), isTelling)
      }
      if earlier[shift - 1].isPossible, let rows = Self.rows(of: tick - shift, in: self.actual) {
        earlier[shift - 1].count(isAlike(rows, expected, columns), isTelling)
      }
    }
  }

  private static func keep(_ rows: Rows, in list: inout [Rows]) {
    list.append(rows)
    if list.count > farthest + 1 { list.removeFirst() }
  }

  /// Returns `nil` if the recording does not contain this tick.
  private static func rows(of tick: Int, in list: [Rows]) -> [Double]? {
    list.first { $0.tick == tick }?.values
  }

  private func isAlike(_ actual: [Double], _ expected: [Double], _ columns: [Column]) -> Bool {
    actual.count == expected.count
      && actual.indices.allSatisfy { index in
        let (a, other) = (expected[index], actual[index])
        let columnClass = columns[index % columns.count].columnClass
        let isTurning = forgetsTurns && columnClass == .angle
        let b = isTurning ? WholeTurns.nearest(other, to: a) : other
        return a == b || a.isNaN && b.isNaN || (a - b).magnitude <= Self.closeness
          || columnClass.map { tolerance.allows(b, for: a, in: $0) } ?? false
      }
  }

  var isOpen: Bool {
    later.contains(where: { $0.isPossible }) || earlier.contains(where: { $0.isPossible })
  }

  /// The delay of the actual run in ticks, negative if it is ahead; `nil` if the delay is not constant.
  var shift: Int? {
    for shift in 1...Self.farthest {
      if later[shift - 1].isProven { return shift }
      if earlier[shift - 1].isProven { return -shift }
    }
    return nil
  }
}
