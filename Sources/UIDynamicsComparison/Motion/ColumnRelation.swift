// SPDX-License-Identifier: MIT

/// A linear relation between the values of a column on both sides, such as a different origin, sign, scale or unit.
package struct ColumnRelation: Sendable {
  package enum Kind: Equatable, Sendable {
    /// The actual values exceed the expected ones by a constant, in the unit of the column.
    case moved(Double)
    /// The values of both sides add up to a constant.
    case mirrored(about: Double)
    case otherSign
    /// One side contains degrees instead of radians.
    case degrees(isActual: Bool)
    case scaled(Double)
  }

  /// With fewer rows, values may agree by chance.
  private static let fewestRows = 8.0
  /// The allowed residual as a fraction of the variance: half a percent of the spread, squared.
  private static let leastRest = 2.5e-5
  /// The allowed relative error of a factor.
  private static let nearness = 0.01
  /// The smallest shift that counts, in pt or rad, and its allowed relative spread.
  static let leastShift = 0.05
  private static let shiftRest = 0.05
  /// The smallest spread that gives a meaningful ratio, in pt or rad; rounding at rest causes less.
  private static let leastSpread = 0.001
  private static let degreesPerRadian = 180 / Double.pi

  private var count = 0.0
  private var mean = (expected: 0.0, actual: 0.0)
  private var squares = (expected: 0.0, actual: 0.0)
  private var products = 0.0

  /// Adds one value from each side.
  ///
  /// Source: Welford, "Note on a method for calculating corrected sums of squares and products", 1962.
  mutating func add(_ expected: Double, _ actual: Double) {
    guard expected.isFinite && actual.isFinite else { return }
    count += 1
    let (a, b) = (expected - mean.expected, actual - mean.actual)
    mean.expected += a / count
    mean.actual += b / count
    squares.expected += a * (expected - mean.expected)
    squares.actual += b * (actual - mean.actual)
    products += a * (actual - mean.actual)
  }

  /// Returns the relation, or `nil` if both sides are equal or no linear relation fits.
  package func kind(isAngle: Bool) -> Kind? {
    guard count >= Self.fewestRows else { return nil }
    let shift = mean.actual - mean.expected
    if squares.expected == 0 && squares.actual == 0 { return moved(shift) }
    let least = count * Self.leastSpread * Self.leastSpread
    guard min(squares.expected, squares.actual) > least else { return nil }
    let factor = products / squares.expected
    guard squares.actual - factor * products <= Self.leastRest * squares.actual else { return nil }
    let start = mean.actual - factor * mean.expected
    let isFromOrigin = start * start <= Self.leastRest * squares.actual
    if isNear(factor, 1) { return isNear(factor, 1, 0.1) ? moved(shift) : nil }
    if isNear(factor, -1) { return isFromOrigin ? .otherSign : .mirrored(about: start) }
    guard isFromOrigin else { return nil }
    if isAngle && isNear(factor, Self.degreesPerRadian) { return .degrees(isActual: true) }
    if isAngle && isNear(factor, 1 / Self.degreesPerRadian) { return .degrees(isActual: false) }
    return .scaled(factor)
  }

  private func moved(_ shift: Double) -> Kind? {
    let variance = (squares.expected + squares.actual - 2 * products) / count
    let isEven = variance <= Self.shiftRest * Self.shiftRest * shift * shift
    return isEven && shift.magnitude >= Self.leastShift ? .moved(shift) : nil
  }

  private func isNear(_ factor: Double, _ meant: Double, _ share: Double = 1) -> Bool {
    (factor - meant).magnitude <= Self.nearness * share * meant.magnitude
  }
}
