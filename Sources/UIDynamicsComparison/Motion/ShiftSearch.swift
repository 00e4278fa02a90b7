// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Detects a constant delay, in ticks, between two runs that are otherwise equal.
struct ShiftSearch {
  private static let farthest = 12
  /// The number of ticks that must confirm a shift, which is one more than a parabola has coefficients.
  private static let fewest = 4
  /// The distance below which positions are equal, which is a few 32-bit steps at 1,000 pt.
  private static let closeness = 1e-3

  private let tolerance: Tolerance
  private let forgetsTurns: Bool
  private var rows: [(tick: Int, expected: [Double], actual: [Double])] = []
  /// The possible delays of the actual run, the most likely first, each with the number of ticks that match only with
  /// that delay.
  private var candidates: [(delay: Int, witnesses: Int)] = (1...farthest).flatMap {
    [($0, 0), (-$0, 0)]
  }

  init(_ tolerance: Tolerance, forgetsTurns: Bool) {
    (self.tolerance, self.forgetsTurns) = (tolerance, forgetsTurns)
  }

  /// Examines a tick after the first difference.
  ///
  /// Both sides must list the same items and columns. Earlier ticks match, and items at rest match with any shift.
  mutating func examine(
    tick: Int, expected: [Double], actual: [Double], in columns: [Column], since first: Int
  ) {
    rows.append((tick, expected, actual))
    if rows.count > Self.farthest + 1 { rows.removeFirst() }
    let isTelling = !isAlike(actual, expected, columns)
    candidates = candidates.compactMap { delay, witnesses in
      guard tick >= first + abs(delay),
        let early = rows.first(where: { $0.tick == tick - abs(delay) })
      else { return (delay, witnesses) }
      let isMatch =
        delay > 0
        ? isAlike(actual, early.expected, columns) : isAlike(early.actual, expected, columns)
      return isMatch ? (delay, witnesses + (isTelling ? 1 : 0)) : nil
    }
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

  var isOpen: Bool { !candidates.isEmpty }

  /// The delay of the actual run in ticks, negative if it is ahead; `nil` if the delay is not constant.
  var shift: Int? {
    candidates.first { $0.witnesses >= Self.fewest }?.delay
  }
}
