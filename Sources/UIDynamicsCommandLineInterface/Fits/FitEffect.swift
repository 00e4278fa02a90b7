// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsTrajectory

/// What a parameter changes anywhere between its bounds, the others as they were found.
enum FitEffect: Equatable {
  /// The motion, by more than counts as the same.
  case large
  /// Less than that; whether what is expected is met depends on it, or it does not.
  case little(decides: Bool)
  /// Nothing at all, neither of the motion nor of what is expected.
  case none

  /// In parts of the bounds.
  private static let places = [0, 0.25, 0.5, 0.75, 1]

  /// Of one that keeps the motion from end to end; nil when somebody asked for the end.
  init?(_ parameters: [FitParameter], _ axis: Int, around found: FitRun, _ player: FitPlayer) {
    let values = Self.places.map { place in
      var values = found.values
      values[axis] = parameters[axis].value(at: place)
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
