// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A search for parameter values that meet a scene's expectations.
final class Fit {
  /// The largest difference of equivalent motions, in pt.
  static let sameMotion = 0.5
  /// The cost that rounding may add, as a fraction.
  private static let loss = 0.01
  /// The cost that keeping the scene's value may add, as a fraction.
  private static let leastLoss = 1e-4
  /// The amount that rounding may add to a minimized value, as a fraction.
  private static let smallLoss = 0.002

  let parameters: [FitParameter]
  private let budget: Int
  private(set) lazy var ledger = FitHistory(parameters, budget: budget) { [unowned self] values in
    evaluate(values)
  }
  private(set) var runs: [FitRun] = []
  private let player: FitPlayer
  private let onRun: (Int, FitRun) -> Void

  init(
    _ player: FitPlayer, _ parameters: [FitParameter], budget: Int,
    onRun: @escaping (Int, FitRun) -> Void
  ) {
    (self.player, self.parameters, self.onRun) = (player, parameters, onRun)
    self.budget = budget
  }

  private func evaluate(_ values: [[Double]]) -> [FitEvaluation]? {
    guard let found = player.runs(values) else { return nil }
    for run in found {
      runs.append(run)
      onRun(runs.count, run)
    }
    return found.map { $0.evaluation }
  }

  /// `true` if the scene's values already meet all goals.
  private(set) var isStartKept = false

  /// Returns the best run, whose values have few digits, or the run with the scene's values; `nil` if interrupted.
  func search(from start: FitRun) -> FitRun? {
    _ = ledger.sample(at: parameters.map { $0.coordinate(of: $0.start) })
    if isEnough(start) {
      isStartKept = true
      return start
    }
    if let first = ledger.samples.first, !first.evaluation.residuals.isEmpty {
      MatchSearch(ledger).search()
    }
    var search = GoalSearch(ledger)
    if ledger.firstMet == nil { search.search() }
    if ledger.firstMet != nil, ledger.samples[0].evaluation.objective != nil { search.minimize() }
    guard !ledger.isCut, let best = ledger.best else { return nil }
    return shortened(ledger.values(at: best.point), start.values, best.evaluation)
  }

  /// Returns `true` if nothing can be improved: objectives and recordings can always be improved, and the start
  /// may be out of bounds.
  private func isEnough(_ start: FitRun) -> Bool {
    start.evaluation.isMet && start.evaluation.objective == nil
      && start.evaluation.residuals.isEmpty && start.values == parameters.map({ $0.start })
  }

  /// Restores the scene's values that do not affect the goals, one parameter at a time; `nil` if
  /// interrupted.
  private func returned(
    _ values: [Double], _ own: [Double], _ best: FitEvaluation
  ) -> [Double]? {
    var values = values
    for (axis, parameter) in parameters.enumerated()
    where (parameter.lower...parameter.upper).contains(own[axis]) && values[axis] != own[axis] {
      var kept = values
      kept[axis] = own[axis]
      guard let run = player.runs([kept])?.first else { return nil }
      if Self.isGood(run.evaluation, as: best, loss: Self.leastLoss) { values = kept }
    }
    return values
  }

  /// Rounds within the range of equivalent motion.
  private func shortened(
    _ values: [Double], _ own: [Double], _ best: FitEvaluation
  ) -> FitRun? {
    let player = player
    func areGood(_ candidates: [[Double]]) -> [Bool]? {
      player.runs(candidates)?.map { Self.isGood($0.evaluation, as: best) }
    }
    guard let values = returned(values, own, best), let indifference = indifference(around: values)
    else { return nil }
    var near = indifference.narrowed(parameters, around: values)
    for axis in values.indices where values[axis] == own[axis] {
      (near[axis].lower, near[axis].upper) = (own[axis], own[axis])
    }
    return player.run(ShortNumbers.shorten(values, within: near, isGood: areGood))
  }

  /// Returns `true` if the goals are still met and the cost is not noticeably higher.
  private static func isGood(
    _ evaluation: FitEvaluation, as best: FitEvaluation, loss: Double = loss
  ) -> Bool {
    if best.isMet && !evaluation.isMet { return false }
    if best.isMet, let least = best.objective, let objective = evaluation.objective {
      return objective <= least + Self.smallLoss * least.magnitude
    }
    if best.isMet && best.residuals.isEmpty { return true }
    // Below a hundredth of the tolerance, differences do not matter.
    let enough = best.residuals.isEmpty ? 0 : 1e-4
    guard best.knownCost != nil else { return evaluation.cost <= best.cost }
    return evaluation.cost <= max(best.cost * (1 + loss), enough)
  }

  // MARK: Analysis

  func indifference(around found: [Double]) -> Indifference? {
    let player = player
    guard let track = player.track(found) else { return nil }
    return Indifference(parameters, around: ledger.point(of: found)) { values in
      player.areNear(values, to: track, within: Self.sameMotion)
    }
  }

  /// Determined only for recordings, because only they are noisy.
  func uncertainty() -> Uncertainty? {
    guard let best = ledger.best, !best.evaluation.residuals.isEmpty else { return nil }
    // These runs are not part of the search.
    let player = player
    let more = FitHistory(parameters, budget: parameters.count + 1) { values in
      player.runs(values)?.map { $0.evaluation }
    }
    return more.sample(at: best.point).flatMap { Uncertainty(more, at: $0) }
  }
}
