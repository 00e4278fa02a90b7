// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

package struct Deviation: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case value(Column, expected: Double, actual: Double)
    /// One side lacks the row of an item, or an entire tick.
    case missingRow, newRow
    case missingTick, newTick
    /// The rows are equal or missing, but the engine states differ.
    case digest
  }

  package var tick: Int
  /// The time in seconds; NaN if unknown.
  package var time: Double
  package var item: String?
  package var kind: Kind

  package var column: Column? {
    if case .value(let column, _, _) = kind { column } else { nil }
  }

  package var difference: Double? {
    guard case .value(_, let expected, let actual) = kind else { return nil }
    let difference = actual - expected
    return difference.isNaN ? nil : difference
  }

  /// The number of 32-bit steps between the values; `nil` if one side has no number.
  package var steps: Int? {
    guard case .value(let column, let expected, let actual) = kind, column.isSinglePrecision,
      !expected.isNaN, !actual.isNaN
    else { return nil }
    return abs(Self.rank(Float(expected)) - Self.rank(Float(actual)))
  }

  /// The index of a number when all finite numbers are sorted in increasing order.
  static func rank(_ number: Float) -> Int {
    let magnitude = Int(number.magnitude.bitPattern)
    return number < 0 ? -magnitude : magnitude
  }
}
