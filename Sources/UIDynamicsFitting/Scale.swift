// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A scale for numbers of any size that emphasizes the sign and small differences.
enum Scale {
  /// Returns a signed logarithm whose slope at 0 is 1.
  static func signed(_ amount: Double) -> Double {
    let value = Exponentiation.logarithm(1 + min(amount.magnitude, 1e300))
    return amount < 0 ? -value : value
  }

  static func median(_ amounts: [Double]) -> Double {
    max(amounts.sorted()[amounts.count / 2], 1e-9)
  }

  /// Returns the log probability that a number is below 0; a logistic curve approximates the normal distribution.
  static func chance(_ mean: Double, _ deviation: Double) -> Double {
    let odds = 1.702 * mean / max(deviation, 1e-9)
    return odds > 30 ? -odds : -Exponentiation.logarithm(1 + Exponentiation.exponential(odds))
  }
}
