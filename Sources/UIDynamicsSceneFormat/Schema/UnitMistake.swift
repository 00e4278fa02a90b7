// SPDX-License-Identifier: MIT

/// A unit mistaken for that of a key, with the numbers for which this is almost certain.
package enum UnitMistake: Sendable {
  /// Numbers from 100 after the end of the run, but within it as milliseconds.
  case milliseconds
  /// Multiples of 100 from 500 to 60,000. Powers of ten mean "no end"; 600, 900 and multiples of
  /// 3,600 probably are seconds.
  case millisecondsOfRun
  /// Integers over one revolution.
  case degrees, degreesInExpression
  /// Multiples of 15 from 45, seven revolutions per second, to 3,600, ten revolutions in degrees.
  case degreesPerSecond
  /// Integers in a range, with a description of the value 1.
  case percent(ClosedRange<Double>, String)
}

package struct UnitSuspicion {
  /// Smaller angles are plausible, rad.
  package static let least = 7.0

  package let mistake: UnitMistake
  package let number: Double
  package let key: String
  package let value: JSONValue
  /// The position in the text of an expression, including "="; nil for the whole value.
  package var part: SourceRange?

  package init(
    mistake: UnitMistake, number: Double, key: String, value: JSONValue, part: SourceRange? = nil
  ) {
    (self.mistake, self.number, self.key, self.value, self.part) = (
      mistake, number, key, value, part
    )
  }
}
