// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A scale for numbers of any size that emphasizes their sign and small differences.
enum Scale {
  /// A signed logarithm with slope 1 at 0.
  static func signed(_ amount: Double) -> Double {
    let value = Exponentiation.logarithm(1 + min(amount.magnitude, 1e300))
    return amount < 0 ? -value : value
  }

  static func median(_ amounts: [Double]) -> Double {
    max(amounts.sorted()[amounts.count / 2], 1e-9)
  }

  /// The log probability that a number is below 0; the logistic curve approximates the normal one.
  static func chance(_ mean: Double, _ deviation: Double) -> Double {
    let odds = 1.702 * mean / max(deviation, 1e-9)
    return odds > 30 ? -odds : -Exponentiation.logarithm(1 + Exponentiation.exponential(odds))
  }
}
