// SPDX-License-Identifier: MIT

struct SearchModel {
  private enum Aim {
    case below
    case near(Double)
    /// The number should be below this value, and as low as possible; differences are measured in units of `spread`.
    case small(Double, spread: Double)
  }

  let best: [FitHistory.Sample]
  private let aims: [Aim]
  private let goals: Surrogate?
  /// Predicts positive numbers for runs that end too early; `nil` if all runs decided all goals.
  private let standing: Surrogate?

  init(_ samples: [FitHistory.Sample], minimizes: Bool) {
    best = Array(FitHistory.bestFirst(samples).prefix(2))
    let decided = samples.filter { $0.evaluation.knownCost != nil }
    standing =
      decided.count == samples.count
      ? nil : Surrogate(samples.map { $0.point }, [samples.map { $0.evaluation.standingNumber }])
    let misses = decided.map { $0.evaluation.knownMisses }
    guard let first = misses.first, decided.count > 2,
      misses.allSatisfy({ $0.count == first.count })
    else {
      (aims, goals) = ([], nil)
      return
    }
    let spans = first.indices.map { part in Scale.median(misses.map { $0[part].amount.magnitude }) }
    var aims: [Aim] = zip(first, spans).map { miss, span in
      miss.tolerance.map { .near(Scale.signed($0 / span)) } ?? .below
    }
    var columns = spans.enumerated().map { part, span in
      misses.map { Scale.signed($0[part].amount / span) }
    }
    if minimizes {
      let (objectives, least, spread) = Self.objectives(decided)
      columns.append(objectives)
      aims.append(.small(least, spread: spread))
    }
    self.aims = aims
    goals = Surrogate(decided.map { $0.point }, columns)
  }

  /// Returns the objectives, the smallest one among the runs that meet all goals, and the spread.
  private static func objectives(_ samples: [FitHistory.Sample]) -> ([Double], Double, Double) {
    let known = samples.compactMap { $0.evaluation.knownObjective }
    let most = known.max() ?? 0
    let numbers = samples.map { $0.evaluation.knownObjective ?? most }
    let wanted = zip(samples, numbers).filter { $0.0.evaluation.isMet }.map { $0.1 }
    let least = wanted.min() ?? most
    return (numbers, least, max(1e-12, most - min(least, known.min() ?? least)))
  }

  func chance(at point: [Double]) -> Double {
    var chance = 0.0
    if let standing {
      chance += Scale.chance(standing.means(at: point)[0], standing.deviations(at: point)[0])
    }
    guard let goals else { return chance }
    let predictions = zip(goals.means(at: point), goals.deviations(at: point))
    for (aim, (mean, deviation)) in zip(aims, predictions) {
      switch aim {
      case .below: chance += Scale.chance(mean, deviation)
      case .near(let tolerance):
        chance += Scale.chance(mean - tolerance, deviation)
        chance += Scale.chance(-mean - tolerance, deviation)
      case .small(let least, let spread):
        chance += Scale.chance(mean - least + 0.01 * spread, deviation)
      }
    }
    return chance
  }

  /// Returns the predicted sum of squared deficits; the objective counts less.
  func missing(at point: [Double]) -> Double {
    var missing = 0.0
    if let standing {
      let most = max(0, standing.means(at: point)[0])
      missing += 1e3 * most * most
    }
    guard let goals else { return missing }
    for (aim, mean) in zip(aims, goals.means(at: point)) {
      switch aim {
      case .below: missing += Self.square(mean)
      case .near(let tolerance): missing += Self.square(mean.magnitude - 0.5 * tolerance)
      case .small(let least, let spread): missing = 1e3 * missing + (mean - least) / spread
      }
    }
    return missing
  }

  private static func square(_ excess: Double) -> Double { excess > 0 ? excess * excess : 0 }
}

extension FitEvaluation {
  /// A number that is negative if all goals were decided.
  fileprivate var standingNumber: Double {
    knownCost == nil ? 1 + Scale.signed(min(cost / Self.unseen, 100)) : -1
  }

  /// The deficits, or the cost if they are unknown.
  fileprivate var knownMisses: [Miss] {
    misses.isEmpty ? [Miss(cost)] : misses
  }
}
