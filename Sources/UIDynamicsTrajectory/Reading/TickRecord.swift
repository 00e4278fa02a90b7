// SPDX-License-Identifier: MIT

/// The rows of a tick, and the events that led to them.
///
/// Readers reuse a single instance; make a copy to keep it.
package struct TickRecord: Equatable, Sendable {
  /// The number of the tick; if the file contains only times, ticks are counted from 0.
  package var tick = 0
  /// The time in seconds; NaN if the file does not contain times.
  package var time = Double.nan
  /// The item index of each row.
  package var items: [Int] = []
  /// The values of each row in column order, row by row; NaN for a missing value.
  package var values: [Double] = []
  package var events: [EventRecord] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty && events.isEmpty }

  package mutating func replace(with frame: Frame, _ events: [EventRecord]) {
    removeAll()
    (tick, time, self.events) = (frame.tick, frame.time, events)
    for (index, state) in frame.states.enumerated() where state.isShown {
      items.append(index)
      values.append(Double(state.x))
      values.append(Double(state.y))
      values.append(Double(state.angle))
      values.append(Double(state.vx))
      values.append(Double(state.vy))
      values.append(Double(state.omega))
      values.append(Double(state.width))
      values.append(Double(state.height))
    }
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    time = .nan
  }
}

package struct TickDigest: Equatable, Sendable {
  package var tick: Int
  package var value: UInt64

  package init(tick: Int, value: UInt64) { (self.tick, self.value) = (tick, value) }
}
