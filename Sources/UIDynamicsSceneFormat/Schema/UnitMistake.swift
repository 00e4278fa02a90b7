// SPDX-License-Identifier: MIT

/// The unit that a number of a scene was probably meant in, in the place of that of its key.
///
/// Each has the numbers for which that is almost sure, what is said of them, and what to write instead.
package enum UnitMistake: Sendable {
  /// From a tenth of a second on, beyond the end of the run, and within it in milliseconds.
  case milliseconds
  /// Whole hundreds from 500 to a minute. Powers of ten mean "no end"; 600, 900 and 3600 are likely seconds.
  case millisecondsOfRun
  /// Whole numbers beyond a turn; in an expression no sign stands in front of what makes radians.
  case degrees, degreesInExpression
  /// Whole multiples of 15 from 45, which is seven turns in a second, to ten turns in degrees.
  case degreesPerSecond
  /// Whole numbers in a range, with what 1 stands for.
  ///
  /// No resistance is among them: apps hold items still with one of 100.
  case percent(ClosedRange<Double>, String)

  var code: DiagnosticCode {
    switch self {
    case .milliseconds, .millisecondsOfRun: .timeInMilliseconds
    case .degrees, .degreesInExpression, .degreesPerSecond: .angleInDegrees
    case .percent: .valueInPercent
    }
  }

  /// Whether it is almost sure of a number; `end` is the time limit of the run, s.
  package func isLikely(of number: Double, end: Double) -> Bool {
    let isWhole = number == number.rounded()
    return switch self {
    case .milliseconds: number >= 100 && number > end && number <= end * 1_000
    case .millisecondsOfRun:
      (500...60_000).contains(number) && number.remainder(dividingBy: 100) == 0
        && number.remainder(dividingBy: 3_600) != 0 && ![600, 900, 1_000, 10_000].contains(number)
    case .degrees, .degreesInExpression: isWhole && number.magnitude > UnitSuspicion.least
    case .degreesPerSecond:
      (45...3_600).contains(number.magnitude) && number.remainder(dividingBy: 15) == 0
    case .percent(let range, _): isWhole && range.contains(number)
    }
  }

  /// The sentence, with the number as it is written.
  package func sentence(_ number: Double, _ text: String, of key: String) -> String {
    switch self {
    case .milliseconds, .millisecondsOfRun:
      number < 120
        ? "a time is in seconds, so \(text) is more than a minute"
        : "a time is in seconds, so \(text) is \(Self.minutes(number))"
    case .degrees, .degreesInExpression:
      "an angle is in radians, so \(text) is more than a whole turn"
    case .degreesPerSecond:
      "an angular velocity is in radians per second, so \(text) is"
        + " \(Int64(min(number.magnitude / (2 * .pi), 1e15).rounded())) turns in a second"
    case .percent(_, let one): "\(key) of 1 \(one), so \(text) looks like percent"
    }
  }

  /// "50 minutes", or "more than 50 minutes".
  private static func minutes(_ seconds: Double) -> String {
    let isWhole = seconds.remainder(dividingBy: 60) == 0
    return "\(isWhole ? "" : "more than ")\(Int64(min(seconds / 60, 1e15))) minutes"
  }

  /// What to write instead of a number; the text is nil for one that an expression came to.
  package func remedy(_ number: Double, _ text: String?) -> String {
    switch self {
    case .milliseconds, .millisecondsOfRun:
      // Not with the last digits of a quotient: 1033.3 ms are 1.0333 s.
      text.map {
        let seconds = (number * 1_000).rounded() / 1_000_000
        return "\($0) milliseconds are written \(ExpressionValue.number(seconds))"
      }
        ?? "milliseconds are divided by 1000"
    case .degrees, .degreesPerSecond:
      text.map { "\($0) degrees are written \"=radians(\($0))\"" }
        ?? "\"radians\" makes radians of degrees"
    case .degreesInExpression:
      text.map { "\($0) degrees are written radians(\($0))" }
        ?? "\"radians\" makes radians of degrees"
    case .percent:
      text.map { Self.percentRemedy(number, $0) } ?? "percent are divided by 100"
    }
  }

  /// How a number that is percent is written.
  static func percentRemedy(_ number: Double, _ text: String) -> String {
    "\(text) % is written \(ExpressionValue.number(number / 100))"
  }
}

/// A number whose unit was perhaps taken for another.
struct UnitSuspicion {
  /// Smaller numbers are right.
  static let least = 7.0

  let mistake: UnitMistake
  let number: Double
  /// What it is called in a sentence.
  let key: String
  let value: JSONValue
  /// Where it stands in the text of an expression, with the sign in front; nil for the whole value.
  var part: SourceRange?
}
