// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Since when each item has been at rest.
///
/// An item settles at the tick at which the engine lets it sleep; if something wakes it later, the
/// time of the next falling asleep counts.
struct SettleTimes {
  /// One per item: the tick; a negative one while the item moves, and for one that no behavior moves.
  private(set) var ticks: [Int]
  /// Since when the animator has been paused, s; nil while it runs.
  private(set) var pausedSince: Double?

  init(itemCount: Int) {
    ticks = Array(repeating: -1, count: itemCount)
  }

  mutating func observe(_ frame: Frame, isRunning: Bool) {
    pausedSince = isRunning ? nil : pausedSince ?? frame.time
    for item in frame.states.indices {
      let isAtRest =
        !frame.states[item].isAwake && frame.states[item].body != nil && frame.states[item].isShown
      if !isAtRest {
        ticks[item] = -1
      } else if ticks[item] < 0 {
        ticks[item] = frame.tick
      }
    }
  }
}
