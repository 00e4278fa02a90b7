// SPDX-License-Identifier: MIT

/// What a number of the table must lie within.
struct NumberBounds: BitwiseCopyable, Equatable, Sendable {
  let lower: Double
  let upper: Double
  let excludesLower: Bool
  let isWhole: Bool

  func isBelow(_ value: Double) -> Bool { value < lower || (excludesLower && value == lower) }

  func isAbove(_ value: Double) -> Bool { value > upper }

  /// Whether it is a fraction where a whole number is asked for.
  func isBetween(_ value: Double) -> Bool { isWhole && !Self.isWhole(value) }

  /// Whether a number is finite and within.
  @inline(__always) func hold(_ value: Double) -> Bool {
    value.isFinite && !isBelow(value) && !isAbove(value) && !isBetween(value)
  }

  /// Kept by itself, so that no other number is rounded in vain.
  @inline(never) private static func isWhole(_ value: Double) -> Bool { value == value.rounded() }
}

extension SchemaNumber {
  var bounds: NumberBounds {
    NumberBounds(lower: lower, upper: upper, excludesLower: excludesLower, isWhole: isWhole)
  }
}
