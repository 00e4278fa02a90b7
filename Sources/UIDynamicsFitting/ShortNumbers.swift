// SPDX-License-Identifier: MIT

/// Finds values that are as good but have fewer digits: designers prefer 2.3 to 2.3140938.
package enum ShortNumbers {
  private static let mostDigits = 15

  /// Shortens one parameter after another, as far as `isGood` allows.
  ///
  /// `isGood` checks a batch, possibly in parallel; if it returns `nil`, the remaining values stay unchanged.
  package static func shorten(
    _ values: [Double], within parameters: [FitParameter],
    isGood: ([[Double]]) -> [Bool]?
  ) -> [Double] {
    var short = values
    for axis in values.indices {
      let candidates = candidates(for: values[axis], parameters[axis])
      var start = 0
      // Batches are small, because most values need only two or three digits.
      while start < candidates.count {
        let portion = Array(candidates[start..<min(start + 4, candidates.count)])
        let questions = portion.map { candidate in
          var question = short
          question[axis] = candidate
          return question
        }
        guard let answers = isGood(questions), answers.count == portion.count else { return short }
        if let first = answers.firstIndex(of: true) {
          short[axis] = portion[first]
          break
        }
        start += 4
      }
    }
    return short
  }

  private static func candidates(for value: Double, _ parameter: FitParameter) -> [Double] {
    var candidates: [Double] = []
    for digits in 1...mostDigits {
      let rounded = rounded(value, digits)
      guard (parameter.lower...parameter.upper).contains(rounded), rounded != candidates.last
      else { continue }
      candidates.append(rounded)
    }
    return candidates
  }

  package static func rounded(_ value: Double, _ digits: Int) -> Double {
    guard value != 0, value.isFinite else { return value }
    var (scale, places) = (1.0, 0)
    // Counts the power of ten, because a logarithm could round to the wrong side of an integer.
    while value.magnitude * scale >= 10, places > -300 {
      (scale, places) = (power(places - 1), places - 1)
    }
    while value.magnitude * scale < 1, places < 300 {
      (scale, places) = (power(places + 1), places + 1)
    }
    let shift = places + digits - 1
    if shift > 22 || shift < -22 { return value }
    return shift >= 0
      ? (value * power(shift)).rounded() / power(shift)
      : (value / power(-shift)).rounded() * power(-shift)
  }

  /// Powers of ten are exact up to 10^22.
  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}
