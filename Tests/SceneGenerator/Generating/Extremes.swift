// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// Numbers for a key's range, from common to extreme ones.
struct Extremes {
  let range: SchemaNumber

  /// The ends of the range, their neighbors, zero, and tiny or unusual numbers within the range.
  var candidates: [Double] {
    let (lower, upper) = (max(range.lower, -1e300), min(range.upper, 1e300))
    let all = [
      lower, lower.nextUp, upper, upper.nextDown, 0, -0.0, 1, -1, 0.5, lower + 1, upper - 1, 0.009,
      1e-9, -1e-9, .leastNonzeroMagnitude, 0.1 + 0.2, 1e-45, 16_777_217, 1 / 3,
    ]
    return all.filter(isAllowed)
  }

  func isAllowed(_ number: Double) -> Bool {
    number >= range.lower && number <= range.upper && number.isFinite
      && !(range.excludesLower && number == range.lower)
      && (!range.isWhole || number == number.rounded())
  }

  func everyday(_ random: inout SplitMix64) -> Double {
    let number = random.double(in: usual)
    let rounded = range.isWhole || random.bool() ? number.rounded() : number
    return isAllowed(rounded) ? rounded : min(max(number, range.lower), range.upper)
  }

  private var usual: Range<Double> {
    switch range.unit {
    case "pt": range.lower > 0 ? 4..<90 : range.lower == 0 ? 0..<120 : -60..<400
    case "pt/s": -500..<500
    case "rad": -7..<7
    case "rad/s": -20..<20
    case "s": 0..<1
    case "Hz", "1/s": 0..<8
    case "N", "N·m": range.lower == 0 ? 0..<9 : -90..<90
    default: range.lower >= 0 ? 0..<3 : -3..<3
    }
  }
}

extension SchemaNumber {
  /// Returns an extreme number with the probability that the taste specifies, or else a common one.
  func value(_ taste: Taste, _ random: inout SplitMix64) -> Double {
    let extremes = Extremes(range: self)
    if random.chance(taste.extremes), let end = random.pick(extremes.candidates) { return end }
    return extremes.everyday(&random)
  }
}
