// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

/// The largest distance from the oracle, in units in the last place, and its position.
struct Worst {
  private(set) var distance: Int64 = 0
  private(set) var label = ""
  private(set) var count = 0

  mutating func addSineAndCosine(of angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    add(sine, sin(angle), "sin(\(angle))")
    add(cosine, cos(angle), "cos(\(angle))")
  }

  mutating func addArcTangent(_ y: Double, _ x: Double) {
    add(Trigonometry.arcTangent(y: y, x: x), atan2(y, x), "atan2(\(y), \(x))")
  }

  mutating func add(
    _ actual: Double, _ expected: Double, _ function: @autoclosure () -> String
  ) {
    count += 1
    let distance = steps(from: actual, to: expected)
    if distance <= self.distance { return }
    self.distance = distance
    label = "\(function()): \(actual), not \(expected)"
  }

  /// Consecutive numbers with the same sign have consecutive bit patterns; a difference in sign counts as the largest distance.
  private func steps(from actual: Double, to expected: Double) -> Int64 {
    if actual.sign != expected.sign || actual.isNaN { return .max }
    let (first, second) = (actual.magnitude.bitPattern, expected.magnitude.bitPattern)
    return Int64(max(first, second) - min(first, second))
  }

  func expect(atMost limit: Int64, at location: SourceLocation = #_sourceLocation) {
    #expect(
      distance <= limit, "of \(count) values the worst is off by \(distance): \(label)",
      sourceLocation: location)
  }
}

/// Counts Float results that differ from the oracle, and keeps the first few positions.
struct Mismatches {
  private var count = 0
  private var total = 0
  private var places: [String] = []

  mutating func add(_ actual: Float, _ expected: Float, _ label: @autoclosure () -> String) {
    total += 1
    if actual == expected { return }
    count += 1
    if places.count < 5 { places.append("\(label()): \(actual), not \(expected)") }
  }

  func expectNone(at location: SourceLocation = #_sourceLocation) {
    #expect(count == 0, "\(count) of \(total) differ, first \(places)", sourceLocation: location)
  }
}
