// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat

extension UnitMistake {
  package var code: DiagnosticCode {
    switch self {
    case .milliseconds, .millisecondsOfRun: .timeInMilliseconds
    case .degrees, .degreesInExpression, .degreesPerSecond: .angleInDegrees
    case .percent: .valueInPercent
    }
  }

  /// True if the number probably has the wrong unit; `end` is the run's time limit in seconds.
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

  package func sentence(_ number: Double, _ text: String, of key: String) -> String {
    switch self {
    case .milliseconds, .millisecondsOfRun:
      "times are in seconds, so \(text) is about"
        + " \(Int64(min(number / 60, 1e15).rounded())) minutes"
    case .degrees, .degreesInExpression:
      "angles are in radians, so \(text) is more than a full rotation"
    case .degreesPerSecond:
      "angular velocities are in radians per second, so \(text) is"
        + " \(Int64(min(number.magnitude / (2 * .pi), 1e15).rounded())) rotations per second"
    case .percent(_, let one): "for \(key), 1 means \(one), so \(text) looks like a percentage"
    }
  }

  /// The hint; `text` is `nil` for the result of an expression.
  package func remedy(_ number: Double, _ text: String?) -> String {
    switch self {
    case .milliseconds, .millisecondsOfRun:
      // Rounding removes errors in the last digits of the quotient: 1033.3 ms are 1.0333 s.
      text.map {
        let seconds = (number * 1_000).rounded() / 1_000_000
        return "for \($0) milliseconds, write \(ExpressionValue.number(seconds))"
      }
        ?? "divide milliseconds by 1000"
    case .degrees, .degreesPerSecond:
      text.map { "for \($0) degrees, write \"=radians(\($0))\"" }
        ?? "convert degrees with \"radians\""
    case .degreesInExpression:
      text.map { "for \($0) degrees, write radians(\($0))" }
        ?? "convert degrees with \"radians\""
    case .percent:
      text.map { "for \($0) %, write \(ExpressionValue.number(number / 100))" }
        ?? "divide percentages by 100"
    }
  }
}
