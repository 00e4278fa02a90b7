// SPDX-License-Identifier: MIT

/// What a run with some values came to.
package struct FitEvaluation: Equatable, Sendable {
  /// What is missing of a part of a goal.
  package struct Miss: Equatable, Sendable {
    /// Without a tolerance, above 0 where something is missing and below where there is some to spare.
    package let amount: Double
    /// How far the amount may be from 0; nil where it may be anything up to 0.
    package let tolerance: Double?

    package init(_ amount: Double, tolerance: Double? = nil) {
      (self.amount, self.tolerance) = (amount.isNaN ? 1e300 : amount, tolerance)
    }
  }

  /// How far a run came with what is wanted of it.
  package enum Standing: Equatable, Sendable {
    /// Every goal was decided.
    case decided
    /// Some goals were never seen, as the run ended before, at a time in s.
    case undecided(goals: Int, time: Double)
    /// A guard stopped it, at a time in s.
    case stopped(time: Double)
    /// There is no scene with its values.
    case invalid
  }

  /// A number that is larger than any that a run comes to, and can be computed with.
  private static let none = 1e300
  /// From where on costs are of goals that were not seen, a step for each, of runs that a guard stopped, and
  /// of those that have no scene: whatever a run that decides its goals misses, it is nearer.
  static let (unseen, stopped, invalid) = (1e100, 1e200, 1e201)

  /// 0 where everything is as wanted; larger is worse.
  package let cost: Double
  /// Whether everything is as wanted.
  package var isMet: Bool
  /// How far the run is from a recording, in units of what is allowed, in the order of time; the same
  /// number for every run, and none where nothing is recorded or the run failed.
  package var residuals: [Double]
  /// What is missing of each goal, part by part, in units of what counts as 1 pt: as many parts in every run that
  /// decides its goals, and none where that is not known.
  package var misses: [Miss]

  /// What is to be small where everything is as wanted; nil where nothing is asked for.
  package var objective: Double?

  /// `cost` is of the goals that were decided.
  package init(
    cost: Double, isMet: Bool, standing: Standing = .decided, residuals: [Double] = [],
    misses: [Miss] = [], objective: Double? = nil
  ) {
    // A cost must be comparable whatever the run did.
    let decided = cost < 0.99 * Self.unseen ? cost : 0.99 * Self.unseen
    self.cost =
      switch standing {
      case .decided: decided
      case .undecided(let goals, let time):
        // Who came further is nearer, and who misses less of the rest.
        Self.unseen * (Double(goals) + 0.49 / (1 + time) + 0.49 * decided / (1 + decided))
      case .stopped(let time): Self.stopped * (1 + 1 / (1 + time))
      case .invalid: Self.invalid
      }
    (self.isMet, self.residuals, self.misses) = (isMet, residuals, misses)
    self.objective = objective.map { $0.isFinite ? $0 : Self.none }
  }

  /// What is missing, where every goal was decided.
  package var knownCost: Double? { cost < Self.unseen ? cost : nil }

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
