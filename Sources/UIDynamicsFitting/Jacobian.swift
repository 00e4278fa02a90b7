// SPDX-License-Identifier: MIT

/// The derivatives of the residuals, computed by finite differences in a single batch of runs.
struct Jacobian {
  /// The step as a fraction of the box; it is small compared to the curvature, but large compared to 32-bit rounding.
  static let step = 1e-4

  let columns: [[Double]]
  private let residuals: ArraySlice<Double>

  /// Uses the first `count` residuals; fails if the budget is exhausted or a run failed.
  init?(_ ledger: FitHistory, at sample: FitHistory.Sample, upTo count: Int) {
    guard sample.evaluation.residuals.count >= count else { return nil }
    var (points, steps) = ([[Double]](), [Double]())
    for axis in sample.point.indices {
      let step = sample.point[axis] + Self.step <= 1 ? Self.step : -Self.step
      var point = sample.point
      point[axis] += step
      points.append(point)
      steps.append(step)
    }
    let found = ledger.samples(at: points)
    guard found.count == points.count,
      found.allSatisfy({ $0.evaluation.residuals.count >= count })
    else { return nil }
    let base = sample.evaluation.residuals[..<count]
    residuals = base
    columns = zip(found, steps).map { near, step in
      zip(near.evaluation.residuals, base).map { ($0 - $1) / step }
    }
  }

  var normal: [[Double]] {
    columns.map { one in columns.map { other in Self.product(one[...], other) } }
  }

  var gradient: [Double] { columns.map { Self.product(residuals, $0) } }

  private static func product(_ one: ArraySlice<Double>, _ other: [Double]) -> Double {
    var sum = 0.0
    for (a, b) in zip(one, other) { sum += a * b }
    return sum
  }
}
