// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A number that is looked for between two bounds.
package struct FitParameter: Equatable, Sendable {
  package var name: String
  package var lower: Double
  package var upper: Double
  /// Where the search begins.
  package var start: Double
  /// Whether equal ratios count as equal steps; both bounds are positive then.
  package var isLogarithmic: Bool
  /// Whether it takes whole numbers only; the bounds are whole then.
  package var isWhole = false

  package init(
    name: String, lower: Double, upper: Double, start: Double, isLogarithmic: Bool = false
  ) {
    (self.name, self.lower, self.upper) = (name, lower, upper)
    (self.start, self.isLogarithmic) = (min(max(start, lower), upper), isLogarithmic)
  }

  /// The value at a place from 0 to 1 between the bounds, which are met exactly.
  package func value(at place: Double) -> Double {
    if place <= 0 { return lower }
    if place >= 1 { return upper }
    let value =
      isLogarithmic
      ? lower * Exponentiation.exponential(place * Exponentiation.logarithm(upper / lower))
      : lower + place * (upper - lower)
    return min(max(isWhole ? value.rounded() : value, lower), upper)
  }

  /// The place of a value, from 0 to 1.
  package func place(of value: Double) -> Double {
    let span = isLogarithmic ? Exponentiation.logarithm(upper / lower) : upper - lower
    if span == 0 { return 0 }
    let way = isLogarithmic ? Exponentiation.logarithm(value / lower) : value - lower
    return min(max(way / span, 0), 1)
  }
}
