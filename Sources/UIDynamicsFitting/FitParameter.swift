// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

package struct FitParameter: Equatable, Sendable {
  package var name: String
  package var lower: Double
  package var upper: Double
  package var start: Double
  /// True if equal ratios are equal steps; both bounds must then be positive.
  package var isLogarithmic: Bool
  /// True if only integers are allowed; the bounds must then be integers.
  package var isWhole = false

  package init(
    name: String, lower: Double, upper: Double, start: Double, isLogarithmic: Bool = false
  ) {
    (self.name, self.lower, self.upper) = (name, lower, upper)
    (self.start, self.isLogarithmic) = (min(max(start, lower), upper), isLogarithmic)
  }

  /// Maps a point from 0 to 1 to a value; 0 and 1 map exactly to the bounds.
  package func value(at point: Double) -> Double {
    if point <= 0 { return lower }
    if point >= 1 { return upper }
    let value =
      isLogarithmic
      ? lower * Exponentiation.exponential(point * Exponentiation.logarithm(upper / lower))
      : lower + point * (upper - lower)
    return min(max(isWhole ? value.rounded() : value, lower), upper)
  }

  package func coordinate(of value: Double) -> Double {
    let span = isLogarithmic ? Exponentiation.logarithm(upper / lower) : upper - lower
    if span == 0 { return 0 }
    let distance = isLogarithmic ? Exponentiation.logarithm(value / lower) : value - lower
    return min(max(distance / span, 0), 1)
  }
}
