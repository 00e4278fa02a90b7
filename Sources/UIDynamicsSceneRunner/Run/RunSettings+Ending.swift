// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension RunSettings {
  /// Decides after the row of a tick whether it was the last; nil to go on.
  ///
  /// `isAtRest` says that the animator is paused and that nothing is left to come by itself.
  @inline(__always) func ending(at time: Double, isAtRest: Bool) -> RunEnding? {
    if isAtRest && until == .stasis { return .stasis }
    return time >= timeLimit ? .timeLimit(timeLimit) : nil
  }
}
