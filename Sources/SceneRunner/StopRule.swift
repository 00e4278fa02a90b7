// SPDX-License-Identifier: MIT

internal import SceneFormat

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
  func ending(at time: Double, isRunning: Bool) -> RunOutcome.Ending? {
    if !isRunning && !outlastsRest { return .stasis }
    return time >= timeLimit ? .timeLimit(timeLimit) : nil
  }
}
