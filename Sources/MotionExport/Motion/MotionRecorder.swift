// SPDX-License-Identifier: MIT

package import Trajectory

/// Collects the ticks of a run, or of a log, into a motion.
package struct MotionRecorder {
  private var motion: Motion
  /// The place of each item of the motion among those of the run.
  private let places: [Int]
  private let filter: RowFilter
  private var hasBegun = false
  /// What happened before the first tick that is kept belongs to none.
  private var count = 0

  /// - Parameters:
  ///   - motion: Items without ticks.
  ///   - places: The place of each of them among the items of the run.
  ///   - filter: The range of times that is kept.
  package init(_ motion: Motion, places: [Int], filter: RowFilter) {
    (self.motion, self.places, self.filter) = (motion, places, filter)
  }

  /// Takes a tick of a run.
  package mutating func take(_ frame: Frame, _ events: [EventRecord]) {
    guard begin(tick: frame.tick, time: frame.time) else { return }
    for (item, place) in places.enumerated() {
      let state = frame.states[place]
      let values = [state.x, state.y, state.angle, state.width, state.height]
      motion.items[item].append(values.map(Double.init))
    }
    take(events)
  }

  /// Takes a tick of a log with the standard columns; false where an item has no row.
  package mutating func take(_ record: TickRecord, columns: [Column]) -> Bool {
    guard begin(tick: record.tick, time: record.time) else { return true }
    let wanted: [Column] = [.x, .y, .angle, .width, .height]
    let offsets = wanted.compactMap { columns.firstIndex(of: $0) }
    for (item, place) in places.enumerated() {
      guard let row = record.items.firstIndex(of: place), offsets.count == wanted.count else {
        return false
      }
      let start = row * columns.count
      motion.items[item].append(offsets.map { record.values[start + $0] })
    }
    take(record.events)
    return true
  }

  /// The motion as far as it was taken.
  package consuming func recorded(reason: String) -> Motion {
    motion.reason = reason
    return motion
  }

  private mutating func begin(tick: Int, time: Double) -> Bool {
    guard filter.admits(time: time) else { return false }
    if !hasBegun { motion.firstTick = tick }
    hasBegun = true
    return true
  }

  private mutating func take(_ events: [EventRecord]) {
    for event in events {
      let tick = event.tick - motion.firstTick
      guard tick >= 0 else { continue }
      if let mark = event.mark { motion.marks.append(MotionMark(tick: tick, text: mark)) }
      guard event.kind == .contactBegan else { continue }
      for place in motion.items.indices
      where [event.item, event.other].contains(motion.items[place].id) {
        motion.items[place].contacts.append(tick)
      }
    }
  }
}

extension MotionItem {
  fileprivate mutating func append(_ values: [Double]) {
    x.append(values[0])
    y.append(values[1])
    angle.append(values[2])
    width.append(values[3])
    height.append(values[4])
  }
}

extension EventRecord {
  /// What a player may want to jump to: contacts that begin, and what the scene says.
  fileprivate var mark: String? {
    switch kind {
    case .contactBegan:
      ["contactBegan", item, other ?? boundary ?? "bounds"].compactMap(\.self)
        .joined(separator: " ")
    case .emit: name
    case .contactEnded, .pause, .resume, .gesture, .willDisplay, .didEndDisplaying,
      .didEndDecelerating,
      .stop:
      nil
    }
  }
}
