// SPDX-License-Identifier: MIT

struct NumberBounds: BitwiseCopyable, Equatable, Sendable {
  let lower: Double
  let upper: Double
  let excludesLower: Bool
  let isWhole: Bool

  func isBelow(_ value: Double) -> Bool { value < lower || (excludesLower && value == lower) }

  func isAbove(_ value: Double) -> Bool { value > upper }

  /// True for a number with a fraction if only integers are allowed.
  func isBetween(_ value: Double) -> Bool { isWhole && !Self.isWhole(value) }

  @inline(__always) func hold(_ value: Double) -> Bool {
    value.isFinite && !isBelow(value) && !isAbove(value) && !isBetween(value)
  }

  /// A separate function, so that numbers that need not be integers are not rounded.
  @inline(never) private static func isWhole(_ value: Double) -> Bool { value == value.rounded() }
}

extension SchemaNumber {
  var bounds: NumberBounds {
    NumberBounds(lower: lower, upper: upper, excludesLower: excludesLower, isWhole: isWhole)
  }
}
