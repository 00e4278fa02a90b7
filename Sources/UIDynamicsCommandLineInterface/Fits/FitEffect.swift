// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsTrajectory

/// The effect of one parameter between its bounds.
enum FitEffect: Equatable {
  /// The motion changes by more than the equivalence tolerance.
  case large
  /// The motion is equivalent; `decides` is `true` if expectations depend on the parameter.
  case little(decides: Bool)
  /// Neither motion nor expectations change.
  case none

  /// As fractions of the bounds.
  private static let samples = [0, 0.25, 0.5, 0.75, 1]

  /// Samples a parameter that keeps the motion equivalent; `nil` if interrupted.
  init?(_ parameters: [FitParameter], _ axis: Int, around found: FitRun, _ player: FitPlayer) {
    let values = Self.samples.map { sample in
      var values = found.values
      values[axis] = parameters[axis].value(at: sample)
      return values
    }
    guard let track = player.track(found.values),
      let areSame = player.areNear(values, to: track, within: 0), let runs = player.runs(values)
    else { return nil }
    let isIdle = runs.allSatisfy {
      $0.expectations == found.expectations && $0.evaluation == found.evaluation
    }
    let decides = runs.contains {
      $0.expectations.map { $0.passed } != found.expectations.map { $0.passed }
    }
    self = isIdle && !areSame.contains(false) ? .none : .little(decides: decides)
  }
}
