// SPDX-License-Identifier: MIT

/// The result of a run with a given set of parameter values.
package struct FitEvaluation: Equatable, Sendable {
  /// The deficit for one part of a goal.
  package struct Miss: Equatable, Sendable {
    /// Positive for a shortfall, negative for a margin; with a tolerance, this is the signed distance.
    package let amount: Double
    /// The allowed magnitude of the amount; if `nil`, any amount up to 0 is sufficient.
    package let tolerance: Double?

    package init(_ amount: Double, tolerance: Double? = nil) {
      (self.amount, self.tolerance) = (amount.isNaN ? 1e300 : amount, tolerance)
    }
  }

  /// Describes how far a run got toward deciding its goals.
  package enum Standing: Equatable, Sendable {
    case decided
    /// The run ended at `time`, in s, before it decided all goals.
    case undecided(goals: Int, time: Double)
    /// A guard stopped the run at `time`, in s.
    case stopped(time: Double)
    case invalid
  }

  private static let none = 1e300
  /// The costs per undecided goal, of a stopped run and of an invalid scene; each exceeds any cost of decided goals.
  static let (unseen, stopped, invalid) = (1e100, 1e200, 1e201)

  /// 0 if all goals are met; larger values are worse.
  package let cost: Double
  package var isMet: Bool
  /// The distances from a recording in units of the tolerance, in chronological order; empty without a recording.
  ///
  /// All successful runs have the same number of residuals; a failed run has none.
  package var residuals: [Double]
  /// The deficits of all goals, in units comparable to 1 pt; all decided runs have the same number, others have none.
  package var misses: [Miss]

  /// The number to minimize once all goals are met, if there is one.
  package var objective: Double?

  /// `cost` includes only the decided goals.
  package init(
    cost: Double, isMet: Bool, standing: Standing = .decided, residuals: [Double] = [],
    misses: [Miss] = [], objective: Double? = nil
  ) {
    // Costs must stay finite and ordered, whatever the run did.
    let decided = cost < 0.99 * Self.unseen ? cost : 0.99 * Self.unseen
    self.cost =
      switch standing {
      case .decided: decided
      case .undecided(let goals, let time):
        // A run that ends later ranks better; after that, a smaller cost of the decided goals does.
        Self.unseen * (Double(goals) + 0.49 / (1 + time) + 0.49 * decided / (1 + decided))
      case .stopped(let time): Self.stopped * (1 + 1 / (1 + time))
      case .invalid: Self.invalid
      }
    (self.isMet, self.residuals, self.misses) = (isMet, residuals, misses)
    self.objective = objective.map { $0.isFinite ? $0 : Self.none }
  }

  /// The cost; `nil` if at least one goal was not decided.
  package var knownCost: Double? { cost < Self.unseen ? cost : nil }

  /// The objective; `nil` if the run did not produce one.
  package var knownObjective: Double? { objective.flatMap { $0 < Self.none ? $0 : nil } }

  /// Compares runs by objective if both meet all goals, otherwise by cost.
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
