// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Since when each item has been at rest.
///
/// An item settles at the tick at which the engine lets it sleep; if something wakes it later, the
/// time of the next falling asleep counts.
struct SettleTimes {
  /// One per item, in s; nil while the item moves, and for one that no behavior moves.
  private(set) var times: [Double?]
  /// Since when the animator has been paused, s; nil while it runs.
  private(set) var pausedSince: Double?

  init(itemCount: Int) {
    times = Array(repeating: nil, count: itemCount)
  }

  mutating func observe(_ frame: Frame, isRunning: Bool) {
    pausedSince = isRunning ? nil : pausedSince ?? frame.time
    for (item, state) in frame.states.enumerated() {
      if state.isAwake || state.body == nil || !state.isShown {
        times[item] = nil
      } else if times[item] == nil {
        times[item] = frame.time
      }
    }
  }
}
