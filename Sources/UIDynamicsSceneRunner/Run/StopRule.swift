// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// When a run is over.
struct StopRule: Equatable {
  /// The first tick at or behind this time, in s, is the last.
  var timeLimit: Double
  /// Whether a run goes on to the time limit when everything rests.
  var outlastsRest: Bool

  init(_ run: RunSettings) {
    timeLimit = run.timeLimit
    outlastsRest = run.until == .timeLimit
  }

  /// Decides after the row of a tick whether it was the last; nil to go on.
  ///
  /// `isAtRest` says that the animator is paused and that nothing is left to come by itself.
  func ending(at time: Double, isAtRest: Bool) -> RunEnding? {
    if isAtRest && !outlastsRest { return .stasis }
    return time >= timeLimit ? .timeLimit(timeLimit) : nil
  }
}
