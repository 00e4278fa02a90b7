// SPDX-License-Identifier: MIT

/// What a run with some values came to.
package struct FitEvaluation: Equatable, Sendable {
  /// 0 where everything is as wanted; larger is worse.
  package var cost: Double
  /// Whether everything is as wanted.
  package var isMet: Bool
  /// How far the run is from a recording, in units of what is allowed, in the order of time; the same
  /// number for every run, and none where nothing is recorded or the run failed.
  package var residuals: [Double]

  package init(cost: Double, isMet: Bool, residuals: [Double] = []) {
    // A cost must be comparable whatever the run did.
    self.cost = cost.isFinite ? cost : 1e300
    (self.isMet, self.residuals) = (isMet, residuals)
  }

  /// The root of the mean square of the residuals of the first part of the time.
  package func deviation(upTo count: Int) -> Double {
    guard count > 0, residuals.count >= count else { return 1e150 }
    var sum = 0.0
    for index in 0..<count { sum += residuals[index] * residuals[index] }
    let mean = (sum / Double(count)).squareRoot()
    return mean.isFinite ? mean : 1e150
  }
}
