// SPDX-License-Identifier: MIT

/// What a file tells of one tick: its rows, and the events whose consequences they show.
///
/// A reader fills one again and again; whoever wants to keep one copies it.
package struct TickRecord: Equatable, Sendable {
  /// The number of the tick; counted from 0 where the file has times only.
  package var tick = 0
  /// In s; NaN where the file has no times.
  package var time = Double.nan
  /// For each row the place of its item among the ids.
  package var items: [Int] = []
  /// The values of one row behind those of the other, in the order of the columns; NaN for none.
  package var values: [Double] = []
  package var events: [EventRecord] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty && events.isEmpty }

  /// Takes the standard columns of a frame, items in their order.
  package mutating func take(_ frame: Frame, _ events: [EventRecord]) {
    removeAll()
    (tick, time, self.events) = (frame.tick, frame.time, events)
    for (place, state) in frame.states.enumerated() where state.isShown {
      items.append(place)
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

/// The digest of one tick.
package struct TickDigest: Equatable, Sendable {
  package var tick: Int
  package var value: UInt64

  package init(tick: Int, value: UInt64) { (self.tick, self.value) = (tick, value) }
}
