// SPDX-License-Identifier: MIT

/// Returns the smaller number, or the second if they are equal or unordered.
@inline(__always) func smaller(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

/// Returns the larger number, or the second if they are equal or unordered.
@inline(__always) func larger(_ a: Float, _ b: Float) -> Float { a > b ? a : b }

@inline(__always) func clamped(_ value: Float, _ low: Float, _ high: Float) -> Float {
  larger(low, smaller(value, high))
}
