// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// One place where two runs are not the same.
package struct Deviation: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// NaN stands for no value.
    case value(Column, expected: Double, actual: Double)
    /// The rows of one item, or of all, are there only once.
    case missingRow, newRow
    case missingTick, newTick
    /// The rows are the same or not there, but the engine's state is not.
    case digest
  }

  package var tick: Int
  /// In s; NaN where nothing says it.
  package var time: Double
  /// Nil for the tick as a whole.
  package var item: String?
  package var kind: Kind

  package var column: Column? {
    if case .value(let column, _, _) = kind { column } else { nil }
  }

  /// What is too much, in the unit of the column; nil where there is no number on one side.
  package var difference: Double? {
    guard case .value(_, let expected, let actual) = kind else { return nil }
    let difference = actual - expected
    return difference.isNaN ? nil : difference
  }

  /// How many 32-bit numbers lie between the two; nil where there is no number on one side.
  package var steps: Int? {
    guard case .value(let column, let expected, let actual) = kind, column.isSinglePrecision,
      !expected.isNaN, !actual.isNaN
    else { return nil }
    return abs(Self.rank(Float(expected)) - Self.rank(Float(actual)))
  }

  /// The place of a number among all of its kind, in their order.
  static func rank(_ number: Float) -> Int {
    let magnitude = Int(number.magnitude.bitPattern)
    return number < 0 ? -magnitude : magnitude
  }
}
