// SPDX-License-Identifier: MIT

/// Numbers between two bounds.
///
/// The bounds keep everything the engine computes finite: it works in 32-bit floats and metres, and
/// squares of lengths, masses and inertias must stay below 10³⁸ and above 10⁻³⁸.
package struct SchemaNumber: Sendable {
  /// Unit of the value; "1" without one.
  package let unit: String
  package let lower: Double
  package let upper: Double
  /// Whether the lower bound itself is refused.
  package private(set) var excludesLower = false
  /// Whether only whole numbers are taken.
  package private(set) var isWhole = false
  /// A limit of the loading that stands in for the upper bound.
  package private(set) var limit: SceneLimit?
  /// What its unit is often taken for.
  private(set) var mistake: UnitMistake?

  init(
    _ unit: String, from lower: Double, to upper: Double, excludesLower: Bool = false,
    isWhole: Bool = false, limit: SceneLimit? = nil, takenFor mistake: UnitMistake? = nil
  ) {
    (self.unit, self.lower, self.upper) = (unit, lower, upper)
    (self.excludesLower, self.isWhole, self.limit) = (excludesLower, isWhole, limit)
    self.mistake = mistake
  }

  /// The largest whole number below which a JSON reader has every one: 2⁵³ - 1.
  static let largestWhole = 9_007_199_254_740_991.0

  /// Anything finite.
  package static let any = SchemaNumber("1", from: -.infinity, to: .infinity)

  /// The largest magnitude of anything in a scene: 10 km, or 10⁶ of another unit.
  static let largest = 1e6

  /// A place in points.
  ///
  /// At 10⁶ pt the engine still tells places 0.1 pt apart from each other.
  package static let coordinate = SchemaNumber("pt", from: -largest, to: largest)
  /// An extent in points.
  ///
  /// Below 0.01 pt masses and inertias leave the range of a float.
  package static let extent = SchemaNumber("pt", from: 0.01, to: largest)
  /// A place in a list.
  static let place = SchemaNumber("1", from: 0, to: largest, isWhole: true)
  /// How often something happens.
  static let count = SchemaNumber("1", from: 0, to: 1e9, isWhole: true)
  static let time = SchemaNumber("s", from: 0, to: largest, takenFor: .milliseconds)
  package static let angle = SchemaNumber("rad", from: -largest, to: largest, takenFor: .degrees)
  static let angularVelocity = SchemaNumber(
    "rad/s", from: -largest, to: largest, takenFor: .degreesPerSecond)
  static let opacity = SchemaNumber("1", from: 0, to: 1)
  /// Any sign, no unit.
  package static let signedFactor = SchemaNumber("1", from: -largest, to: largest)

  /// Zero or more, in a unit.
  package static func nonNegative(_ unit: String) -> SchemaNumber {
    SchemaNumber(unit, from: 0, to: largest)
  }

  /// That of a spring; apps write `INT_MAX` for a rigid rod.
  package static let frequency = SchemaNumber("Hz", from: 0, to: Double(Int32.max))

  /// Zero or more without a unit, with what 1 stands for and the whole numbers that are meant in percent.
  static func share(
    _ one: String, to most: Double = largest, percent: ClosedRange<Double> = 10...100
  ) -> SchemaNumber {
    SchemaNumber("1", from: 0, to: most, takenFor: .percent(percent, one))
  }

  /// Any sign, in a unit.
  static func signed(_ unit: String) -> SchemaNumber {
    SchemaNumber(unit, from: -largest, to: largest)
  }
}
