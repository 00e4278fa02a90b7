// SPDX-License-Identifier: MIT

/// How the numbers of a column follow from those of the other side, where a straight line says it: a clock,
/// an axis, a sign or a unit that the two do not share.
package struct ColumnRelation: Sendable {
  package enum Kind: Equatable, Sendable {
    /// So much is added, in the unit of the column.
    case moved(Double)
    /// The sum of both is this number.
    case mirrored(about: Double)
    case otherSign
    /// Degrees stand for radians, on the actual or on the expected side.
    case degrees(isActual: Bool)
    case scaled(Double)
  }

  /// Fewer rows agree by accident.
  private static let fewestRows = 8.0
  /// What may be left of the spread beside the line, as a share of its square: half a percent.
  private static let leastRest = 2.5e-5
  /// How near a factor must be to the one that is meant, as a share of it.
  private static let nearness = 0.01
  /// Shifts that can be seen, pt or rad, and how much of them may be different from row to row.
  private static let leastShift = 0.05
  private static let shiftRest = 0.05
  /// What hardly changes has no ratio, pt or rad: less may be what rounding makes of a thing at rest.
  private static let leastSpread = 0.001
  private static let degreesPerRadian = 180 / Double.pi

  private var count = 0.0
  private var mean = (expected: 0.0, actual: 0.0)
  /// Sums of products of distances from the means.
  private var squares = (expected: 0.0, actual: 0.0)
  private var products = 0.0

  /// Notes what two sides say.
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

  /// Nil where both are the same, or no line tells one from the other.
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
