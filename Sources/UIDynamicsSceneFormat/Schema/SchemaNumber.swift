// SPDX-License-Identifier: MIT

/// A number with bounds and a unit.
///
/// The bounds keep the engine's results finite: it computes in meters with 32-bit floats, so squares of
/// lengths, masses and inertias must be between 10⁻³⁸ and 10³⁸. This is a class because the table is long.
package final class SchemaNumber: Sendable {
  /// The unit, or "1" for a number without one.
  package let unit: String
  package let lower: Double
  package let upper: Double
  package let excludesLower: Bool
  /// True if only integers are allowed.
  package let isWhole: Bool
  /// A limit that replaces the upper bound.
  package let limit: SceneLimit?
  let mistake: UnitMistake?

  init(
    _ unit: String, from lower: Double, to upper: Double, excludesLower: Bool = false,
    isWhole: Bool = false, limit: SceneLimit? = nil, takenFor mistake: UnitMistake? = nil
  ) {
    (self.unit, self.lower, self.upper) = (unit, lower, upper)
    (self.excludesLower, self.isWhole, self.limit) = (excludesLower, isWhole, limit)
    self.mistake = mistake
  }

  func isBelow(_ value: Double) -> Bool { value < lower || (excludesLower && value == lower) }

  /// True for a number with a fraction if only integers are allowed.
  func isBetween(_ value: Double) -> Bool { isWhole && value != value.rounded() }

  func isValid(_ value: Double) -> Bool {
    value.isFinite && !isBelow(value) && value <= upper && !isBetween(value)
  }

  /// The largest integer that every JSON parser represents exactly: 2⁵³ - 1.
  static let largestWhole = 9_007_199_254_740_991.0

  package static let any = SchemaNumber("1", from: -.infinity, to: .infinity)

  /// The largest magnitude of numbers in a scene: 10 km, or 10⁶ of another unit.
  static let largest = 1e6

  /// A coordinate; at 10⁶ pt, the engine still resolves 0.1 pt.
  package static let coordinate = SchemaNumber("pt", from: -largest, to: largest)
  /// A length; below 0.01 pt, masses and inertias underflow a float.
  package static let extent = SchemaNumber("pt", from: 0.01, to: largest)
  static let index = SchemaNumber("1", from: 0, to: largest, isWhole: true)
  static let count = SchemaNumber("1", from: 0, to: 1e9, isWhole: true)
  static let time = SchemaNumber("s", from: 0, to: largest, takenFor: .milliseconds)
  /// A duration or an interval above 0; a shorter one would be shorter than any tick.
  static let interval = SchemaNumber("s", from: 0.001, to: largest, takenFor: .milliseconds)
  package static let angle = SchemaNumber("rad", from: -largest, to: largest, takenFor: .degrees)
  static let angularVelocity = SchemaNumber(
    "rad/s", from: -largest, to: largest, takenFor: .degreesPerSecond)
  static let opacity = SchemaNumber("1", from: 0, to: 1)
  package static let signedFactor = SchemaNumber("1", from: -largest, to: largest)

  package static func nonNegative(_ unit: String) -> SchemaNumber {
    SchemaNumber(unit, from: 0, to: largest)
  }

  /// A frequency; apps use `INT_MAX` for a rigid rod.
  package static let frequency = SchemaNumber("Hz", from: 0, to: Double(Int32.max))

  /// A fraction, with a description of the value 1 and the integers that are probably percentages.
  static func share(
    _ one: String, to most: Double = largest, percent: ClosedRange<Double> = 10...100
  ) -> SchemaNumber {
    SchemaNumber("1", from: 0, to: most, takenFor: .percent(percent, one))
  }

  static func signed(_ unit: String) -> SchemaNumber {
    SchemaNumber(unit, from: -largest, to: largest)
  }
}
