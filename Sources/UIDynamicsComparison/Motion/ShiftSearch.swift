// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Whether one run takes the path of the other, only some ticks later or earlier.
struct ShiftSearch {
  private static let farthest = 12
  /// How many ticks have to speak for a shift: as many as a parabola has coefficients, and one more.
  private static let fewest = 4
  /// Numbers this close count as the same place; steps of 32 bits at 1,000 pt.
  private static let closeness = 1e-3

  private struct Rows {
    var tick: Int
    var values: [Double]
  }

  private struct Verdict {
    var isPossible = true
    /// Ticks that are alike when shifted, and are not when they are not.
    var witnesses = 0

    mutating func note(_ isAlike: Bool, _ isTelling: Bool) {
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

  /// Looks at a tick from the first difference on.
  ///
  /// Both sides have the shared columns of the same items; the ticks before `first` are alike, and
  /// would be with any shift of what rests.
  mutating func note(
    tick: Int, expected: [Double], actual: [Double], in columns: [Column], since first: Int
  ) {
    Self.keep(Rows(tick: tick, values: expected), in: &self.expected)
    Self.keep(Rows(tick: tick, values: actual), in: &self.actual)
    let isTelling = !isAlike(actual, expected, columns)
    for shift in 1...Self.farthest where tick >= first + shift {
      if later[shift - 1].isPossible, let rows = Self.rows(of: tick - shift, in: self.expected) {
        later[shift - 1].note(isAlike(actual, rows, columns), isTelling)
      }
      if earlier[shift - 1].isPossible, let rows = Self.rows(of: tick - shift, in: self.actual) {
        earlier[shift - 1].note(isAlike(rows, expected, columns), isTelling)
      }
    }
  }

  private static func keep(_ rows: Rows, in list: inout [Rows]) {
    list.append(rows)
    if list.count > farthest + 1 { list.removeFirst() }
  }

  /// Nil for a tick that a recording has left out.
  private static func rows(of tick: Int, in list: [Rows]) -> [Double]? {
    list.first { $0.tick == tick }?.values
  }

  private func isAlike(_ actual: [Double], _ expected: [Double], _ columns: [Column]) -> Bool {
    actual.count == expected.count
      && actual.indices.allSatisfy { place in
        let (a, other) = (expected[place], actual[place])
        let columnClass = columns[place % columns.count].columnClass
        let isTurning = forgetsTurns && columnClass == .angle
        let b = isTurning ? WholeTurns.nearest(other, to: a) : other
        return a == b || a.isNaN && b.isNaN || (a - b).magnitude <= Self.closeness
          || columnClass.map { tolerance.allows(b, for: a, in: $0) } ?? false
      }
  }

  /// Whether a shift is possible still.
  var isOpen: Bool {
    later.contains(where: { $0.isPossible }) || earlier.contains(where: { $0.isPossible })
  }

  /// By how many ticks the actual run is later; negative for earlier, nil for not at all.
  var shift: Int? {
    for shift in 1...Self.farthest {
      if later[shift - 1].isProven { return shift }
      if earlier[shift - 1].isProven { return -shift }
    }
    return nil
  }
}
