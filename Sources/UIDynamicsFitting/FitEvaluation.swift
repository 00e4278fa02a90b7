// SPDX-License-Identifier: MIT

/// What a run with some values came to.
package struct FitEvaluation: Equatable, Sendable {
  /// What is missing of a part of a goal.
  package struct Miss: Equatable, Sendable {
    package let amount: Double
    /// Whether it may be much more or less in the next run, however near that is.
    package let jumps: Bool

    package init(_ amount: Double, jumps: Bool = false) {
      (self.amount, self.jumps) = (amount, jumps)
    }
  }

  /// A number that is larger than any that a run comes to, and can be computed with.
  private static let none = 1e300

  /// 0 where everything is as wanted; larger is worse.
  package var cost: Double
  /// Whether everything is as wanted.
  package var isMet: Bool
  /// How far the run is from a recording, in units of what is allowed, in the order of time; the same
  /// number for every run, and none where nothing is recorded or the run failed.
  package var residuals: [Double]
  /// What is missing of each goal, part by part, in units of what counts as 1 pt; the same number for
  /// every run, and none where that is not known.
  package var misses: [Miss]

  /// What is to be small where everything is as wanted; nil where nothing is asked for.
  package var objective: Double?

  package init(
    cost: Double, isMet: Bool, residuals: [Double] = [], misses: [Miss] = [],
    objective: Double? = nil
  ) {
    // A cost must be comparable whatever the run did.
    self.cost = cost.isFinite ? cost : Self.none
    (self.isMet, self.residuals, self.misses) = (isMet, residuals, misses)
    self.objective = objective.map { $0.isFinite ? $0 : Self.none }
  }

  /// What was to be small, where the run has such a value.
  package var knownObjective: Double? { objective.flatMap { $0 < Self.none ? $0 : nil } }

  /// Nearer to what is wanted; of two that are there, the one whose objective is smaller.
  func isBetter(than other: FitEvaluation) -> Bool {
    guard let objective, let least = other.objective, isMet || other.isMet else {
      return cost < other.cost
    }
    return isMet && other.isMet ? objective < least : isMet
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
