// SPDX-License-Identifier: MIT

/// The result of a run with certain parameter values.
package struct FitEvaluation: Equatable, Sendable {
  /// The deficit of one part of a goal.
  package struct Miss: Equatable, Sendable {
    /// Positive if something is missing, negative if there is a margin; with a tolerance, the signed distance.
    package let amount: Double
    /// The allowed magnitude of the amount; `nil` if any amount up to 0 is fine.
    package let tolerance: Double?

    package init(_ amount: Double, tolerance: Double? = nil) {
      (self.amount, self.tolerance) = (amount.isNaN ? 1e300 : amount, tolerance)
    }
  }

  /// The progress of a run toward its goals.
  package enum Standing: Equatable, Sendable {
    case decided
    /// The run ended at `time`, in s, before some goals were decided.
    case undecided(goals: Int, time: Double)
    /// A guard stopped the run at `time`, in s.
    case stopped(time: Double)
    case invalid
  }

  private static let none = 1e300
  /// Costs per undecided goal, of a stopped run, and of an invalid scene; each exceeds every decided cost.
  static let (unseen, stopped, invalid) = (1e100, 1e200, 1e201)

  /// 0 if every goal is met; larger is worse.
  package let cost: Double
  package var isMet: Bool
  /// The distances from a recording in units of the tolerance, in order of time; empty without a recording.
  ///
  /// All successful runs have the same number of residuals; a failed run has none.
  package var residuals: [Double]
  /// The deficits of all goals, in units comparable to 1 pt; the same number in every decided run, else empty.
  package var misses: [Miss]

  /// The number to minimize once every goal is met, if any.
  package var objective: Double?

  /// `cost` covers the decided goals only.
  package init(
    cost: Double, isMet: Bool, standing: Standing = .decided, residuals: [Double] = [],
    misses: [Miss] = [], objective: Double? = nil
  ) {
    // Costs must stay finite and ordered whatever the run did.
    let decided = cost < 0.99 * Self.unseen ? cost : 0.99 * Self.unseen
    self.cost =
      switch standing {
      case .decided: decided
      case .undecided(let goals, let time):
        // Later ends rank better, then smaller costs of the decided goals.
        Self.unseen * (Double(goals) + 0.49 / (1 + time) + 0.49 * decided / (1 + decided))
      case .stopped(let time): Self.stopped * (1 + 1 / (1 + time))
      case .invalid: Self.invalid
      }
    (self.isMet, self.residuals, self.misses) = (isMet, residuals, misses)
    self.objective = objective.map { $0.isFinite ? $0 : Self.none }
  }

  /// The cost; `nil` if some goal was not decided.
  package var knownCost: Double? { cost < Self.unseen ? cost : nil }

  /// The objective; `nil` if the run has none.
  package var knownObjective: Double? { objective.flatMap { $0 < Self.none ? $0 : nil } }

  /// Compares runs by objective if both meet every goal, else by cost.
  func isBetter(than other: FitEvaluation) -> Bool {
    guard let objective, let least = other.objective, isMet || other.isMet else {
      return cost < other.cost
    }
    return isMet && other.isMet ? objective < least : isMet
  }

  /// The root mean square of the first `count` residuals.
  package func deviation(upTo count: Int) -> Double {
    guard count > 0, residuals.count >= count else { return 1e150 }
    var sum = 0.0
    for index in 0..<count { sum += residuals[index] * residuals[index] }
    let mean = (sum / Double(count)).squareRoot()
    return mean.isFinite ? mean : 1e150
  }
}
