// SPDX-License-Identifier: MIT

/// The state of every item at one tick.
///
/// The runner fills one frame again and again; whoever wants to keep one copies it.
package struct Frame: Equatable, Sendable {
  /// The number of animator steps taken; 0 is the state before the first.
  package var tick: Int
  /// The tick divided by the ticks per second, in s.
  package var time: Double
  /// One state per item, in the order of the scene.
  package var states: [ItemState]

  package init(tick: Int = 0, time: Double = 0, states: [ItemState] = []) {
    (self.tick, self.time, self.states) = (tick, time, states)
  }
}
