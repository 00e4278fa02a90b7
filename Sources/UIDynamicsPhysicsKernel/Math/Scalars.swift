// SPDX-License-Identifier: MIT

/// The smaller of two numbers, the second when they are equal or unordered.
@inline(__always) func smaller(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

/// The larger of two numbers, the second when they are equal or unordered.
@inline(__always) func larger(_ a: Float, _ b: Float) -> Float { a > b ? a : b }

/// `value` brought into `low`...`high`.
@inline(__always) func clamped(_ value: Float, _ low: Float, _ high: Float) -> Float {
  larger(low, smaller(value, high))
}
