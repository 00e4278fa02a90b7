// SPDX-License-Identifier: MIT

/// The uncertainty in the parameters that is caused by noise in the recording.
package struct Uncertainty {
  /// Half the widths of the 95 % confidence intervals, in the parameters' units; `nil` if a parameter has no effect.
  package let halfWidths: [Double?]
  /// Pairs of strongly correlated parameters, with correlations from -1 to 1.
  package let correlations: [(one: Int, other: Int, value: Double)]

  private static let notable = 0.9

  /// Evaluates points near a fitted run, which takes one run per parameter.
  package init?(_ ledger: FitHistory, at sample: FitHistory.Sample) {
    let count = sample.evaluation.residuals.count
    let freedom = count - ledger.parameters.count
    guard freedom > 0, let jacobian = Jacobian(ledger, at: sample, upTo: count) else { return nil }
    let normal = jacobian.normal
    let active = normal.indices.filter { normal[$0][$0] > 0 }
    let inner = active.map { row in active.map { normal[row][$0] } }
    guard let inverse = LinearSystem.inverse(inner) else { return nil }
    let deviation = sample.evaluation.deviation(upTo: count)
    let variance = deviation * deviation * Double(count) / Double(freedom)
    let quantile = Self.quantile(freedom)
    halfWidths = normal.indices.map { axis in
      guard let index = active.firstIndex(of: axis) else { return nil }
      let width = quantile * (variance * max(inverse[index][index], 0)).squareRoot()
      let parameter = ledger.parameters[axis]
      let (low, high) = (sample.point[axis] - 0.5e-4, sample.point[axis] + 0.5e-4)
      // The slope converts the width from a fraction of the box to the parameter's unit.
      let slope =
        (parameter.value(at: min(high, 1)) - parameter.value(at: max(low, 0)))
        / (min(high, 1) - max(low, 0))
      return width * slope
    }
    correlations = Self.correlations(active, inverse)
  }

  private static func correlations(
    _ active: [Int], _ inverse: [[Double]]
  ) -> [(one: Int, other: Int, value: Double)] {
    active.indices.flatMap { one in
      active.indices.filter { $0 > one }.compactMap { other in
        let scale = (inverse[one][one] * inverse[other][other]).squareRoot()
        let value = inverse[one][other] / scale
        return value.isFinite && abs(value) > notable
          ? (active[one], active[other], min(max(value, -1), 1)) : nil
      }
    }
  }

  /// Returns the 97.5 % quantile of Student's t distribution, using the Cornish–Fisher expansion.
  static func quantile(_ freedom: Int) -> Double {
    let (z, n) = (1.959963984540054, Double(freedom))
    let (z3, z5) = (z * z * z, z * z * z * z * z)
    let first = (z3 + z) / (4 * n)
    let second = (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
    let z7 = z5 * z * z
    let third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n)
    return z + first + second + third
  }
}
