// SPDX-License-Identifier: MIT

/// A unit mistaken for that of a key, with the numbers for which this is almost certain.
package enum UnitMistake: Sendable {
  /// Numbers of at least 100 that exceed the run's time limit in seconds, but not in milliseconds.
  case milliseconds
  /// Multiples of 100 from 500 to 60,000, except powers of ten, which mean "no end", and 600, 900 and
  /// multiples of 3,600, which are probably seconds.
  case millisecondsOfRun
  /// Integers above one rotation in radians.
  case degrees, degreesInExpression
  /// Multiples of 15 from 45 (seven rotations per second) to 3,600 (ten rotations in degrees).
  case degreesPerSecond
  /// Integers in a range, with a description of the value 1.
  case percent(ClosedRange<Double>, String)
}

package struct UnitSuspicion {
  /// The angle in rad below which a number is plausible.
  package static let least = 7.0

  package let mistake: UnitMistake
  package let number: Double
  package let key: String
  package let value: JSONValue
  /// The position in the text of an expression, including "="; `nil` for the whole value.
  package var part: SourceRange?

  package init(
    mistake: UnitMistake, number: Double, key: String, value: JSONValue, part: SourceRange? = nil
  ) {
    (self.mistake, self.number, self.key, self.value, self.part) = (
      mistake, number, key, value, part
    )
  }
}
