// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct FitRun: Sendable {
  /// The cost of a miss by zero, such as `<` with equal numbers.
  private static let nothing = 1e-12

  let values: [Double]
  let expectations: [RunSummary.Expectation]
  let evaluation: FitEvaluation
  let invalid: String?
  let stopped: String?
  /// The reason why a recording was not compared, if any.
  var apart: String?

  init(_ values: [Double], _ result: CaseScene.Result, objective: Double?) {
    self.values = values
    expectations = result.outcome.expectations
    apart = result.outcome.distances.matches.lazy.compactMap { $0.apart }.first
    let isStopped = result.outcome.ending.status == .guard
    (invalid, stopped) = (nil, isStopped ? result.outcome.reason : nil)
    let goals = expectations.reduce(0) { $0 + Self.cost($1) }
    let residuals = isStopped ? [] : result.outcome.distances.matches.flatMap { $0.residuals }
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    let distance = residuals.isEmpty ? 0 : squares / Double(residuals.count)
    let standing = Self.standing(result.outcome, isStopped)
    // Undecided goals give no direction.
    let misses =
      standing == .decided
      ? zip(expectations, result.outcome.distances.misses).flatMap(Self.misses) : []
    evaluation = FitEvaluation(
      cost: goals + distance, isMet: !isStopped && expectations.allSatisfy { $0.passed },
      standing: standing, residuals: residuals, misses: misses,
      objective: isStopped ? objective.map { _ in .infinity } : objective)
  }

  init(_ values: [Double], _ fault: CaseScene.Fault, objective: Double?) {
    (self.values, expectations) = (values, [])
    (invalid, stopped) = (fault.reason ?? "", nil)
    evaluation = FitEvaluation(cost: 0, isMet: false, standing: .invalid, objective: objective)
  }

  private static func standing(_ outcome: RunOutcome, _ isStopped: Bool) -> FitEvaluation.Standing {
    if isStopped { return .stopped(time: outcome.frame.time) }
    let unseen = outcome.expectations.count { !$0.passed && $0.margin == nil }
    return unseen == 0 ? .decided : .undecided(goals: unseen, time: outcome.frame.time)
  }

  private static func misses(
    _ expectation: RunSummary.Expectation, _ parts: [ExpressionMiss]
  ) -> [FitEvaluation.Miss] {
    if !parts.isEmpty { return parts.map { .init($0.amount, tolerance: $0.tolerance) } }
    let missing = expectation.margin.map { -$0.value / $0.scale } ?? 0
    return [.init(expectation.passed ? min(missing, 0) : max(missing, 0))]
  }

  /// The squared miss in units of 1 pt; 0 if it was never measured.
  private static func cost(_ expectation: RunSummary.Expectation) -> Double {
    if expectation.passed { return 0 }
    guard let margin = expectation.margin else { return 0 }
    let missing = margin.value / margin.scale
    return missing < 0 ? missing * missing : nothing
  }
}
