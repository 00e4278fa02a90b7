// SPDX-License-Identifier: MIT

/// The Levenberg–Marquardt method within the unit cube, which uses only the first part of the residuals.
struct LeastSquares {
  private static let tries = 6
  private static let reach = 0.25

  let ledger: FitHistory
  let count: Int

  func descend(from start: FitHistory.Sample, rounds: Int = 30) -> FitHistory.Sample {
    var (sample, damping) = (start, 1e-2)
    for _ in 0..<rounds {
      let before = sample.evaluation.deviation(upTo: count)
      if before < 1e-9 { return sample }
      guard let jacobian = Jacobian(ledger, at: sample, upTo: count),
        let better = step(from: sample, jacobian, &damping)
      else { return sample }
      sample = better
      if better.evaluation.deviation(upTo: count) > 0.999 * before { return sample }
    }
    return sample
  }

  private func step(
    from sample: FitHistory.Sample, _ jacobian: Jacobian, _ damping: inout Double
  ) -> FitHistory.Sample? {
    let (normal, gradient) = (jacobian.normal, jacobian.gradient)
    for _ in 0..<Self.tries {
      if let point = point(sample.point, normal, gradient, damping),
        let tried = ledger.sample(at: point),
        tried.evaluation.deviation(upTo: count) < sample.evaluation.deviation(upTo: count)
      {
        damping = max(damping / 5, 1e-12)
        return tried
      }
      if ledger.isExhausted { return nil }
      damping *= 6
    }
    return nil
  }

  private func point(
    _ start: [Double], _ normal: [[Double]], _ gradient: [Double], _ damping: Double
  ) -> [Double]? {
    let largest = normal.indices.reduce(0) { max($0, normal[$1][$1]) }
    // Parameters that have no effect stay unchanged.
    let floor = max(1e-9 * largest, 1e-300)
    var damped = normal
    for axis in normal.indices {
      damped[axis][axis] += damping * max(normal[axis][axis], floor) + floor
    }
    guard let step = LinearSystem.solve(damped, gradient.map { -$0 }) else { return nil }
    let length = step.reduce(0) { max($0, abs($1)) }
    let factor = length > Self.reach ? Self.reach / length : 1
    return zip(start, step).map { min(max($0 + factor * $1, 0), 1) }
  }
}
